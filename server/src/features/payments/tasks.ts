import { defineTask } from '../../tasks/task.ts'

/** `source`: what caused the check. */
export const settlePayment = defineTask<{ payment_id: number; source: 'webhook' | 'task' }>(
  'settle-payment',
  {
    atOnce: 4,
  },
)

/** Without a retry: the next minute's run takes the rest. */
export const settleDuePayments = defineTask<Record<string, never>>('settle-due-payments', {
  schedule: '* * * * *',
  retries: 0,
})
