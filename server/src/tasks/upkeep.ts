import { defineTask } from './task.ts'

/** Deletes what expired or is shown to nobody any more: sessions, counters, kept answers, searches, the log of old board visits. */
export const sweepExpired = defineTask('sweep-expired', { schedule: '17 * * * *' })
