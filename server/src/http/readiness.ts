import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import { busy } from '../lib/problem.ts'

const DATABASE_PATIENCE_MS = 2000

/** Whether this process should be given requests; what stands before several of them asks. */
export type Readiness = {
  /** @throws the Problem 'busy' with what is missing */
  check(): Promise<void>
  /** From now on no: the process is about to end, and still answers what reaches it. */
  drain(): void
  isDraining(): boolean
}

/**
 * A process is ready where its database answers in time and it is not ending.
 * @param isPrepared what else must be there first; without it nothing
 * @param patienceMs how long the database may take to answer
 */
export function createReadiness({
  db,
  isPrepared,
  patienceMs = DATABASE_PATIENCE_MS,
}: {
  db: Database
  isPrepared?: () => boolean
  patienceMs?: number
}): Readiness {
  let isEnding = false
  return {
    async check() {
      if (isEnding) throw busy('This process is ending.', 3)
      if (isPrepared?.() === false) throw busy('The listings are being read.', 3)
      await withinTime(sql`select 1`.execute(db), patienceMs)
    },
    drain() {
      isEnding = true
    },
    isDraining: () => isEnding,
  }
}

async function withinTime(work: Promise<unknown>, patienceMs: number) {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(busy('The database does not answer in time.', 3)), patienceMs)
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
