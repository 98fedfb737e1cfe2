import { defineTask, type Task } from '../../tasks/task.ts'
import type { DueTurn } from '../integrations/service.ts'

export const settleApplication = defineTask<{ application_id: number }>('settle-application')

export const remindFollowUps = defineTask<Record<string, never>>('remind-follow-ups', {
  schedule: '*/10 * * * *',
  retries: 0,
})

/** @param isOn BOARD_ENABLED */
export const syncBoards = (isOn: boolean): Task<Record<string, never>> =>
  defineTask('sync-boards', { retries: 0, ...(isOn && { schedule: '*/10 * * * *' }) })

/** No retry: the next sync follows anyway. */
export const syncBoard = defineTask<DueTurn>('sync-board', { retries: 0, expiresInSeconds: 600 })
