import { defineTask } from '../../tasks/task.ts'

/** Matches arrived jobs and sends due alerts. */
export const tellAlerts = defineTask<Record<string, never>>('tell-alerts', {
  schedule: '* * * * *',
  retries: 0,
  expiresInSeconds: 900,
})
