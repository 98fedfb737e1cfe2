import type { SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import type { Language } from '@hanap/contract/site/languages'
import { sql } from 'kysely'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Connection, Tx } from '../../db/open.ts'

export type SavedSearchRow = {
  id: number
  name: string
  criteria: SearchCriteria
  alerts: boolean
  created_at: Date
  last_match_at: Date | null
  recent_matches: number
}

/**
 * Newest first.
 * @param recentFrom counts matches since then
 * @param id only this search
 */
export async function findSearches(
  connection: Connection,
  userId: number,
  recentFrom: Date,
  id?: number,
): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`
    select s.id, s.name, s.criteria, s.alerts, s.created_at, m.last_match_at,
      coalesce(m.recent_matches, 0) as recent_matches
    from saved_searches s
    left join (
      select search_id, max(matched_at) as last_match_at,
        count(*) filter (where matched_at >= ${recentFrom}) as recent_matches
      from alert_matches, unnest(saved_search_ids) as search_id
      where user_id = ${userId} group by search_id
    ) m on m.search_id = s.id
    where s.user_id = ${userId} and (${id ?? null}::bigint is null or s.id = ${id ?? null})
    order by s.created_at desc, s.id desc`.execute(connection)
  return rows
}

/** Finds the seeker's saved search with the same criteria. */
export async function findAlike(
  connection: Connection,
  userId: number,
  key: Buffer,
): Promise<number | undefined> {
  const row = await connection
    .selectFrom('saved_searches')
    .select('id')
    .where('user_id', '=', userId)
    .where('criteria_key', '=', key)
    .executeTakeFirst()
  return row?.id
}

export async function countSearches(connection: Connection, userId: number): Promise<number> {
  const { count } = await connection
    .selectFrom('saved_searches')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export type Written = {
  name: string
  criteria: SearchCriteria
  key: Buffer
  alerts: boolean
  /** The language of the page; absent: unchanged. */
  language?: Language | undefined
}

export async function insertSearch(tx: Tx, userId: number, given: Written, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('saved_searches')
    .values({
      user_id: userId,
      name: given.name,
      criteria: JSON.stringify(given.criteria),
      criteria_key: given.key,
      alerts: given.alerts,
      ...(given.language && { language: given.language }),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeSearch(tx: Tx, id: number, given: Written, now: Date): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set({
      name: given.name,
      criteria: JSON.stringify(given.criteria),
      criteria_key: given.key,
      alerts: given.alerts,
      ...(given.language && { language: given.language }),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** After a change of criteria, waiting matches no longer belong to it. */
export async function forgetWaiting(tx: Tx, userId: number, id: number): Promise<void> {
  await sql`update alert_matches set saved_search_ids = array_remove(saved_search_ids, ${id}::bigint)
    where user_id = ${userId} and settled_at is null and ${id} = any(saved_search_ids)`.execute(tx)
}

/** A removed search's matches go to another one. */
export async function passOnMatches(
  tx: Tx,
  userId: number,
  removed: number | undefined,
  to: number,
): Promise<void> {
  if (removed === undefined) return
  await sql`update alert_matches
    set saved_search_ids = array_replace(array_remove(saved_search_ids, ${to}::bigint), ${removed}::bigint, ${to}::bigint)
    where user_id = ${userId} and ${removed} = any(saved_search_ids)
      and not exists (select from saved_searches where id = ${removed})`.execute(tx)
}

/** @returns false if missing or another seeker's */
export async function deleteSearch(connection: Connection, userId: number, id: number): Promise<boolean> {
  const deleted = await connection
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteOldMatches(connection: Connection, before: Date): Promise<void> {
  await deleteInBatches(connection, 'alert_matches', ['matched_at', '<', before])
}
