import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseOutage } from './outage.ts'

/** Longer than a promotion takes that somebody is there for. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 500

/**
 * Does something again, for a minute, as long as the database is away: for what has happened outside and is known to
 * nobody until it is written down. The work must be one that may be done twice.
 */
export async function afterOutage<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseOutage(error) || performance.now() > end) throw error
      await wait(PAUSE_MS)
    }
  }
}
