import { defineTask } from '../../tasks/task.ts'
import { MOST_TRIES } from './rules.ts'

/** Sends one mail. Pauses grow to an hour, since a server may make strangers wait (greylisting). */
export const sendMail = defineTask<{ mail_id: number }>('send-mail', {
  retries: MOST_TRIES - 1,
  atOnce: 4,
  // A digest is thousands of mails: fetching one at a time would take hours.
  batch: 10,
  // As long as ten mails can take with a very slow server.
  expiresInSeconds: 1200,
})
