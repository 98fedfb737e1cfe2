import { sql } from 'kysely'
import type { Connection } from '../../db/open.ts'

/**
 * Identifies a change by database, timeline and transaction: a restored backup, a diverged copy and another site
 * differ in one of them. Null if the log does not have it.
 */
export async function readOrigin(connection: Connection, change: number): Promise<string | null> {
  const { rows } = await sql<{ origin: string }>`
    select concat_ws(' ', system_identifier, timeline_id, current_database(), job_changes.xmin, job_id) as origin
    from job_changes, pg_control_system(), pg_control_checkpoint() where change_no = ${change}`.execute(
    connection,
  )
  return rows[0]?.origin ?? null
}
