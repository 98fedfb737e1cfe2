import { COUNT_CAP, type Job, type Tag } from '@hanap/contract/jobs'
import { sql } from 'kysely'
import type { Connection } from '../../db/open.ts'
import { type Criteria, type Page, payEstimate } from './rules.ts'

/** Criteria whose tags are ids; an empty list of them matches nothing. */
export type Matching = Omit<Criteria, 'tags'> & { tagIds: number[] | null }

/** Which words the search text has to occur in. */
type Tier = 'title' | 'beyond title' | 'anywhere'

/**
 * Open listings that match, newest first. The planner reads the order's index or the words' index, whichever
 * its statistics say is shorter; nothing is scored.
 */
export async function findNewest(
  connection: Connection,
  matching: Matching,
  page: Page,
  tier: Tier = 'anywhere',
) {
  const rows = await select(connection, matching, tier)
    .select('job_id')
    .orderBy('posted_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => row.job_id)
}

/** Open listings that match, by the upper end of what they pay a month in US dollars, unknown pay last. */
export async function findBestPaid(connection: Connection, matching: Matching, page: Page) {
  const rows = await select(connection, matching, 'anywhere')
    .select('job_id')
    .orderBy(sql`coalesce(monthly_usd_max, monthly_usd_min) desc nulls last`)
    .orderBy('job_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => row.job_id)
}

/** How many open listings match, up to one more than the cap. */
export async function countMatching(
  connection: Connection,
  matching: Matching,
  tier: Tier = 'anywhere',
  cap: number = COUNT_CAP,
): Promise<number> {
  const { count } = await connection
    .selectFrom(
      select(connection, matching, tier)
        .select('job_id')
        .limit(cap + 1)
        .as('counted'),
    )
    .select((counted) => counted.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many open listings there are, kept by the database itself. */
export async function countOpen(connection: Connection): Promise<number> {
  const { open_jobs } = await connection
    .selectFrom('listing_count')
    .select('open_jobs')
    .executeTakeFirstOrThrow()
  return open_jobs
}

/** The ids of those tags that exist. */
export async function findTagIds(connection: Connection, keys: string[]): Promise<number[]> {
  if (keys.length === 0) return []
  const rows = await connection.selectFrom('tags').select('id').where('key', 'in', keys).execute()
  return rows.map((row) => row.id)
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

/** Open listings other than `jobId` that might be like it, the newest of each kind. */
export async function findRelated(
  connection: Connection,
  jobId: number,
  by: { jobType: string } | { tagIds: number[] } | { titleWords: string[] } | 'anything',
  limit: number,
): Promise<number[]> {
  const related = () => {
    const others = connection.selectFrom('job_search').where('job_id', '!=', jobId)
    if (by === 'anything') return others
    if ('jobType' in by) return others.where('job_type', '=', by.jobType)
    if ('tagIds' in by) return others.where(sql<boolean>`tag_ids && ${by.tagIds}::bigint[]`)
    const anyWord = sql`wanted_words(${by.titleWords.join(' or ')})`
    return others.where(sql<boolean>`title_words @@ ${anyWord}`)
  }
  const rows = await related()
    .select('job_id')
    .orderBy('posted_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.job_id)
}

/**
 * Listings by id, open or not, with what the seeker did about them: one query, whatever their number.
 * @param maxDescription characters (code points) of the description to read; null is all of it
 */
export async function findJobs(
  connection: Connection,
  userId: number,
  ids: number[],
  maxDescription: number | null,
): Promise<Job[]> {
  const rows = await connection
    .selectFrom('jobs')
    .leftJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.url',
      'jobs.job_type',
      'jobs.salary',
      'jobs.hours_per_week',
      'jobs.pay_assumptions',
      'jobs.pay_rate_date',
      'jobs.monthly_usd_min',
      'jobs.monthly_usd_max',
      'jobs.monthly_php_min',
      'jobs.monthly_php_max',
      'jobs.posted_at',
      'jobs.removed_at',
      'employers.id as employer_id',
      'employers.name as employer_name',
      'employers.total_posts',
    ])
    .select([
      sql<string>`left(jobs.description, ${maxDescription ?? MAX_INTEGER})`.as('description'),
      sql<Tag[]>`(
        select coalesce(json_agg(json_build_object('id', tags.id, 'name', tags.name) order by position), '[]')
        from job_tags join tags on tags.id = tag_id where job_id = jobs.id
      )`.as('tags'),
      sql<boolean>`exists (
        select from applications where user_id = ${userId} and job_id = jobs.id and send_state <> 'failed'
      )`.as('applied'),
      sql<boolean>`exists (
        select from saved_jobs where user_id = ${userId} and job_id = jobs.id
      )`.as('saved'),
    ])
    .where(sql<boolean>`jobs.id = any(${ids}::bigint[])`)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    employer:
      row.employer_id !== null && row.employer_name !== null
        ? { id: row.employer_id, name: row.employer_name, total_posts: row.total_posts ?? 0 }
        : null,
    description: row.description,
    // The column's check constraint holds exactly the job types.
    job_type: row.job_type as Job['job_type'],
    salary: row.salary,
    pay: payEstimate(row),
    hours_per_week: row.hours_per_week,
    date_posted: row.posted_at.toISOString(),
    tags: row.tags,
    applied: row.applied,
    saved: row.saved,
    url: row.url,
    removed_at: row.removed_at?.toISOString() ?? null,
  }))
}

const MAX_INTEGER = 2_147_483_647

function select(connection: Connection, matching: Matching, tier: Tier) {
  const { text, jobType, pay, postedFrom, tagIds } = matching
  // Seekers' words reach the database through this function alone, which takes any text and never fails.
  const words = sql`wanted_words(${text})`
  let query = connection.selectFrom('job_search')
  if (text !== null) {
    // A title that matches is a listing that matches, unless a word is excluded that only the rest of it has.
    const isTitleEnough = tier === 'title' && !text.includes('-')
    if (!isTitleEnough) query = query.where(sql<boolean>`words @@ ${words}`)
    if (tier === 'title') query = query.where(sql<boolean>`title_words @@ ${words}`)
    if (tier === 'beyond title') query = query.where(sql<boolean>`not title_words @@ ${words}`)
  }
  if (jobType !== null) query = query.where('job_type', '=', jobType)
  if (postedFrom !== null) query = query.where('posted_at', '>=', postedFrom)
  if (tagIds !== null) query = query.where(sql<boolean>`tag_ids && ${tagIds}::bigint[]`)
  // Ranges overlap when each begins before the other ends; one known end is the whole range, unknown pay is none.
  if (pay !== null)
    query = query.where(sql<boolean>`coalesce(monthly_usd_max, monthly_usd_min) >= ${pay.from}`)
  if (pay !== null && pay.to !== null)
    query = query.where(sql<boolean>`coalesce(monthly_usd_min, monthly_usd_max) <= ${pay.to}`)
  return query
}
