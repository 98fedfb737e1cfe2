import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Connection, Tx } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import type { Counter } from './rules.ts'

export async function findCounter(connection: Connection, userId: number, month: string) {
  return connection
    .selectFrom('search_counts')
    .select(['spent', 'credit_expires_at'])
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .executeTakeFirst()
}

export async function putCounter(tx: Tx, userId: number, month: string, counter: Counter) {
  await tx
    .insertInto('search_counts')
    .values({ user_id: userId, month, ...counter })
    .onConflict((conflict) => conflict.columns(['user_id', 'month']).doUpdateSet(counter))
    .execute()
}

type Spending = [userId: number, textHash: Buffer, now: Date, since: Date, month: string, max: number]

/**
 * Counts a text and remembers it, under the seeker's lock; no row where it was searched after `since`. Repeats
 * `spendSearch` (rules.ts) where the counter is: past the cap it would become null, and the statement fails as a whole.
 */
export const spendOne = prepared<{ spent: number }, Spending>(
  'spend a search',
  `with locked as (select id from users where id = $1::bigint for no key update),
  noted as (
    insert into recent_searches as r (user_id, text_hash, last_searched_at)
    select id, $2::bytea, $3::timestamptz from locked
    on conflict (user_id, text_hash) do update set last_searched_at = excluded.last_searched_at
      where r.last_searched_at <= $4::timestamptz
    returning user_id
  )
  insert into search_counts as c (user_id, month, spent)
  select user_id, $5::text, 1 from noted
  on conflict (user_id, month) do update set credit_expires_at = null,
    spent = case when c.credit_expires_at > $3::timestamptz or c.spent < $6::integer then c.spent + 1 end
  returning spent`,
)

const NOT_NULL_VIOLATION = '23502'

/** Whether `spendOne` failed because nothing is left to spend. */
export const isAtCap = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === NOT_NULL_VIOLATION &&
  'column' in error &&
  error.column === 'spent'

export async function rememberText(connection: Connection, userId: number, textHash: Buffer, now: Date) {
  await connection
    .insertInto('recent_searches')
    .values({ user_id: userId, text_hash: textHash, last_searched_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'text_hash']).doUpdateSet({ last_searched_at: now }),
    )
    .execute()
}

/** @returns false when it was not remembered */
export async function forgetText(tx: Tx, userId: number, textHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recent_searches')
    .where('user_id', '=', userId)
    .where('text_hash', '=', textHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function forgetTexts(connection: Connection, lastSearchedUntil: Date) {
  await deleteInBatches(connection, 'recent_searches', ['last_searched_at', '<=', lastSearchedUntil])
}

export async function forgetMonthsBefore(connection: Connection, month: string) {
  await deleteInBatches(connection, 'search_counts', ['month', '<', month])
}
