import type { Name } from '@hanap/contract/letters/templates'
import { sql } from 'kysely'
import { allOrders } from '../../../db/all-orders.ts'
import type { Connection } from '../../../db/open.ts'
import type { ReadOrder } from '../../../reading/orders/orders.ts'

/** As it was when applied to; for an unlisted job, as the seeker described it. */
export type SentJob = {
  source: string
  source_id: string
  url: string
  title: string
  employer_name: string | null
  description: string
  job_type: string
  salary: string
  hours_per_week: number | null
  /** Absent in older rows. */
  hours_per_day?: number | null
  posted_at: string | null
  version: number
  tags: string[]
}

/** Finds removed listings too. */
export async function findListing(
  connection: Connection,
  jobId: number,
): Promise<{ listing: SentJob; orders: ReadOrder[]; removed_at: Date | null } | undefined> {
  const row = await connection
    .selectFrom('jobs')
    .leftJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'jobs.source',
      'jobs.source_id',
      'jobs.url',
      'jobs.title',
      'employers.name as employer_name',
      'jobs.description',
      'jobs.job_type',
      'jobs.salary',
      'jobs.hours_per_week',
      'jobs.hours_per_day',
      'jobs.posted_at',
      'jobs.version',
      'jobs.removed_at',
      sql<ReadOrder[]>`${allOrders}`.as('orders'),
      sql<string[]>`array(
        select tags.name from job_tags join tags on tags.id = job_tags.tag_id
        where job_tags.job_id = jobs.id order by job_tags.position)`.as('tags'),
    ])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
  if (!row) return undefined
  const { removed_at, posted_at, orders, ...listing } = row
  return { listing: { ...listing, posted_at: posted_at.toISOString() }, orders, removed_at }
}

export async function findName(connection: Connection, userId: number): Promise<Name> {
  return connection
    .selectFrom('users')
    .select(['first_name as first', 'last_name as last'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
