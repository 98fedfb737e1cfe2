import type { OwnText } from '@hanap/contract/says/catalogue'
import { Problem } from '../../../lib/problem.ts'
import { actionUrlOf, outcomeOf } from '../rules.ts'
import type { PaymentRow } from '../store.ts'
import { texts } from './money-and-words.ts'

export type Attempted = {
  success: boolean
  /** The card may have been charged; `verify` tells. */
  status?: 'processing'
  payment_id: string | null
  requires_action?: boolean
  next_action_url?: string
  error_message?: string
}

/** When to repeat a call whose payment is still being made. */
const ASK_AGAIN_SECONDS = 5

/** For a repeat of a payment still being made; a later repeat gets the outcome. */
export const underWay = (text: OwnText) =>
  new Problem('in-progress', text, { extra: { retry_after: ASK_AGAIN_SECONDS } })

/** An earlier payment prevents this one. */
export const refused = (row: PaymentRow | undefined, text: string): Attempted => ({
  success: false,
  payment_id: row?.provider_id ?? null,
  error_message: text,
})

export function answerOf(row: PaymentRow): Attempted {
  const payment_id = row.provider_id
  const outcome = outcomeOf(row)
  if (row.state === 'failed' || outcome === 'failed')
    return { success: false, payment_id, error_message: row.failure }
  if (outcome === 'paid') return { success: true, payment_id }
  const next_action_url = actionUrlOf(row)
  if (next_action_url !== null) return { success: false, requires_action: true, payment_id, next_action_url }
  // Shown by clients that ignore `status`.
  return { success: false, status: outcome, payment_id, error_message: texts.processing }
}
