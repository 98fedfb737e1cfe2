import { sql } from 'kysely'
import type { Connection } from '../../db/open.ts'
import type { ReadJob } from './rules.ts'

/** Open jobs only, newest first. */
export function findJobs(connection: Connection, ids: readonly number[]): Promise<ReadJob[]> {
  return connection
    .selectFrom('jobs')
    .innerJoin('open_jobs', 'open_jobs.job_id', 'jobs.id')
    .select([
      'jobs.title',
      'jobs.shift',
      'jobs.hours_kind',
      'jobs.salary',
      'jobs.monthly_php_min',
      'jobs.monthly_php_max',
      'jobs.monthly_usd_min',
      'jobs.monthly_usd_max',
      'jobs.pay_currency',
      'jobs.pay_period',
      'jobs.pay_rate_date',
      'jobs.pay_assumptions',
      'jobs.posted_at',
    ])
    .where(sql<boolean>`jobs.id = any(${[...ids]}::bigint[])`)
    .orderBy('jobs.posted_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .$narrowType<Pick<ReadJob, 'shift' | 'hours_kind'>>()
    .execute()
}
