import { defineTask } from '../../tasks/task.ts'

/** In the background, so that every address gets its answer equally fast. Sealed, since the queue stores its data. */
export const mailAskedLink = defineTask<{ sealed: string }>('mail-asked-link')
