import { defineTask } from '../../tasks/task.ts'

/** Removes the bytes of files that nothing owns, and then their rows: enqueued when one is let go, and every hour. */
export const removeReleasedFiles = defineTask('remove-released-files', { schedule: '47 * * * *' })
