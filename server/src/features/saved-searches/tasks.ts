import { defineTask } from '../../tasks/task.ts'

export const tellAlerts = defineTask<Record<string, never>>('tell-alerts', {
  schedule: '* * * * *',
  retries: 0,
  expiresInSeconds: 900,
})
