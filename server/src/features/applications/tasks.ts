import { defineTask } from '../../tasks/task.ts'

/** Looks at the board for a sending whose end is not known. */
export const settleApplication = defineTask<{ application_id: number }>('settle-application')
