import type { JobReport } from '@hanap/contract/jobs/job-reports'
import { sql } from 'kysely'
import type { Connection } from '../../db/open.ts'

/** Undefined for an unknown listing. */
export async function findListing(connection: Connection, jobId: number) {
  return connection.selectFrom('jobs').select('url').where('id', '=', jobId).executeTakeFirst()
}

/** @returns whether it is the seeker's first, and how many seekers reported the listing */
export async function putReport(
  connection: Connection,
  given: JobReport & { userId: number; jobId: number; now: Date },
): Promise<{ isFirst: boolean; total: number }> {
  const said = { reason: given.reason, note: given.note, reported_at: given.now }
  const { isFirst } = await connection
    .insertInto('job_reports')
    .values({ user_id: given.userId, job_id: given.jobId, ...said })
    // A repeated report reopens a settled one.
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'job_id']).doUpdateSet({ ...said, settled_at: null }),
    )
    // Only an inserted row has xmax 0.
    .returning(sql<boolean>`xmax = 0`.as('isFirst'))
    .executeTakeFirstOrThrow()
  const { total } = await connection
    .selectFrom('job_reports')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('job_id', '=', given.jobId)
    .executeTakeFirstOrThrow()
  return { isFirst, total }
}

/** Most reported first. */
export async function listOpenReports(connection: Connection, limit: number) {
  return connection
    .selectFrom('job_reports as report')
    .innerJoin('jobs as job', 'job.id', 'report.job_id')
    .select((select) => [
      'job.id as job_id',
      'job.title',
      'job.url',
      select.fn.countAll<number>().as('reports'),
      select.fn.min('report.reported_at').as('first_at'),
      sql<string[]>`array_agg(distinct report.reason order by report.reason)`.as('reasons'),
      sql<string[]>`array_remove(array_agg(report.note order by report.reported_at), '')`.as('notes'),
    ])
    .where('report.settled_at', 'is', null)
    .groupBy('job.id')
    .orderBy('reports', 'desc')
    .orderBy('first_at')
    .limit(limit)
    .execute()
}

/** @returns how many there were */
export async function settleReports(connection: Connection, jobId: number, now: Date): Promise<number> {
  const settled = await connection
    .updateTable('job_reports')
    .set({ settled_at: now })
    .where('job_id', '=', jobId)
    .where('settled_at', 'is', null)
    .returning('id')
    .execute()
  return settled.length
}
