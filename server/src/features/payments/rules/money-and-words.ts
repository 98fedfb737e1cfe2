import { CARD_ATTEMPTS } from '@hanap/contract/payments/payments'
import { type PlanType, plans } from '@hanap/contract/payments/plans'
import { pages } from '@hanap/contract/site/pages'
import type { NewPayment } from '../../../outside/card-payments/port.ts'
import type { PaidPlan } from '../../subscriptions/rules/ledger.ts'

const DAY_MS = 24 * 3_600_000

export const attempts = {
  max: CARD_ATTEMPTS.max,
  windowSeconds: CARD_ATTEMPTS.windowMinutes * 60,
  text: 'You have tried to pay very often. Please wait ten minutes and try again.',
}

/** What a seeker reads of a payment that did not go through. */
export const texts = {
  expired: 'This card has expired. Please check its date or use another card.',
  notSetUp: 'Card payments are not set up on this site, so no plan can be paid for. You were not charged.',
  cardsElsewhere: 'Card details are not taken here. Please reload the page and try again.',
  methodMissing: 'The card could not be read. Please reload the page and try again.',
  declined: 'Your card was declined. Please try another card, or ask your bank.',
  notConfirmed: 'The payment was not confirmed at your bank. You were not charged.',
  givenUp: 'The payment was not finished in time. You were not charged.',
  givenBack: 'All of this payment was given back to you, so no plan began with it.',
  unreachable:
    'The card payment provider is not answering right now. You were not charged. Please try again later.',
  beingMade: 'A payment of yours is being made right now. Please wait a few minutes and look again.',
  processing: 'Your payment is still processing. You don’t need to pay again.',
  stillProcessing: 'Your earlier payment is still being processed. Please wait: you need not pay again.',
  finishFirst:
    'Your bank still waits for you to confirm an earlier payment. Please finish it there, or wait a few minutes and try again.',
  otherPlan: 'This payment was begun for another plan. Please reload the page and try again.',
  mismatch:
    'Something about this payment is not right, and we are looking into it. Please contact support before you pay again.',
} as const
export const earlierPaid = (plan: PlanType) =>
  `Your earlier payment for ${plans[plan].name} has just gone through. Please look at your plan before you pay for another.`

export const planOfId = (id: 2 | 3): PaidPlan => (id === plans.basic.id ? 'basic' : 'premium')
export const centavosOf = (plan: PaidPlan) => Math.round(plans[plan].price * 100)
export const pesosOf = (centavos: number) => centavos / 100
/** '₱100.00' */
export const inPesos = (centavos: number) => `₱${pesosOf(centavos).toFixed(2)}`
export const descriptionOf = (plan: PlanType) => `Subscription to ${plans[plan].name}`

/** What is said of a payment to the provider. */
type Begun = { id: number; plan_type: PaidPlan }

/** What the provider knows a payment of ours by, beside its own id. */
export const referenceOf = ({ id }: { id: number }) => `hanap-payment-${id}`

/** Beginning it again from its row says the same words, so the provider finds the one it has. */
export const beginningOf = (row: Begun & { amount: number; provider_key: string }): NewPayment => ({
  amount: row.amount,
  description: descriptionOf(row.plan_type),
  reference: referenceOf(row),
  key: row.provider_key,
})

/** Where the bank's page leads back to. */
export const returnUrlOf = (publicUrl: string, row: Begun, intentId: string) =>
  `${publicUrl}${pages.plans.path}?payment_id=${encodeURIComponent(intentId)}&plan_id=${plans[row.plan_type].id}`

/** Days that end, a begun one counted: what is lost is never said to be less. */
export const endingDays = (ms: number) => Math.ceil(ms / DAY_MS)
