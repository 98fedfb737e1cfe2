import type { Job } from '@hanap/contract/jobs/jobs'
import { sql } from 'kysely'
import type { Connection } from '../db/open.ts'
import type { Listing } from './port.ts'

/** `readAnew` if the log does not reach back. */
export type Changes = { last: number; jobIds: number[]; readAnew: boolean }

const MOST_CHANGES = 2000

export async function findLastChange(connection: Connection): Promise<number> {
  const { last_change } = await connection
    .selectFrom('listing_count')
    .select('last_change')
    .executeTakeFirstOrThrow()
  return last_change
}

export async function findChanges(connection: Connection, since: number): Promise<Changes> {
  // Before the log, which then has every change up to it.
  const latest = await findLastChange(connection)
  const rows = await connection
    .selectFrom('job_changes')
    .select(['change_no', 'job_id'])
    .where('change_no', '>', since)
    .orderBy('change_no')
    .limit(MOST_CHANGES)
    .execute()
  const [first] = rows
  return {
    last: rows.at(-1)?.change_no ?? since,
    jobIds: [...new Set(rows.flatMap(({ job_id }) => job_id ?? []))],
    // Numbers have no gaps: a missing one was swept away, and a latest below ours is another database's.
    readAnew:
      (first ? first.change_no !== since + 1 : latest !== since) ||
      rows.some(({ job_id }) => job_id === null),
  }
}

/** Time as the database writes it, to the microsecond. */
export type Bookmark = { postedAt: string; id: number }

/** Newest first. */
export async function findListingsAfter(connection: Connection, after: Bookmark | null, limit: number) {
  const rows = await select(connection)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(open_jobs.posted_at, open_jobs.job_id) < (${after?.postedAt}::timestamptz, ${after?.id})`,
      ),
    )
    .select(sql<string>`open_jobs.posted_at::text`.as('exactly_posted_at'))
    .orderBy('open_jobs.posted_at', 'desc')
    .orderBy('open_jobs.job_id', 'desc')
    .limit(limit)
    .execute()
  const end = rows.at(-1)
  return {
    listings: await describe(connection, rows),
    bookmark: end ? { postedAt: end.exactly_posted_at, id: end.id } : null,
  }
}

export async function findListings(connection: Connection, ids: readonly number[]): Promise<Listing[]> {
  const rows = await select(connection)
    .where(sql<boolean>`open_jobs.job_id = any(${[...ids]}::bigint[])`)
    .execute()
  return describe(connection, rows)
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function select(connection: Connection) {
  return connection
    .selectFrom('open_jobs')
    .innerJoin('jobs', 'jobs.id', 'open_jobs.job_id')
    .leftJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.description',
      'jobs.job_type',
      'jobs.salary',
      'jobs.monthly_usd_min',
      'jobs.monthly_usd_max',
      'jobs.monthly_php_min',
      'jobs.monthly_php_max',
      'jobs.hours_kind',
      sql<boolean>`jobs.stale is not null`.as('is_stale'),
      'open_jobs.posted_at',
      'open_jobs.tag_ids',
      'employers.id as employer_id',
      'employers.name as employer_name',
    ])
}

/** Reads tag names once: a million listings share some thousand tags. */
async function describe(connection: Connection, rows: readonly Row[]): Promise<Listing[]> {
  const ids = [...new Set(rows.flatMap(({ tag_ids }) => tag_ids))]
  const tags = await connection
    .selectFrom('tags')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  const names = new Map(tags.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    employer: row.employer_id === null ? null : { id: row.employer_id, name: row.employer_name },
    tags: row.tag_ids.map((id) => ({ id, name: names.get(id) ?? '' })),
    // Held by a check constraint.
    jobType: row.job_type as Job['job_type'],
    salary: row.salary,
    usdMin: row.monthly_usd_min,
    usdMax: row.monthly_usd_max,
    phpMin: row.monthly_php_min,
    phpMax: row.monthly_php_max,
    // Held by a check constraint.
    workHours: (row.hours_kind ?? 'not-stated') as Listing['workHours'],
    postedAt: row.posted_at.getTime(),
    isStale: row.is_stale,
  }))
}
