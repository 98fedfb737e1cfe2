import { OUTCOME_GROUP } from '@hanap/contract/jobs/employer-past'
import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { addGroup, countedBefore } from './rules.ts'
import { findUncounted, keepSums, lockSums, takeUncounted } from './store.ts'

export type CountOutcomes = () => Promise<void>

export function createCountOutcomes({ db, clock }: { db: Database; clock: Clock }): CountOutcomes {
  /** All or none: after a deletion meanwhile, the rest wait for the next run. */
  const countGroups = (employerId: number, ids: readonly number[]) =>
    db.transaction().execute(async (tx) => {
      const now = clock.now()
      const sums = await lockSums(tx, employerId, now)
      const taken = await takeUncounted(tx, ids, now)
      if (taken.length !== ids.length) throw new Changed()
      await keepSums(tx, employerId, addGroup(sums, taken), now)
    })

  return async () => {
    for (const { employerId, ids } of await findUncounted(db, countedBefore(clock.now()))) {
      const whole = ids.slice(0, ids.length - (ids.length % OUTCOME_GROUP))
      await countGroups(employerId, whole).catch((error: unknown) => {
        if (!(error instanceof Changed)) throw error
      })
    }
  }
}

/** An account was deleted or another process counted. */
class Changed extends Error {}
