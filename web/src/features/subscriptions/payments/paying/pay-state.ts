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
