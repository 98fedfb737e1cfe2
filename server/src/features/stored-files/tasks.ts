import { defineTask } from '../../tasks/task.ts'

/** Enqueued for each release, and every hour. */
export const removeReleasedFiles = defineTask('remove-released-files', { schedule: '47 * * * *' })
