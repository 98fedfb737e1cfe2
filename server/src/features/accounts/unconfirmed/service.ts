import { afterDeadlock } from '../../../db/connections/after-deadlock.ts'
import type { Database, Tx } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { forgetTasksOf } from '../../../tasks/queue.ts'
import type { Subscriptions } from '../../subscriptions/service.ts'
import { deleteLooseRows, deleteUser } from '../deletion/store.ts'
import { UNCONFIRMED_LIFE_MS } from '../rules.ts'
import { findExpired, lockExpired, lockUnused } from './store.ts'

export type Unconfirmed = {
  /**
   * Deletes accounts that their own browser replaces, in the transaction that makes the next. Keeps confirmed or used
   * ones.
   * @param userIds in ascending order, which avoids deadlocks
   */
  giveWay(tx: Tx, userIds: readonly number[]): Promise<void>
  /** Deletes accounts after 48 hours, unless a link still works. */
  sweep(): Promise<void>
}

const AT_ONCE = 100

/**
 * Unconfirmed accounts hold nothing and cannot sign in, but block a username. A site without confirmation has none,
 * even from before.
 */
export function createUnconfirmed(given: {
  db: Database
  clock: Clock
  subscriptions: Pick<Subscriptions, 'giveTrialBack'>
  emailVerification: boolean
}): Unconfirmed {
  const { db, clock, subscriptions, emailVerification } = given

  /** Without a farewell to an unconfirmed address. */
  async function remove(tx: Tx, account: { id: number; email: string } | undefined) {
    if (!account) return
    await subscriptions.giveTrialBack(tx, account)
    await deleteLooseRows(tx, account)
    await deleteUser(tx, account.id)
    await forgetTasksOf(tx, account.id)
  }

  return {
    async giveWay(tx, userIds) {
      if (!emailVerification) return
      for (const id of userIds) await remove(tx, await lockUnused(tx, id))
    },

    async sweep() {
      if (!emailVerification) return
      const now = clock.now()
      const at = { now, since: new Date(now.getTime() - UNCONFIRMED_LIFE_MS) }
      let ids: number[] = []
      do {
        ids = await findExpired(db, at, { after: ids.at(-1) ?? 0, limit: AT_ONCE })
        for (const id of ids)
          await afterDeadlock(() =>
            db.transaction().execute(async (tx) => remove(tx, await lockExpired(tx, id, at))),
          )
      } while (ids.length === AT_ONCE)
    },
  }
}
