import { sql } from 'kysely'
import type { Database } from '../../../db/open.ts'

const RUN_LOCK = 7_201_103

/**
 * The lock's own connection frees it, even on kill -9.
 * @returns undefined if another process has it
 */
export async function withSourceLock<T>(
  db: Database,
  source: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  return db.connection().execute(async (connection) => {
    const lock = sql`${RUN_LOCK}, hashtext(${source})`
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${lock}) as taken`.execute(
      connection,
    )
    if (!rows[0]?.taken) return undefined
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection)
    }
  })
}
