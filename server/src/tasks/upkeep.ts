import { defineTask } from './task.ts'

/**
 * Deletes what expired or is shown to nobody any more: sessions, mailed links, counters, kept answers, searches, the logs of old board
 * visits and of old changes of listings, mails.
 */
export const sweepExpired = defineTask('sweep-expired', { schedule: '17 * * * *' })
