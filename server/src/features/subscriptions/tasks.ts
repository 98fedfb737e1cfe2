import { defineTask } from '../../tasks/task.ts'

/** Tells those whose paid time ends soon; how soon is REMINDED_BEFORE_MS in rules.ts. */
export const remindEndings = defineTask<Record<string, never>>('remind-endings', {
  schedule: '*/10 * * * *',
  retries: 0,
})
