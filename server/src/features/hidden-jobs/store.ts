import type { Connection } from '../../db/open.ts'

export type HiddenRow = { job_id: number; hidden_at: Date }

/** True for removed listings too. */
export async function hasListing(connection: Connection, jobId: number): Promise<boolean> {
  const row = await connection.selectFrom('jobs').select('id').where('id', '=', jobId).executeTakeFirst()
  return row !== undefined
}

/** Newest first. */
export async function listHidden(
  connection: Connection,
  userId: number,
  limit: number,
): Promise<HiddenRow[]> {
  return connection
    .selectFrom('hidden_jobs')
    .select(['job_id', 'hidden_at'])
    .where('user_id', '=', userId)
    .orderBy('hidden_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(limit)
    .execute()
}

export async function isHidden(connection: Connection, userId: number, jobId: number): Promise<boolean> {
  const row = await connection
    .selectFrom('hidden_jobs')
    .select('job_id')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row !== undefined
}

export async function countHidden(connection: Connection, userId: number): Promise<number> {
  const { count } = await connection
    .selectFrom('hidden_jobs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertHidden(connection: Connection, userId: number, jobId: number, now: Date) {
  await connection
    .insertInto('hidden_jobs')
    .values({ user_id: userId, job_id: jobId, hidden_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteHidden(connection: Connection, userId: number, jobId: number) {
  await connection
    .deleteFrom('hidden_jobs')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .execute()
}

export async function deleteRemoved(connection: Connection, userId: number) {
  await connection
    .deleteFrom('hidden_jobs')
    .using('jobs')
    .whereRef('jobs.id', '=', 'hidden_jobs.job_id')
    .where('hidden_jobs.user_id', '=', userId)
    .where('jobs.removed_at', 'is not', null)
    .execute()
}
