import { sql } from 'kysely'
import type { Tx } from '../../../db/open.ts'

export type Holder = { id: number; email: string; first_name: string }
export type Ending = { user_id: number; plan_type: 'basic' | 'premium'; ends_at: Date }
export type Within = { now: Date; until: Date }

/** A seeker's last paid period that ends within this time. */
const isEnding = ({
  now,
  until,
}: Within) => sql<boolean>`reminded_at is null and plan_type <> 'free' and starts_at < ends_at
  and ends_at > ${now} and ends_at <= ${until} and not exists (
    select from subscription_periods later where later.user_id = subscription_periods.user_id
      and later.plan_type <> 'free' and later.ends_at > subscription_periods.ends_at)`

/** Locks holders by id, so that none of them pays meanwhile. Skips locked ones. */
export const claimHolders = (
  tx: Tx,
  within: Within,
  page: { after: number; limit: number },
): Promise<Holder[]> =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('id', '>', page.after)
    .where('id', 'in', (from) =>
      from.selectFrom('subscription_periods').select('user_id').where(isEnding(within)),
    )
    .orderBy('id')
    .limit(page.limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()

/** Marks them as reminded. */
export async function claimEndings(tx: Tx, userIds: readonly number[], within: Within): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    update subscription_periods set reminded_at = ${within.now}
    where user_id = any(${userIds}::bigint[]) and ${isEnding(within)}
    returning user_id, plan_type, ends_at`.execute(tx)
  return rows
}
