import { defineTask } from '../../tasks/task.ts'

/**
 * Emails a link if the address has an account. In the background, so that the answer takes the same time for every
 * address; sealed, since the queue keeps its data.
 */
export const mailAskedLink = defineTask<{ sealed: string }>('mail-asked-link')
