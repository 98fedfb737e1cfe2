import { defineTask, type Task } from '../../tasks/task.ts'
import { cronEvery } from './rules.ts'

const HOUR_SECONDS = 3600

/**
 * Imports what is new or bumped at the top of the board's list. The queue does not retry it: the next run continues.
 * During a full import it ends at once, since the full one includes it.
 * @param minutes between two runs (BOARD_SYNC_MINUTES); 0 starts none
 */
export function importRecentListings(minutes: number): Task<Record<string, never>> {
  const schedule = cronEvery(minutes)
  return defineTask('import-recent-listings', {
    retries: 0,
    expiresInSeconds: 4 * HOUR_SECONDS,
    ...(schedule && { schedule }),
  })
}

/**
 * Walks the whole board, which finds edits and removals; at night in Manila, in a minute when no recent import begins.
 */
export function importAllListings(minutes: number): Task<Record<string, never>> {
  return defineTask('import-all-listings', {
    retries: 0,
    expiresInSeconds: 20 * HOUR_SECONDS,
    ...(minutes > 0 && { schedule: '37 3 * * *' }),
  })
}

/**
 * Finds nothing to do but after a deploy that reads listings better, and after newer exchange rates. Repeated: a version
 * before, or an import that began with earlier rates, may write until it has ended.
 */
export const readListingsAnew = defineTask('read-listings-anew', {
  expiresInSeconds: HOUR_SECONDS,
  schedule: '*/10 * * * *',
})

/** Finds only what an import brought since, and what has turned old. */
export const lookForStaleListings = defineTask('look-for-stale-listings', {
  expiresInSeconds: HOUR_SECONDS,
  schedule: '*/10 * * * *',
})
