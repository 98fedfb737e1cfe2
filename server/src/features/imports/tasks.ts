import { defineTask, type Task } from '../../tasks/task.ts'
import { cronEvery } from './rules.ts'

const HOUR_SECONDS = 3600

/**
 * Reads the top of the board's list. No retry: the next run continues. Ends at once during a full import, which
 * includes it.
 * @param minutes between two runs (BOARD_SYNC_MINUTES); 0 for none
 */
export function importRecentListings(minutes: number): Task<Record<string, never>> {
  const schedule = cronEvery(minutes)
  return defineTask('import-recent-listings', {
    retries: 0,
    expiresInSeconds: 4 * HOUR_SECONDS,
    ...(schedule && { schedule }),
  })
}

/** Finds edits and removals; at night in Manila, in a minute when no recent import begins. */
export function importAllListings(minutes: number): Task<Record<string, never>> {
  return defineTask('import-all-listings', {
    retries: 0,
    expiresInSeconds: 20 * HOUR_SECONDS,
    ...(minutes > 0 && { schedule: '37 3 * * *' }),
  })
}

/**
 * Finds work only after a deploy with a new reader or after newer exchange rates. Scheduled, since an older process
 * or a running import may still write old readings.
 */
export const readListingsAnew = defineTask('read-listings-anew', {
  expiresInSeconds: HOUR_SECONDS,
  schedule: '*/10 * * * *',
})

/** Finds only new imports and jobs that became old. */
export const lookForStaleListings = defineTask('look-for-stale-listings', {
  expiresInSeconds: HOUR_SECONDS,
  schedule: '*/10 * * * *',
})
