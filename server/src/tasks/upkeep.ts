import { defineTask } from './task.ts'

/** Deletes expired sessions and old counters. */
export const sweepExpired = defineTask('sweep-expired', { schedule: '17 * * * *' })
