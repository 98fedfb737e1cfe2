import type { PaymentField } from '@hanap/contract/payments/payment-form'
import type { BegunPayment } from '../following/begun-address.ts'

export type PayNotice = {
  kind: 'error' | 'warning'
  text: string
  /** Null for the attempt as a whole. */
  field: PaymentField | null
  /** Where an earlier payment can still be confirmed. */
  bankUrl?: string | null
  /** Shown before the text. */
  lead?: string
}

export type PayState =
  | { phase: 'form'; notice: PayNotice | null }
  | { phase: 'sending' }
  /** The answer got lost; the list of payments is polled. */
  | { phase: 'looking' }
  /** The server still works on it; the call is repeated. */
  | { phase: 'waiting' }
  | { phase: 'to-bank'; url: string; begun: BegunPayment }

export type PayEvent =
  | { event: 'pressed' }
  | { event: 'answer-lost' }
  | { event: 'still-made' }
  | { event: 'sent-to-bank'; url: string; begun: BegunPayment }
  /** The payment ended with this notice. */
  | { event: 'ended'; notice: PayNotice }
  | { event: 'typed'; field: PaymentField }

export const startingState: PayState = { phase: 'form', notice: null }

/** A late event never stops a seeker who is leaving for the bank. */
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
      // A notice about another field still holds.
      return state.phase === 'form' && state.notice?.field === now.field ? startingState : state
  }
}
