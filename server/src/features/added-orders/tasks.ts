import { defineTask } from '../../tasks/task.ts'

/** Retried only if the model did not answer. */
export const addOrders = defineTask<{ job_id: number }>('add-orders', { retries: 2, expiresInSeconds: 120 })
