import { plans } from '@hanap/contract/payments/plans'
import { writtenMoment } from '../../../lib/manila-time.ts'
import type { Period } from '../../subscriptions/rules.ts'
import type { PaymentRow } from '../store.ts'
import { inPesos } from './money-and-words.ts'

/** Brands as their owners write them; others are shown as the provider does. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
  amex: 'American Express',
}

/** @param period what the payment paid for */
export const receiptOf = (row: PaymentRow, period: Period, name: string) => ({
  name,
  plan: plans[row.plan_type].name,
  amount: inPesos(row.amount),
  paidAt: writtenMoment(row.paid_at ?? period.starts_at),
  startsAt: writtenMoment(period.starts_at),
  endsAt: writtenMoment(period.ends_at),
  card: row.card_last4 === '' ? '' : `${brandNames[row.card_brand] ?? 'Card'} ending in ${row.card_last4}`,
  reference: row.provider_id ?? '',
})
