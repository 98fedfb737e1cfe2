import { asSaid } from '@hanap/contract/says/fill'
import { sql } from 'kysely'
import { mayRefuseWrites } from '../db/connections/outage.ts'
import type { Database } from '../db/open.ts'
import { busy } from '../lib/problem.ts'
import { newToken } from '../lib/secrets/secrets.ts'

const DATABASE_PATIENCE_MS = 2000
/** Load balancers ask every second, at every process, also while the disk is full. */
const WRITE_EVERY_MS = 2000

/** Whether load balancers should send requests here. */
export type Readiness = {
  /** @throws the Problem 'busy' with what is missing */
  check(): Promise<void>
  /** Reports an error; if it may mean a full disk, writes must be proven again. */
  doubt(error: unknown): void
  /** Reports not ready from now on; requests are still answered. */
  drain(): void
  isDraining(): boolean
}

/**
 * Ready: the database answers in time and takes writes, and the process is not ending.
 * @param now milliseconds on a monotonic clock
 */
export function createReadiness({
  db,
  isPrepared,
  patienceMs = DATABASE_PATIENCE_MS,
  now = () => performance.now(),
}: {
  db: Database
  isPrepared?: () => boolean
  patienceMs?: number
  now?: () => number
}): Readiness {
  let isEnding = false
  let isDoubted = false
  let proof: { at: number; isOver: boolean; outcome: Promise<void> } | null = null

  /** A process that is not ready gets no requests to prove it with. */
  function proveWrites(): Promise<void> {
    if (proof === null || (proof.isOver && now() - proof.at >= WRITE_EVERY_MS)) proof = begin()
    return proof.outcome
  }

  function begin() {
    const begun = { at: now(), isOver: false, outcome: Promise.resolve() }
    begun.outcome = writeSomething(db).then(
      () => {
        isDoubted = false
        proof = null
      },
      (error: unknown) => {
        begun.isOver = true
        throw busy(asSaid('The database takes no writes.'), 3, error)
      },
    )
    begun.outcome.catch(() => {})
    return begun
  }

  return {
    async check() {
      if (isEnding) throw busy(asSaid('This process is ending.'), 3)
      if (isPrepared?.() === false) throw busy(asSaid('The listings are being read.'), 3)
      await withinTime(sql`select 1`.execute(db), patienceMs)
      if (isDoubted) await withinTime(proveWrites(), patienceMs)
    },
    doubt(error) {
      if (mayRefuseWrites(error)) isDoubted = true
    },
    drain() {
      isEnding = true
    },
    isDraining: () => isEnding,
  }
}

/**
 * 256 KB in a new table: free space inside existing files proves nothing. Unlogged, so PostgreSQL empties it after a
 * crash.
 */
async function writeSomething(db: Database): Promise<void> {
  const table = sql.table(`write_proof_${newToken()}`)
  await db.transaction().execute(async (tx) => {
    await sql`create unlogged table ${table} as
      select repeat('x', 1000) as text from generate_series(1, 256)`.execute(tx)
    await sql`drop table ${table}`.execute(tx)
  })
}

async function withinTime(work: Promise<unknown>, patienceMs: number) {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(busy(asSaid('The database does not answer in time.'), 3)),
    patienceMs,
  )
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
