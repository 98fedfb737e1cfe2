import { defineTask } from '../../tasks/task.ts'

/** Counts, once a day, what came of the applications that have turned thirty days old. */
export const countOutcomes = defineTask('count-outcomes', { schedule: '23 4 * * *' })
