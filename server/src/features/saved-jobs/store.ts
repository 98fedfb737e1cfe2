import type { Connection, Tx } from '../../db/open.ts'

export type SavedRow = { id: number; job_id: number; saved_at: Date }

export async function listSaved(connection: Connection, userId: number): Promise<SavedRow[]> {
  return connection
    .selectFrom('saved_jobs')
    .select(['id', 'job_id', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function findSaved(connection: Connection, userId: number, jobId: number) {
  return connection
    .selectFrom('saved_jobs')
    .select(['id', 'job_id', 'saved_at'])
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
}

export async function countSaved(connection: Connection, userId: number): Promise<number> {
  const { count } = await connection
    .selectFrom('saved_jobs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertSaved(tx: Tx, userId: number, jobId: number, now: Date): Promise<SavedRow> {
  return tx
    .insertInto('saved_jobs')
    .values((from) => ({
      user_id: userId,
      job_id: jobId,
      saved_at: now,
      saved_version: from.selectFrom('jobs').select('version').where('id', '=', jobId),
    }))
    .returning(['id', 'job_id', 'saved_at'])
    .executeTakeFirstOrThrow()
}

/** @returns false when the row is not there or is somebody else's */
export async function deleteSaved(connection: Connection, userId: number, savedId: number): Promise<boolean> {
  const deleted = await connection
    .deleteFrom('saved_jobs')
    .where('id', '=', savedId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
