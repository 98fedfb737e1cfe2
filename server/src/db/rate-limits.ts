import type { OwnText } from '@hanap/contract/says/catalogue'
import { sql } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import { tooMany } from '../lib/problem.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import type { Connection, Database } from './open.ts'

export type RateLimits = {
  /**
   * Counts an attempt; throws a 429 with `text` past `max` in the window. Counted in the database before the attempt,
   * so parallel attempts and processes share the limit. `amount`: how many it counts as. `within` a transaction, a
   * rollback undoes the count.
   */
  count(
    bucket: string,
    rule: { max: number; windowSeconds: number; text: OwnText },
    options?: { amount?: number; within?: Connection },
  ): Promise<void>
  /** Refunds attempts where only failures count. Never throws: a miscount must not cost an answer. */
  giveBack(bucket: string, amount?: number): Promise<void>
  /** Forgets the attempts, for example after a successful login. */
  forget(bucket: string): Promise<void>
  /** Deletes counters older than a day. */
  sweep(): Promise<void>
}

/**
 * Windows begin with their first attempt.
 * @param factor multiplies every limit, for benchmarks
 * @param log gets a line when a refund failed
 */
export function createRateLimits({
  db,
  clock,
  factor = 1,
  log = () => {},
}: {
  db: Database
  clock: Clock
  factor?: number
  log?: (line: string) => void
}): RateLimits {
  return {
    async count(bucket, { max, windowSeconds, text }, { amount = 1, within = db } = {}) {
      const now = clock.now()
      const windowStart = new Date(now.getTime() - windowSeconds * 1000)
      const { rows } = await sql<{ count: number; started_at: Date }>`
        insert into rate_counters (bucket, started_at, count) values (${bucket}, ${now}, ${amount})
        on conflict (bucket) do update set
          count = case when rate_counters.started_at <= ${windowStart} then ${amount}::integer else rate_counters.count + ${amount}::integer end,
          started_at = case when rate_counters.started_at <= ${windowStart} then ${now} else rate_counters.started_at end
        returning count, started_at`.execute(within)
      const counted = rows[0]
      if (counted && counted.count > max * factor) {
        const elapsed = (now.getTime() - counted.started_at.getTime()) / 1000
        throw tooMany(text, Math.max(1, windowSeconds - elapsed))
      }
    },
    async giveBack(bucket, amount = 1) {
      const taken = sql`greatest(0, count - ${amount}::integer)`
      await sql`update rate_counters set count = ${taken} where bucket = ${bucket}`
        .execute(db)
        .catch((error: unknown) => {
          log(`A count was not given back: ${error instanceof Error ? error.message : 'unknown'}`)
        })
    },
    async forget(bucket) {
      await db.deleteFrom('rate_counters').where('bucket', '=', bucket).execute()
    },
    async sweep() {
      const dayAgo = new Date(clock.now().getTime() - 24 * 60 * 60 * 1000)
      await deleteInBatches(db, 'rate_counters', ['started_at', '<', dayAgo])
    },
  }
}
