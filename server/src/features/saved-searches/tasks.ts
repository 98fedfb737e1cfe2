import { defineTask } from '../../tasks/task.ts'

/** Holds what has arrived against the saved searches, and tells what is due. */
export const tellAlerts = defineTask<Record<string, never>>('tell-alerts', {
  schedule: '* * * * *',
  retries: 0,
  expiresInSeconds: 900,
})
