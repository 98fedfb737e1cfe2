/**
 * A repeat after `since` is free; `max` is the plan's cap. The texts of `alongHashes` are paid for too, and count as
 * searched at `alongAt`.
 */
export type Spending = [
  textHash: Buffer,
  now: Date,
  since: Date,
  monthInManila: string,
  max: number,
  alongHashes: readonly Buffer[],
  alongAt: Date,
]

/**
 * Counts and remembers a text, under the seeker's lock, unless it was searched after `since`. The first `with`
 * queries of a statement: $1 is the seeker, $3 to $9 a Spending. Past the cap the non-null counter would become null,
 * so the whole statement fails. Must match `spendSearch` (rules.ts).
 */
export const spendingSql = `locked as (select id from users where id = $1::bigint for no key update),
  noted as (
    insert into recent_searches as r (user_id, text_hash, last_searched_at)
    select id, $3::bytea, $4::timestamptz from locked
    on conflict (user_id, text_hash) do update set last_searched_at = excluded.last_searched_at
      where r.last_searched_at <= $5::timestamptz
    returning user_id
  ),
  along as (
    insert into recent_searches as r (user_id, text_hash, last_searched_at)
    select user_id, unnest($8::bytea[]), $9::timestamptz from noted
    on conflict (user_id, text_hash) do update set last_searched_at = excluded.last_searched_at
      where r.last_searched_at < excluded.last_searched_at
  ),
  counted as (
    insert into search_counts as c (user_id, month, spent)
    select user_id, $6::text, 1 from noted
    on conflict (user_id, month) do update set credit_expires_at = null,
      spent = case when c.credit_expires_at > $4::timestamptz or c.spent < $7::integer then c.spent + 1 end
  )`

const NOT_NULL_VIOLATION = '23502'

export const isAtCap = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === NOT_NULL_VIOLATION &&
  'column' in error &&
  error.column === 'spent'
