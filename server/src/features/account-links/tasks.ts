import { defineTask } from '../../tasks/task.ts'

/**
 * In the background, so that the answer takes equally long for every address. Sealed, since the queue stores its
 * data.
 */
export const mailAskedLink = defineTask<{ sealed: string }>('mail-asked-link')
