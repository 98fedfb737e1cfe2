import type { SendState } from '@hanap/contract/applications/send-states'
import type { Shift } from '@hanap/contract/jobs/job-details'
import type { Tag } from '@hanap/contract/jobs/jobs'
import type { Stale } from '@hanap/contract/jobs/stale'
import { sql } from 'kysely'
import { addedOrders } from '../../db/all-orders.ts'
import type { Connection } from '../../db/open.ts'
import { executePrepared, prepared } from '../../db/prepared.ts'
import { type Spending, spendingSql } from '../../db/spend-search.ts'
import type { HoursKind } from '../../reading/hours/work-hours.ts'
import type { ReadOrder } from '../../reading/orders/orders.ts'
import type { ReadSaid } from '../../reading/said/said.ts'
import type { ReadSign } from '../../reading/signs/signs.ts'
import type { Page } from './rules.ts'

type AddedOrders = { orders: ReadOrder[] | null }

/** With what the seeker did about it. */
export type JobRow = {
  id: number
  version: string
  title: string
  url: string
  description: string
  job_type: string | null
  salary: string
  hours_per_week: number | null
  hours_per_day: number | null
  shift: Shift | null
  hours_kind: HoursKind | null
  pay_assumptions: string[]
  pay_currency: string | null
  pay_period: string | null
  pay_rate_date: string | null
  monthly_usd_min: number | null
  monthly_usd_max: number | null
  monthly_php_min: number | null
  monthly_php_max: number | null
  posted_at: Date
  first_seen_at: Date
  removed_at: Date | null
  employer_id: number | null
  employer_name: string | null
  total_posts: number | null
  tags: Tag[]
  application_id: number | null
  send_state: SendState | null
  saved: boolean
  orders: ReadOrder[]
  stale: Stale | null
  /** Read only with the whole description, which their positions refer to. */
  signs?: ReadSign[] | null
  /** Likewise; null if unread. */
  said?: ReadSaid | null
  /** Likewise, from a model: null if not asked; `orders` is null until it answers. */
  added?: AddedOrders | null
}

/** `change` is the number of their last change. */
export const findTop = prepared<{ change: number; open: number; ids: number[] }, [most: number]>(
  'newest listings',
  `select last_change as change, open_jobs as open, array(
    select job_id from open_jobs order by posted_at desc, job_id desc limit $1::integer) as ids
  from listing_count`,
)

export async function findNewest(connection: Connection, leftOut: readonly number[], page: Page) {
  const rows = await connection
    .selectFrom('open_jobs')
    .select('job_id')
    .$if(leftOut.length > 0, (query) =>
      query.where(sql<boolean>`not job_id = any(${[...leftOut]}::bigint[])`),
    )
    .orderBy('posted_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => row.job_id)
}

/** Titles with any of the words, among the newest `lookedAt`. */
export async function findTitled(connection: Connection, words: readonly string[], lookedAt: number) {
  const newest = connection
    .selectFrom('open_jobs')
    .select(['job_id', 'posted_at'])
    .orderBy('posted_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(lookedAt)
    .as('newest')
  const rows = await connection
    .selectFrom(newest)
    .innerJoin('jobs', 'jobs.id', 'newest.job_id')
    .select('newest.job_id')
    .where(sql<boolean>`lower(jobs.title) like any(${words.map((word) => `%${word}%`)}::text[])`)
    .orderBy('newest.posted_at', 'desc')
    .orderBy('newest.job_id', 'desc')
    .execute()
  return rows.map((row) => row.job_id)
}

/** From a count that the database maintains. */
export async function countOpen(connection: Connection, leftOut: readonly number[]): Promise<number> {
  const { open_jobs, out } = await connection
    .selectFrom('listing_count')
    .select([
      'open_jobs',
      sql<number>`(select count(*) from open_jobs where job_id = any(${[...leftOut]}::bigint[]))`.as('out'),
    ])
    .executeTakeFirstOrThrow()
  return open_jobs - out
}

export async function findPopularTags(connection: Connection, limit: number) {
  return connection
    .selectFrom('tag_counts')
    .innerJoin('tags', 'tags.id', 'tag_counts.tag_id')
    .select(['tags.id', 'tags.name'])
    .where('job_count', '>', 0)
    .orderBy('job_count', 'desc')
    .orderBy('tags.id')
    .limit(limit)
    .execute()
}

export async function isOpen(connection: Connection, jobId: number): Promise<boolean> {
  const row = await connection
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Changes with every write of the listing's or its employer's row (position and transaction). Tags are written with
 * their listing. As in `MARKS`.
 */
const rowVersion = sql<string>`concat_ws(' ', jobs.ctid, jobs.xmin, (
  select concat_ws(' ', ctid, xmin) from employers where employers.id = jobs.employer_id))`

export type JobMark = Pick<JobRow, 'id' | 'version' | 'application_id' | 'send_state' | 'saved'>

const MARKS = `select jobs.id, concat_ws(' ', jobs.ctid, jobs.xmin, (
      select concat_ws(' ', ctid, xmin) from employers where employers.id = jobs.employer_id)) as version, applications.id as application_id, applications.send_state,
    jobs.id in (select job_id from saved_jobs where user_id = $1::bigint and job_id = any($2::bigint[])) as saved
  from jobs
  left join applications on applications.job_id = jobs.id and applications.user_id = $1::bigint
  where jobs.id = any($2::bigint[])`

type Marked = [userId: number, ids: readonly number[]]

export const findMarks = prepared<JobMark, Marked>('marks of listings', MARKS)

/** Finds marks, and counts the search that found the listings. */
export const findMarksSpending = prepared<JobMark, [...Marked, ...Spending]>(
  'marks of listings found',
  `with ${spendingSql} ${MARKS}`,
)

/**
 * Open or not, with what the seeker did about each, in one query.
 * @param maxDescription characters (code points) of the description to read; null is all of it
 */
export async function findJobs(
  connection: Connection,
  userId: number,
  ids: number[],
  maxDescription: number | null,
): Promise<JobRow[]> {
  const query = connection
    .selectFrom('jobs')
    .leftJoin('employers', 'employers.id', 'jobs.employer_id')
    // A seeker has one application per job.
    .leftJoin('applications', (join) =>
      join.onRef('applications.job_id', '=', 'jobs.id').on('applications.user_id', '=', userId),
    )
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.url',
      'jobs.job_type',
      'jobs.salary',
      'jobs.hours_per_week',
      'jobs.hours_per_day',
      'jobs.pay_assumptions',
      'jobs.pay_currency',
      'jobs.pay_period',
      'jobs.pay_rate_date',
      'jobs.monthly_usd_min',
      'jobs.monthly_usd_max',
      'jobs.monthly_php_min',
      'jobs.monthly_php_max',
      'jobs.posted_at',
      'jobs.first_seen_at',
      'jobs.removed_at',
      'employers.id as employer_id',
      'employers.name as employer_name',
      'employers.total_posts',
      'applications.id as application_id',
    ])
    .select([
      // A check constraint allows only these values.
      sql<SendState | null>`applications.send_state`.as('send_state'),
      sql<Shift | null>`jobs.shift`.as('shift'),
      sql<HoursKind | null>`jobs.hours_kind`.as('hours_kind'),
      sql<ReadOrder[]>`jobs.orders`.as('orders'),
      sql<Stale | null>`jobs.stale`.as('stale'),
      rowVersion.as('version'),
      sql<string>`left(jobs.description, ${maxDescription ?? MAX_INTEGER})`.as('description'),
      sql<Tag[]>`(
        select coalesce(json_agg(json_build_object('id', tags.id, 'name', tags.name) order by position), '[]')
        from job_tags join tags on tags.id = tag_id where job_id = jobs.id
      )`.as('tags'),
      sql<boolean>`exists (
        select from saved_jobs where user_id = ${userId} and job_id = jobs.id
      )`.as('saved'),
    ])
    .$if(maxDescription === null, (query) =>
      query.select([
        sql<ReadSign[] | null>`jobs.signs`.as('signs'),
        sql<ReadSaid | null>`jobs.said`.as('said'),
        sql<AddedOrders | null>`${addedOrders}`.as('added'),
      ]),
    )
    .where(sql<boolean>`jobs.id = any(${ids}::bigint[])`)
  return executePrepared(connection, maxDescription === null ? 'whole listings' : 'rows of listings', query)
}

const MAX_INTEGER = 2_147_483_647
