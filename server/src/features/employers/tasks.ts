import { defineTask } from '../../tasks/task.ts'

export const countOutcomes = defineTask('count-outcomes', { schedule: '23 4 * * *' })
