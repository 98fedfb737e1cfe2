import type { ApplicationStatus } from '@hanap/contract/applications'
import { sql } from 'kysely'
import type { Connection, Tx } from '../../db/open.ts'
import type { ApplicationRow } from './store.ts'

/** Whose turn has come, with the account it is the turn of. */
export type DueTurn = { integration_id: number; user_id: number }
/** An application that may stand in the board's sent list. */
export type OnBoardRow = Pick<
  ApplicationRow,
  'id' | 'send_state' | 'send_started_at' | 'board_status' | 'sent_letter'
> & { source_id: string }

const isOpen = (statuses: readonly ApplicationStatus[], since: Date) => sql<boolean>`exists (
    select from applications
    where applications.user_id = integrations.user_id and origin = 'hanap' and send_state <> 'failed'
      and status = any(${statuses}::text[]) and applied_at > ${since}
  )`

/** Takes the turns that have come of those who wait for nothing: there is nothing to bring over. */
export async function dropIdleTurns(
  tx: Tx,
  now: Date,
  open: { statuses: readonly ApplicationStatus[]; since: Date },
): Promise<void> {
  await tx
    .updateTable('integrations')
    .set({ next_sync_at: null })
    .where('next_sync_at', '<=', now)
    .where(sql<boolean>`not ${isOpen(open.statuses, open.since)}`)
    .execute()
}

/**
 * The turns that have come, the longest waiting first, held until the transaction ends; those that somebody else holds
 * at this moment are left out, and so are accounts that the board does not let in.
 */
export async function lockDueTurns(tx: Tx, now: Date, limit: number): Promise<DueTurn[]> {
  return tx
    .selectFrom('integrations')
    .select(['id as integration_id', 'user_id'])
    .where('next_sync_at', '<=', now)
    .where('trouble', 'is', null)
    .orderBy('next_sync_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function moveTurn(tx: Tx, integrationId: number, next: Date): Promise<void> {
  await tx.updateTable('integrations').set({ next_sync_at: next }).where('id', '=', integrationId).execute()
}

/** A seeker's applications for listings of this source. */
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
  // Check constraints and store.ts say what stands in these columns.
  return rows as OnBoardRow[]
}

/** Whether the seeker, not the board, has set the status that an application has, or added it with. */
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

/** Keeps the board's word; `change` where it also changes the status. */
export async function updateBoardWord(
  tx: Tx,
  id: number,
  word: string,
  change: { status: ApplicationStatus; updated_at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ board_status: word, ...change })
    .where('id', '=', id)
    .execute()
}
