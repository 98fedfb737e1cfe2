import type { Dispute, Intent, IntentStatus, Metadata, Payment } from './records.ts'
import type { Delivery } from './webhooks/deliveries.ts'

/** For tests. */
export type IntentSummary = {
  id: string
  status: IntentStatus
  /** In centavos. */
  amount: number
  description: string | null
  metadata: Metadata
  /** Of the open page /3d-secure/TOKEN. */
  page_token: string | null
  last_failure: string | null
  /** Oldest first. */
  payments: {
    id: string
    status: 'paid' | 'failed'
    failure: string | null
    brand: string
    last4: string
    /** In centavos. */
    refunded: number
    dispute: Dispute['status'] | null
  }[]
}

export function summaryOf(
  intent: Intent,
  disputeOf: (payment: Payment) => Dispute | undefined,
): IntentSummary {
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    description: intent.description,
    metadata: intent.metadata,
    page_token: intent.challenge?.token ?? null,
    last_failure: intent.lastFailure,
    payments: intent.payments.map((payment) => ({
      id: payment.id,
      status: payment.failure ? 'failed' : 'paid',
      failure: payment.failure,
      brand: payment.card.brand,
      last4: payment.card.last4,
      refunded: payment.refunds.reduce((sum, { amount }) => sum + amount, 0),
      dispute: disputeOf(payment)?.status ?? null,
    })),
  }
}

/** For tests. */
export type DeliverySummary = {
  id: string
  event: string
  url: string
  state: Delivery['state']
  fault: string | null
  answers: (number | string)[]
}

export const deliveryOf = ({ id, event, hook, state, fault, answers }: Delivery): DeliverySummary => ({
  id,
  event,
  url: hook.url,
  state,
  fault: fault ?? null,
  answers: [...answers],
})
