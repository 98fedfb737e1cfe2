import type { ConnectionTrouble } from '@hanap/contract/applications/integrations'
import type { Connection, Tx } from '../../../db/open.ts'
import type { StandingTrouble } from '../rules.ts'
import type { IntegrationRow } from '../store.ts'
import { unlessOff } from '../sync-turns/store.ts'

/** A reconnected account does not match any more. */
type Held = Pick<IntegrationRow, 'id' | 'sealed_password'>

const updateHeld = (connection: Connection, held: Held) =>
  connection
    .updateTable('integrations')
    .where('id', '=', held.id)
    .where('sealed_password', '=', held.sealed_password)

/** @returns whether there was no trouble before */
export async function setTrouble(tx: Tx, held: Held, trouble: StandingTrouble): Promise<boolean> {
  const fresh = await updateHeld(tx, held)
    .set({ trouble })
    .where('trouble', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!fresh) await updateHeld(tx, held).set({ trouble }).execute()
  return fresh !== undefined
}

export async function clearTrouble(connection: Connection, held: Held): Promise<void> {
  await updateHeld(connection, held).set({ trouble: null }).execute()
}

export async function updatePoints(
  connection: Connection,
  of: { userId: number; boardEmail: string },
  points: number,
  now: Date,
): Promise<void> {
  await connection
    .updateTable('integrations')
    .set({ apply_points: points, apply_points_at: now })
    .where('user_id', '=', of.userId)
    .where('board_email', '=', of.boardEmail)
    .execute()
}

export async function noteSync(connection: Connection, held: Held, now: Date, next: Date): Promise<void> {
  await updateHeld(connection, held)
    .set({
      last_synced_at: now,
      sync_problem: null,
      sync_failing_since: null,
      next_sync_at: unlessOff(next),
    })
    .execute()
}

export async function noteSyncProblem(
  connection: Connection,
  held: Held,
  problem: ConnectionTrouble,
  failingSince: Date,
  next: Date,
): Promise<void> {
  await updateHeld(connection, held)
    .set({ sync_problem: problem, sync_failing_since: failingSince, next_sync_at: unlessOff(next) })
    .execute()
}
