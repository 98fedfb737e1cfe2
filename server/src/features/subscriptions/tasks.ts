import { defineTask } from '../../tasks/task.ts'

export const remindEndings = defineTask<Record<string, never>>('remind-endings', {
  schedule: '*/10 * * * *',
  retries: 0,
})
