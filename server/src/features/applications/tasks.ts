import { defineTask, type Task } from '../../tasks/task.ts'
import type { DueTurn } from '../integrations/service.ts'

/** Looks at the board for a sending whose end is not known. */
export const settleApplication = defineTask<{ application_id: number }>('settle-application')

/** Mails the reminders that have come due. */
export const remindFollowUps = defineTask<Record<string, never>>('remind-follow-ups', {
  schedule: '*/10 * * * *',
  retries: 0,
})

/**
 * Gives every seeker whose turn has come a sync of their own.
 * @param isOn whether there is a board at all (BOARD_ENABLED)
 */
export const syncBoards = (isOn: boolean): Task<Record<string, never>> =>
  defineTask('sync-boards', { retries: 0, ...(isOn && { schedule: '*/10 * * * *' }) })

/** Brings over what the board says of one seeker's applications. Not tried again by the queue: the next turn comes. */
export const syncBoard = defineTask<DueTurn>('sync-board', { retries: 0, expiresInSeconds: 600 })
