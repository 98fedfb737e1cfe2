import { sql } from 'kysely'
import type { Connection, Tx } from '../../db/open.ts'

export type SavedRow = { id: number; job_id: number; saved_at: Date }
/** Title and pay as saved; null if unchanged. */
export type ChangedRow = { saved_id: number; salary: string | null; title: string | null; changed_at: Date }

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

/**
 * Titles or pay that differ from the time of saving, and since when. Reversed changes, bumps and removals do not
 * count.
 */
export async function listChanged(
  connection: Connection,
  userId: number,
  savedIds: readonly number[],
): Promise<ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    select saved.id as saved_id, nullif(was.salary, jobs.salary) as salary, nullif(was.title, jobs.title) as title,
      (select min(v.seen_at) from job_versions v
        where v.job_id = jobs.id and v.listing ? 'title' and v.version > (
          select max(o.version) from job_versions o
          where o.job_id = jobs.id and o.listing ? 'title'
            and (o.listing ->> 'title' <> jobs.title or o.listing ->> 'salary' <> jobs.salary))) as changed_at
    from saved_jobs saved
    join jobs on jobs.id = saved.job_id
    cross join lateral (
      select v.listing ->> 'title' as title, v.listing ->> 'salary' as salary from job_versions v
      where v.job_id = saved.job_id and v.version <= saved.saved_version and v.listing ? 'title'
      order by v.version desc limit 1
    ) was
    where saved.user_id = ${userId} and saved.id = any(${[...savedIds]}::bigint[])
      and (was.title <> jobs.title or was.salary <> jobs.salary)`.execute(connection)
  return rows
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

/** @returns false if missing or another seeker's */
export async function deleteSaved(connection: Connection, userId: number, savedId: number): Promise<boolean> {
  const deleted = await connection
    .deleteFrom('saved_jobs')
    .where('id', '=', savedId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
