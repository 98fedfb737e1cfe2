import { defineTask } from '../../tasks/task.ts'
import { MOST_TRIES } from './rules.ts'

/** However often it is killed and restarted, it makes one copy and sends one mail. */
export const makeDataExport = defineTask<{ export_id: number }>('make-data-export', {
  retries: MOST_TRIES - 1,
  expiresInSeconds: 900,
})
