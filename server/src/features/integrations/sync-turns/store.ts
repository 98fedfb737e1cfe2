import { sql } from 'kysely'
import type { Connection, Tx } from '../../../db/open.ts'

export type DueTurn = { integration_id: number; user_id: number }

/** Null if the seeker switched syncs off. */
export const unlessOff = (next: Date) => sql<Date | null>`case when exists (
    select from integration_settings
    where integration_settings.user_id = integrations.user_id and not sync_applications
  ) then null else ${next}::timestamptz end`

/** Schedules a sync, unless one is scheduled. Locks a due one, so that it cannot be dropped meanwhile. */
export async function giveTurn(connection: Connection, userId: number, next: Date): Promise<void> {
  await connection
    .updateTable('integrations')
    .set({ next_sync_at: sql<Date | null>`coalesce(next_sync_at, ${unlessOff(next)})` })
    .where('user_id', '=', userId)
    .execute()
}

export async function clearTurn(connection: Connection, userId: number): Promise<void> {
  await connection
    .updateTable('integrations')
    .set({ next_sync_at: null })
    .where('user_id', '=', userId)
    .execute()
}

/** Longest waiting first. Skips locked ones, and accounts that the board refuses. */
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

/** @param next null unschedules */
export async function moveTurn(tx: Tx, { integration_id }: DueTurn, next: Date | null): Promise<void> {
  await tx.updateTable('integrations').set({ next_sync_at: next }).where('id', '=', integration_id).execute()
}
