import { defineTask } from './task.ts'

/**
 * Deletes what expired or is shown to nobody any more: sessions, mailed links, counters, kept answers, searches, the logs of old board
 * visits and of old changes of listings, mails, what seekers were told, the names of messages that do not come again,
 * what visitors wrote a year ago.
 */
export const sweepExpired = defineTask('sweep-expired', { schedule: '17 * * * *' })
