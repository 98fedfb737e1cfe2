import { sql } from 'kysely'
import type { Connection, Tx } from '../../../db/open.ts'

/** Whose turn has come, with the account it is the turn of. */
export type DueTurn = { integration_id: number; user_id: number }

/** What a turn may be set to: none while the seeker has syncs switched off. */
export const unlessOff = (next: Date) => sql<Date | null>`case when exists (
    select from integration_settings
    where integration_settings.user_id = integrations.user_id and not sync_applications
  ) then null else ${next}::timestamptz end`

/**
 * Schedules the seeker's account for a sync unless one is scheduled. A due one is locked until the transaction ends, so
 * it cannot be dropped meanwhile.
 */
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

/**
 * The due syncs, longest waiting first, locked until the transaction ends; locked ones are skipped, and accounts the
 * board refuses.
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

/** @param next null takes it away */
export async function moveTurn(tx: Tx, { integration_id }: DueTurn, next: Date | null): Promise<void> {
  await tx.updateTable('integrations').set({ next_sync_at: next }).where('id', '=', integration_id).execute()
}
