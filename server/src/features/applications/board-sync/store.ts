import type { ApplicationStatus } from '@hanap/contract/applications/applications'
import { sql } from 'kysely'
import type { Connection, Tx } from '../../../db/open.ts'
import type { ApplicationRow } from '../store.ts'

export type OnBoardRow = Pick<
  ApplicationRow,
  'id' | 'send_state' | 'send_started_at' | 'board_status' | 'sent_letter'
> & { source_id: string }

/** The seekers with an open application on the board, made here or there. */
export async function listWaiting(
  connection: Connection,
  userIds: number[],
  open: { source: string; statuses: readonly ApplicationStatus[]; since: Date },
): Promise<number[]> {
  const rows = await connection
    .selectFrom('applications')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', userIds)
    .where(sql<boolean>`sent_job ->> 'source' = ${open.source}`)
    .where('send_state', '<>', 'failed')
    .where('status', 'in', open.statuses)
    .where('applied_at', '>', open.since)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export async function listOnBoard(
  connection: Connection,
  userId: number,
  source: string,
): Promise<OnBoardRow[]> {
  const rows = await connection
    .selectFrom('applications')
    .select([
      'id',
      'send_state',
      'send_started_at',
      'board_status',
      'sent_letter',
      sql<string>`sent_job ->> 'source_id'`.as('source_id'),
    ])
    .where('user_id', '=', userId)
    .where(sql<boolean>`sent_job ->> 'source' = ${source}`)
    .orderBy('id')
    .execute()
  // Check constraints and store.ts guarantee these columns' values.
  return rows as OnBoardRow[]
}

/** Locks the seeker; undefined if they left. */
export const holdSeeker = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()

export async function isSetBySeeker(tx: Tx, applicationId: number): Promise<boolean> {
  const last = await tx
    .selectFrom('application_events')
    .select('source')
    .where('application_id', '=', applicationId)
    .where('kind', 'in', ['status', 'added'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.source === 'seeker'
}

/**
 * @param change if the word also changes the status
 * @param repliedAt if the employer replied; the first time stays
 */
export async function updateBoardWord(
  tx: Tx,
  id: number,
  word: string,
  change: { status: ApplicationStatus; updated_at: Date } | null,
  repliedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('applications')
    .set(({ fn, ref, val }) => ({
      board_status: word,
      ...change,
      replied_at: fn.coalesce(ref('replied_at'), val(repliedAt)),
    }))
    .where('id', '=', id)
    .execute()
}
