import type { Connection, Database, Tx } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { firstTurn, nextTurn } from '../rules.ts'
import { clearTurn, type DueTurn, giveTurn, lockDueTurns, moveTurn } from './store.ts'

/** With the board's pauses, so many keep one worker busy for some minutes. */
const TURNS_AT_ONCE = 25

export type SyncTurns = {
  /** Schedules a sync, unless one is scheduled or syncs are off. */
  plan(connection: Connection, userId: number): Promise<void>
  drop(connection: Connection, userId: number): Promise<void>
  /**
   * Begins all due syncs, longest waiting first, in one transaction. Schedules the next ones first, so that a crash
   * does not lose them.
   * @param given.listWaiting which of these seekers a sync may help; others get none
   * @param given.begin called for each
   */
  take(given: {
    listWaiting(tx: Tx, userIds: number[]): Promise<number[]>
    begin(tx: Tx, turn: DueTurn): Promise<void>
  }): Promise<void>
}

export function createSyncTurns({ db, clock }: { db: Database; clock: Clock }): SyncTurns {
  return {
    plan: (connection, userId) => giveTurn(connection, userId, firstTurn(userId, clock.now())),

    drop: clearTurn,

    take: ({ listWaiting, begin }) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now()
        let left = TURNS_AT_ONCE
        while (left > 0) {
          const due = await lockDueTurns(tx, now, left)
          if (due.length === 0) return
          const userIds = due.map(({ user_id }) => user_id)
          const waiting = new Set(await listWaiting(tx, userIds))
          for (const turn of due) {
            const isWaiting = waiting.has(turn.user_id)
            await moveTurn(tx, turn, isWaiting ? nextTurn(turn.user_id, now) : null)
            if (isWaiting) await begin(tx, turn)
          }
          left -= waiting.size
        }
      }),
  }
}
