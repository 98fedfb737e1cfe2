import { defineTask } from '../../tasks/task.ts'

/** Mails those whose paid time ends in three days. */
export const remindEndings = defineTask<Record<string, never>>('remind-endings', {
  schedule: '*/10 * * * *',
  retries: 0,
})
