import type { SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import { sql } from 'kysely'
import type { Connection, Tx } from '../../../db/open.ts'

/** A saved search, with its seeker's alert setting. */
export type WatchedSearch = {
  id: number
  user_id: number
  criteria: SearchCriteria
  criteria_key: Buffer
  job_alerts: boolean
}
export type AlertMatch = { userId: number; jobId: number; searchIds: readonly number[] }

/** Deletes arrivals that are too old or meanwhile removed. @returns whether there may be more */
export async function dropArrivals(connection: Connection, postedBefore: Date, limit: number) {
  const { numAffectedRows } = await sql`
    delete from listing_arrivals where job_id in (
      select a.job_id from listing_arrivals a left join open_jobs o on o.job_id = a.job_id
      where o.job_id is null or o.posted_at < ${postedBefore}
      limit ${limit}
    )`.execute(connection)
  return Number(numAffectedRows ?? 0) === limit
}

/** In order of id. */
export async function findArrivals(connection: Connection, limit: number): Promise<number[]> {
  const rows = await connection
    .selectFrom('listing_arrivals')
    .select('job_id')
    .orderBy('job_id')
    .limit(limit)
    .execute()
  return rows.map(({ job_id }) => job_id)
}

/**
 * Searches of the next seekers by id, oldest first.
 * @param page.after the last seeker of the page before
 * @param jobAlerts the default
 */
export async function findWatched(
  connection: Connection,
  page: { after: number; limit: number },
  jobAlerts: boolean,
): Promise<WatchedSearch[]> {
  const { rows } = await sql<WatchedSearch>`
    select s.id, s.user_id, s.criteria, s.criteria_key, coalesce(n.job_alerts, ${jobAlerts}) as job_alerts
    from (
      select distinct user_id from saved_searches where alerts and user_id > ${page.after}
      order by user_id limit ${page.limit}
    ) as seekers
    join saved_searches s on s.user_id = seekers.user_id and s.alerts
    left join notification_settings n on n.user_id = s.user_id
    order by s.user_id, s.id`.execute(connection)
  return rows
}

export async function deleteArrivals(connection: Connection, jobIds: readonly number[]): Promise<void> {
  await connection
    .deleteFrom('listing_arrivals')
    .where(sql<boolean>`job_id = any(${[...jobIds]}::bigint[])`)
    .execute()
}

/** Skips repeated matches, and seekers who left. */
export async function insertMatches(tx: Tx, matches: readonly AlertMatch[], now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into alert_matches (user_id, job_id, saved_search_ids, matched_at)
    select u.id, found.job_id, found.search_ids::bigint[], ${now}
    from unnest(
      ${matches.map(({ userId }) => userId)}::bigint[],
      ${matches.map(({ jobId }) => jobId)}::bigint[],
      ${matches.map(({ searchIds }) => `{${searchIds.join(',')}}`)}::text[]
    ) as found (user_id, job_id, search_ids)
    join users u on u.id = found.user_id
    for key share of u
    on conflict (user_id, job_id) do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
