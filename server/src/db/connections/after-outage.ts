import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseOutage } from './outage.ts'

/** Longer than an attended failover. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 500

/** Retries to record outside outcomes that only we know. The work must be safe to repeat. */
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
