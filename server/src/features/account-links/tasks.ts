import { defineTask } from '../../tasks/task.ts'

/**
 * Looks whether an address that somebody typed has an account and mails it the link asked for. In the background, so
 * that the answer and its time are the same for every address; sealed, since the queue keeps what it was told for a while.
 */
export const mailAskedLink = defineTask<{ sealed: string }>('mail-asked-link')
