import type { JobReport } from '@hanap/contract/job-reports'
import { sql } from 'kysely'
import type { Connection } from '../../db/open.ts'

/** Where a listing stands on the board; undefined where there never was such a listing. */
export async function findListing(connection: Connection, jobId: number) {
  return connection.selectFrom('jobs').select('url').where('id', '=', jobId).executeTakeFirst()
}

/**
 * Writes a seeker's report, in place of an earlier one of the same listing.
 * @returns whether it is the first, and how many seekers have reported the listing
 */
export async function putReport(
  connection: Connection,
  given: JobReport & { userId: number; jobId: number; now: Date },
): Promise<{ isFirst: boolean; total: number }> {
  const said = { reason: given.reason, note: given.note, reported_at: given.now }
  const { isFirst } = await connection
    .insertInto('job_reports')
    .values({ user_id: given.userId, job_id: given.jobId, ...said })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doUpdateSet(said))
    // A row that was written anew has no deleter yet.
    .returning(sql<boolean>`xmax = 0`.as('isFirst'))
    .executeTakeFirstOrThrow()
  const { total } = await connection
    .selectFrom('job_reports')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('job_id', '=', given.jobId)
    .executeTakeFirstOrThrow()
  return { isFirst, total }
}
