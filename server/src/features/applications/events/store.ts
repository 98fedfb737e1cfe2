import type { Connection } from '../../../db/open.ts'
import type { EventRow } from '../store.ts'

/** Oldest first. */
export async function listEvents(connection: Connection, applicationIds: number[]): Promise<EventRow[]> {
  if (applicationIds.length === 0) return []
  const rows = await connection
    .selectFrom('application_events')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .orderBy('happened_at')
    .orderBy('id')
    .execute()
  // Check constraints allow only these values.
  return rows as EventRow[]
}
