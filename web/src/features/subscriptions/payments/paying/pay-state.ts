import type { PaymentField } from '@hanap/contract/payments/payment-form'
import type { BegunPayment } from '../following/begun-address.ts'

/** What the dialog says of the last attempt. */
export type PayNotice = {
  kind: 'error' | 'warning'
  text: string
  /** The field it is about; null for the attempt as a whole. */
  field: PaymentField | null
  /** Where an earlier payment can still be confirmed. */
  bankUrl?: string | null
  /** What stands before the text. */
  lead?: string
}

export type PayState =
  | { phase: 'form'; notice: PayNotice | null }
  | { phase: 'sending' }
  /** The answer got lost; it is asked what became of it. */
  | { phase: 'looking' }
  /** The server still works on it; it is asked again. */
  | { phase: 'waiting' }
  | { phase: 'to-bank'; url: string; begun: BegunPayment }

/** What happens to a payment in the dialog. */
export type PayEvent =
  | { event: 'pressed' }
  | { event: 'answer-lost' }
  | { event: 'still-made' }
  | { event: 'sent-to-bank'; url: string; begun: BegunPayment }
  /** It ended, and this is to be read. */
  | { event: 'ended'; notice: PayNotice }
  | { event: 'typed'; field: PaymentField }

export const startingState: PayState = { phase: 'form', notice: null }

/** What the dialog shows after an event. Nothing that comes late brings back one who is on the way to the bank. */
export function nextState(state: PayState, now: PayEvent): PayState {
  if (state.phase === 'to-bank') return state
  switch (now.event) {
    case 'pressed':
      return { phase: 'sending' }
    case 'answer-lost':
      return { phase: 'looking' }
    case 'still-made':
      return { phase: 'waiting' }
    case 'sent-to-bank':
      return { phase: 'to-bank', url: now.url, begun: now.begun }
    case 'ended':
      return { phase: 'form', notice: now.notice }
    case 'typed':
      // What was said of another field is still so.
      return state.phase === 'form' && state.notice?.field === now.field ? startingState : state
  }
}
