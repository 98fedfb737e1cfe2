import { defineTask } from '../../tasks/task.ts'

/** Asks the provider what became of one payment. `source`: who had a reason to ask. */
export const settlePayment = defineTask<{ payment_id: number; source: 'webhook' | 'task' }>(
  'settle-payment',
  {
    atOnce: 4,
  },
)

/** Asks for all whose next look is due. What it misses, the next minute finds. */
export const settleDuePayments = defineTask<Record<string, never>>('settle-due-payments', {
  schedule: '* * * * *',
  retries: 0,
})
