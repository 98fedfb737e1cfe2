import { defineTask } from '../../tasks/task.ts'
import { MOST_TRIES } from './rules.ts'

/** Makes the copy that a seeker asked for. Begun again wherever it was killed, there is one copy and one mail. */
export const makeDataExport = defineTask<{ export_id: number }>('make-data-export', {
  retries: MOST_TRIES - 1,
  expiresInSeconds: 900,
})
