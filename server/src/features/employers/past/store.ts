import { sql } from 'kysely'
import type { Connection } from '../../../db/open.ts'
import type { Original } from '../../../search/port.ts'
import type { Seen } from './rules.ts'

/** Reads only the newest listings, which limits the cost. */
const READ_LISTINGS = 200
/** Compares only the newest listings. */
const COMPARED_LISTINGS = 12

/** How long listings stayed up, and in how many the pay text changed. Ignores removals by operators. */
export async function findSeen(connection: Connection, employerId: number): Promise<Seen> {
  const { rows } = await sql<Seen>`
    with newest as materialized (
      select id, version, removed_at, least(first_seen_at, posted_at) as begun_at,
        removed_at is not null and withheld_at is null as is_gone
      from jobs where employer_id = ${employerId}
      order by first_seen_at desc, id desc limit ${READ_LISTINGS}
    )
    select count(*) as read,
      count(*) filter (where version > 1 and (
        select count(distinct v.listing ->> 'salary') from job_versions v where v.job_id = newest.id
      ) > 1) as changed,
      count(*) filter (where is_gone) as gone,
      percentile_cont(0.5) within group (order by extract(epoch from removed_at - begun_at)::float8 / 86400)
        filter (where is_gone) as median_days
    from newest`.execute(connection)
  const [seen] = rows
  if (!seen) throw new Error('an aggregate has one row')
  return seen
}

/** Newest first, with a monthly pay, open or gone, as the index compares them. */
export async function findPaid(connection: Connection, employerId: number, since: Date) {
  const { rows } = await sql<Pick<Original, 'id' | 'title' | 'jobType'> & { phpMin: number; phpMax: number }>`
    select id, title, job_type as "jobType",
      coalesce(monthly_php_min, monthly_php_max) as "phpMin",
      coalesce(monthly_php_max, monthly_php_min) as "phpMax"
    from jobs
    where employer_id = ${employerId} and posted_at > ${since}
      and coalesce(monthly_php_min, monthly_php_max) is not null
    order by posted_at desc, id desc limit ${COMPARED_LISTINGS}`.execute(connection)
  return rows
}
