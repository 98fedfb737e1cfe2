import { defineTask } from '../../tasks/task.ts'
import { MOST_TRIES } from './rules.ts'

/** Pauses grow to an hour, since a server may make strangers wait (greylisting). */
export const sendMail = defineTask<{ mail_id: number }>('send-mail', {
  retries: MOST_TRIES - 1,
  atOnce: 4,
  // Fetched one at a time, a digest's thousands would take hours.
  batch: 10,
  // Enough for ten mails with a very slow server.
  expiresInSeconds: 1200,
})
