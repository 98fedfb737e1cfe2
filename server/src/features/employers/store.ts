import type { EmployerPage } from '@hanap/contract/jobs/employers'
import { sql } from 'kysely'
import type { Connection } from '../../db/open.ts'
import type { Page } from './rules.ts'

/** Reads only the newest listings, which limits the cost. */
const READ_LISTINGS = 1000
const MOST_SKILLS = 12

/** Named employers with open listings, most listings first, then by name. */
export async function findEmployers(connection: Connection, nameWords: readonly string[], page: Page) {
  const rows = await directory(connection, nameWords)
    .select(['employers.id', 'employers.name', 'total_posts', 'open_jobs', 'newest_posted_at'])
    .orderBy('open_jobs', 'desc')
    .orderBy(sql`lower(employers.name)`)
    .orderBy('employers.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.flatMap(({ name, newest_posted_at: newest, ...row }) =>
    name !== null && newest !== null ? [{ ...row, name, newest_posted_at: newest.toISOString() }] : [],
  )
}

export async function countEmployers(connection: Connection, nameWords: readonly string[]): Promise<number> {
  const { count } = await directory(connection, nameWords)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Named or not, if it ever had a listing. */
export async function findEmployer(connection: Connection, id: number) {
  return connection
    .selectFrom('employers')
    .leftJoin('employer_counts', 'employer_id', 'employers.id')
    .select(['employers.id', 'name', 'total_posts'])
    .select(
      sql<Date>`least(first_seen_at, (select min(posted_at) from jobs
        where employer_id = employers.id and removed_at is null))`.as('first_seen_at'),
    )
    .select(sql<number>`coalesce(open_jobs, 0)`.as('open_jobs'))
    .where('employers.id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('jobs').select('jobs.id').whereRef('jobs.employer_id', '=', 'employers.id')),
    )
    .executeTakeFirst()
}

/** Newest first, without those the seeker hid. */
export async function findOpenJobs(
  connection: Connection,
  employerId: number,
  hidden: readonly number[],
  page: Page,
): Promise<number[]> {
  const rows = await openJobs(connection, employerId)
    .select('id')
    .where(sql<boolean>`id <> all(${[...hidden]}::bigint[])`)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => row.id)
}

export async function countOpenAmong(
  connection: Connection,
  employerId: number,
  jobIds: readonly number[],
): Promise<number> {
  if (jobIds.length === 0) return 0
  const { count } = await connection
    .selectFrom('jobs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(sql<boolean>`id = any(${[...jobIds]}::bigint[])`)
    .where('employer_id', '=', employerId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * From the lower quartile of the minimums to the upper quartile of the maximums. Up to three jobs give their whole
 * range.
 */
export async function findPay(connection: Connection, employerId: number): Promise<EmployerPage['pay']> {
  const { rows } = await sql<NonNullable<EmployerPage['pay']>>`
    select
      percentile_disc(0.25) within group (order by coalesce(monthly_php_min, monthly_php_max)) as php_min,
      percentile_disc(0.75) within group (order by coalesce(monthly_php_max, monthly_php_min)) as php_max,
      percentile_disc(0.25) within group (order by coalesce(monthly_usd_min, monthly_usd_max)) as usd_min,
      percentile_disc(0.75) within group (order by coalesce(monthly_usd_max, monthly_usd_min)) as usd_max,
      count(*) as listings
    from ${recentJobs(connection, employerId)}
    where coalesce(monthly_php_min, monthly_php_max) is not null
      and coalesce(monthly_usd_min, monthly_usd_max) is not null`.execute(connection)
  const [pay] = rows
  return pay && pay.listings > 0 ? pay : null
}

/** Most frequent first. */
export async function findSkills(
  connection: Connection,
  employerId: number,
): Promise<EmployerPage['skills']> {
  const { rows } = await sql<EmployerPage['skills'][number]>`
    select tags.id, tags.name, carried.jobs
    from (
      select tag_id, count(*) as jobs from ${recentJobs(connection, employerId)}
      join job_tags on job_id = recent.id
      group by tag_id order by jobs desc, tag_id limit ${MOST_SKILLS}
    ) carried
    join tags on tags.id = tag_id
    order by carried.jobs desc, tags.id`.execute(connection)
  return rows
}

function directory(connection: Connection, nameWords: readonly string[]) {
  let employers = connection
    .selectFrom('employer_counts')
    .innerJoin('employers', 'employers.id', 'employer_id')
    .where('open_jobs', '>', 0)
    .where('employers.name', 'is not', null)
  // No index finds parts of words; scanning 60,000 names takes 15 ms.
  for (const word of nameWords) {
    employers = employers.where(sql<boolean>`strpos(lower(employers.name), lower(${word})) > 0`)
  }
  return employers
}

const openJobs = (connection: Connection, employerId: number) =>
  connection
    .selectFrom('jobs')
    .where('employer_id', '=', employerId)
    .where('removed_at', 'is', null)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')

const recentJobs = (connection: Connection, employerId: number) =>
  openJobs(connection, employerId)
    .select(['id', 'monthly_php_min', 'monthly_php_max', 'monthly_usd_min', 'monthly_usd_max'])
    .limit(READ_LISTINGS)
    .as('recent')
