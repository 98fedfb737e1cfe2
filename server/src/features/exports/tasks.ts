import { defineTask } from '../../tasks/task.ts'
import { MOST_TRIES } from './rules.ts'

/** Makes one copy and one mail, however often it is killed. */
export const makeDataExport = defineTask<{ export_id: number }>('make-data-export', {
  retries: MOST_TRIES - 1,
  expiresInSeconds: 900,
})
