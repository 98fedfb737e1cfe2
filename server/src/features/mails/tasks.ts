import { defineTask } from '../../tasks/task.ts'
import { MOST_TRIES } from './rules.ts'

/** Hands one mail to the mail server. Pauses grow to an hour, since a server may make strangers wait (greylisting). */
export const sendMail = defineTask<{ mail_id: number }>('send-mail', { retries: MOST_TRIES - 1, atOnce: 4 })
