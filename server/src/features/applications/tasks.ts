import { defineTask } from '../../tasks/task.ts'

/** Looks at the board for a sending whose end is not known. */
export const settleApplication = defineTask<{ application_id: number }>('settle-application')

/** Mails the reminders that have come due. */
export const remindFollowUps = defineTask<Record<string, never>>('remind-follow-ups', {
  schedule: '*/10 * * * *',
  retries: 0,
})
