import type { OwnText } from '@hanap/contract/says/catalogue'
import { Problem } from '../../../lib/problem.ts'
import { actionUrlOf, outcomeOf } from '../rules.ts'
import type { PaymentRow } from '../store.ts'
import { texts } from './money-and-words.ts'

/** How an attempt to pay ended, as the page is told it. */
export type Attempted = {
  success: boolean
  /** Nobody knows yet whether the card was charged: `verify` tells. */
  status?: 'processing'
  payment_id: string | null
  requires_action?: boolean
  next_action_url?: string
  error_message?: string
}

/** After which a repeat that came while its payment is being made may come again. */
const ASK_AGAIN_SECONDS = 5

/** For a repeat of what is still being made: asked again later, the key tells what became of it. */
export const underWay = (text: OwnText) =>
  new Problem('in-progress', text, { extra: { retry_after: ASK_AGAIN_SECONDS } })

/** Nothing is charged now, because of an earlier payment. */
export const refused = (row: PaymentRow | undefined, text: string): Attempted => ({
  success: false,
  payment_id: row?.provider_id ?? null,
  error_message: text,
})

/** What a payment that was begun tells whoever asked for it. */
export function answerOf(row: PaymentRow): Attempted {
  const payment_id = row.provider_id
  const outcome = outcomeOf(row)
  if (row.state === 'failed' || outcome === 'failed')
    return { success: false, payment_id, error_message: row.failure }
  if (outcome === 'paid') return { success: true, payment_id }
  const next_action_url = actionUrlOf(row)
  if (next_action_url !== null) return { success: false, requires_action: true, payment_id, next_action_url }
  // A client that knows no status reads the text, and does not call it failed.
  return { success: false, status: outcome, payment_id, error_message: texts.processing }
}
