import type { Connection, Tx } from '../../../db/open.ts'

export type InterviewRow = {
  id: number
  application_id: number
  starts_at: Date | null
  /** Set if only a day was given. */
  starts_on: string | null
  label: string
  place: string
  notes: string
}

const columns = ['id', 'application_id', 'starts_at', 'starts_on', 'label', 'place', 'notes'] as const

/** In order of time, those without one last. */
export async function listInterviews(
  connection: Connection,
  applicationIds: number[],
): Promise<InterviewRow[]> {
  if (applicationIds.length === 0) return []
  return connection
    .selectFrom('interviews')
    .select(columns)
    .where('application_id', 'in', applicationIds)
    .orderBy('starts_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()
}

export async function insertInterview(
  tx: Tx,
  interview: Omit<InterviewRow, 'id'>,
  now: Date,
): Promise<InterviewRow> {
  return tx
    .insertInto('interviews')
    .values({ ...interview, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function updateInterview(
  tx: Tx,
  id: number,
  change: Partial<Omit<InterviewRow, 'id' | 'application_id'>>,
): Promise<void> {
  await tx.updateTable('interviews').set(change).where('id', '=', id).execute()
}

export async function deleteInterview(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('interviews').where('id', '=', id).execute()
}
