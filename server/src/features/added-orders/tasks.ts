import { defineTask } from '../../tasks/task.ts'

/** Asks the model once what orders of a job the rules missed; tried again only where it did not answer. */
export const addOrders = defineTask<{ job_id: number }>('add-orders', { retries: 2, expiresInSeconds: 120 })
