import { sql } from 'kysely'
import type { Connection, Tx } from '../../../db/open.ts'

/** Unconfirmed and never used: no sign-in, nothing paid or given. */
const unused = sql<boolean>`
  unconfirmed_since is not null
  and not exists (select 1 from sessions where user_id = users.id)
  and not exists (select 1 from social_identities where user_id = users.id)
  and not exists (select 1 from payments where user_id = users.id)
  and not exists (select 1 from subscription_periods where user_id = users.id and plan_type <> 'free')`

const select = (connection: Connection) =>
  connection.selectFrom('users').select(['id', 'email']).where(unused)

/** Undefined if it is gone, confirmed or used. */
export const lockUnused = (tx: Tx, id: number) =>
  select(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** An unused account that waits since before `since`, without a valid link. Skips a locked one. */
export const lockExpired = (tx: Tx, id: number, at: { since: Date; now: Date }) =>
  expired(tx, at).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()

export async function findExpired(
  connection: Connection,
  at: { since: Date; now: Date },
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await expired(connection, at).where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

const expired = (connection: Connection, { since, now }: { since: Date; now: Date }) =>
  select(connection)
    .where('unconfirmed_since', '<=', since)
    .where(
      // Anyone can ask for links, so they delay the deletion by a day at most.
      sql<boolean>`(unconfirmed_since <= ${since}::timestamptz - interval '1 day' or not exists (
        select 1 from account_links
        where user_id = users.id and kind = 'verify-email' and ended_at is null and expires_at > ${now}))`,
    )
