import { CARD_ATTEMPTS } from '@hanap/contract/payments/payments'
import { type PlanType, plans } from '@hanap/contract/payments/plans'
import { fill } from '@hanap/contract/says/fill'
import * as paymentSays from '@hanap/contract/says/payments'
import { pages } from '@hanap/contract/site/pages'
import type { NewPayment } from '../../../outside/card-payments/port.ts'
import type { PaidPlan } from '../../subscriptions/rules/ledger.ts'

const DAY_MS = 24 * 3_600_000

export const attempts = {
  max: CARD_ATTEMPTS.max,
  windowSeconds: CARD_ATTEMPTS.windowMinutes * 60,
  text: paymentSays.manyTries,
}

export const texts = {
  expired: paymentSays.cardDateOver,
  notSetUp: paymentSays.cardsNotSetUp,
  cardsElsewhere: paymentSays.cardsNotTaken,
  methodMissing: paymentSays.cardUnreadable,
  declined: paymentSays.declined,
  notConfirmed: paymentSays.notConfirmed,
  givenUp: paymentSays.notFinished,
  givenBack: paymentSays.givenBack,
  unreachable: paymentSays.providerDown,
  beingMade: paymentSays.beingMade,
  processing: paymentSays.processing,
  stillProcessing: paymentSays.earlierProcessing,
  finishFirst: paymentSays.bankWaits,
  otherPlan: paymentSays.otherPlan,
  mismatch: paymentSays.underInquiry,
} as const
export const earlierPaid = (plan: PlanType) => fill(paymentSays.earlierPaid, { plan: plans[plan].name })

export const planOfId = (id: 2 | 3): PaidPlan => (id === plans.basic.id ? 'basic' : 'premium')
export const centavosOf = (plan: PaidPlan) => Math.round(plans[plan].price * 100)
export const pesosOf = (centavos: number) => centavos / 100
/** '₱100.00' */
export const inPesos = (centavos: number) => `₱${pesosOf(centavos).toFixed(2)}`
export const descriptionOf = (plan: PlanType) => fill(paymentSays.subscriptionTo, { plan: plans[plan].name })

type Begun = { id: number; plan_type: PaidPlan }

/** Our reference of a payment at the provider. */
export const referenceOf = ({ id }: { id: number }) => `hanap-payment-${id}`

/** Always the same, so that the provider finds a payment begun before. */
export const beginningOf = (row: Begun & { amount: number; provider_key: string }): NewPayment => ({
  amount: row.amount,
  description: descriptionOf(row.plan_type),
  reference: referenceOf(row),
  key: row.provider_key,
})

export const returnUrlOf = (publicUrl: string, row: Begun, intentId: string) =>
  `${publicUrl}${pages.plans.path}?payment_id=${encodeURIComponent(intentId)}&plan_id=${plans[row.plan_type].id}`

/** Rounds up, so that a loss is never understated. */
export const endingDays = (ms: number) => Math.ceil(ms / DAY_MS)
