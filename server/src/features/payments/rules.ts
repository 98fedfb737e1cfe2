import { pages } from '@hanap/contract/pages'
import { withoutSpaces } from '@hanap/contract/payment-form'
import {
  CARD_ATTEMPTS,
  type Payment,
  type PaymentDetails,
  type PaymentOutcome,
} from '@hanap/contract/payments'
import { type PlanType, plans } from '@hanap/contract/plans'
import type { Card, NewPayment, PaymentIntent } from '../../outside/card-payments/port.ts'
import type { PaidPlan } from '../subscriptions/ledger.ts'

export type PaymentState = 'starting' | 'processing' | 'awaiting-action' | 'paid' | 'failed'

/** What the rules read of a payment's row. */
export type KnownPayment = {
  id: number
  plan_type: PaidPlan
  /** In centavos. */
  amount: number
  currency: string
  provider_id: string | null
  provider_key: string
  state: PaymentState
  failure: string
  /** When something was first given back. */
  refunded_at: Date | null
  /** In centavos; a part or all of the amount. */
  refunded_amount: number
  disputed_at: Date | null
  created_at: Date
  updated_at: Date
  paid_at: Date | null
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The call that begins a payment is over within this, however slow the provider is at each step. */
export const IN_HAND_MS = 3 * MINUTE_MS
/** How long a seeker has for the bank's page. */
export const ACTION_WITHIN_MS = DAY_MS
/** When a paid one is looked at again, since its paying: a refund or a dispute may have been told to nobody. */
const LATER_LOOKS_MS = [1, 7, 30, 120].map((days) => days * DAY_MS)
/** How long the provider's messages are remembered; it repeats them for some hours. */
export const EVENTS_KEPT_MS = 90 * DAY_MS

export const attempts = {
  max: CARD_ATTEMPTS.max,
  windowSeconds: CARD_ATTEMPTS.windowMinutes * 60,
  text: 'You have tried to pay very often. Please wait ten minutes and try again.',
}
/** How often a seeker's page has the provider asked; beyond it the answer is what is known. */
export const LOOKS = { max: 60, windowSeconds: 60, text: '' }

/** What a seeker reads of a payment that did not go through. */
export const texts = {
  expired: 'This card has expired. Please check its date or use another card.',
  notSetUp: 'Card payments are not set up on this site, so no plan can be paid for. You were not charged.',
  cardsElsewhere: 'Card details are not taken here. Please reload the page and try again.',
  methodMissing: 'The card could not be read. Please reload the page and try again.',
  declined: 'Your card was declined. Please try another card, or ask your bank.',
  notConfirmed: 'The payment was not confirmed at your bank. You were not charged.',
  givenUp: 'The payment was not finished in time. You were not charged.',
  unreachable:
    'The card payment provider is not answering right now. You were not charged. Please try again later.',
  beingMade: 'A payment of yours is being made right now. Please wait a few minutes and look again.',
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

/** What the provider knows a payment of ours by, beside its own id. */
export const referenceOf = ({ id }: Pick<KnownPayment, 'id'>) => `hanap-payment-${id}`

/** Beginning it again from its row says the same words, so the provider finds the one it has. */
export const beginningOf = (row: KnownPayment): NewPayment => ({
  amount: row.amount,
  description: descriptionOf(row.plan_type),
  reference: referenceOf(row),
  key: row.provider_key,
})

/** Where the bank's page leads back to. */
export const returnUrlOf = (publicUrl: string, row: KnownPayment, intentId: string) =>
  `${publicUrl}${pages.plans.path}?payment_id=${encodeURIComponent(intentId)}&plan_id=${plans[row.plan_type].id}`

/** The card as it was typed, its year of two digits read as one of this century. */
export const readCard = (card: NonNullable<PaymentDetails['card']>): Card => ({
  number: withoutSpaces(card.number),
  expMonth: card.exp_month,
  expYear: 2000 + card.exp_year,
  cvc: card.cvc.trim(),
})

/** A card holds until the end of its month; the last place on earth is twelve hours behind UTC. */
export const isExpired = ({ expMonth, expYear }: Pick<Card, 'expMonth' | 'expYear'>, now: Date) =>
  Date.UTC(expYear, expMonth) + 12 * HOUR_MS <= now.getTime()

/** A call is busy with it, or died with it a moment ago: nobody else decides about it yet. */
export const isInHand = ({ state, created_at }: KnownPayment, now: Date) =>
  state === 'starting' && now.getTime() - created_at.getTime() < IN_HAND_MS

export const isOpen = ({ state }: Pick<KnownPayment, 'state'>) => state !== 'paid' && state !== 'failed'

/** The bank's page, while the seeker has to confirm there; null otherwise. The adapter lets no other kind of address in. */
export const actionUrlOf = (row: Pick<KnownPayment, 'state'> & { next_action_url: string | null }) =>
  row.state === 'awaiting-action' ? row.next_action_url : null

/** What the page that asks is told: until something is sure, it is being processed. */
export const outcomeOf = (row: Pick<KnownPayment, 'state'>): PaymentOutcome =>
  row.state === 'paid' || row.state === 'failed' ? row.state : 'processing'

export const isWhollyRefunded = (row: Pick<KnownPayment, 'amount' | 'refunded_amount'>) =>
  row.refunded_amount >= row.amount

/** One of which a part was given back is still paid. */
export function statusOf(
  row: Pick<KnownPayment, 'state' | 'amount' | 'refunded_amount' | 'disputed_at'>,
): Payment['status'] {
  if (row.state === 'failed') return 'FAILED'
  if (row.state !== 'paid') return 'PROCESSING'
  if (isWhollyRefunded(row)) return 'REFUNDED'
  return row.disputed_at ? 'DISPUTED' : 'PAID'
}

/** Whether what the provider has is what was asked for; null where it is, else what differs, for the operator. */
export function differenceOf(row: KnownPayment, intent: PaymentIntent, isLive: boolean): string | null {
  const differing = [
    intent.amount !== row.amount && `amount ${intent.amount} instead of ${row.amount}`,
    intent.currency !== row.currency && 'another currency',
    intent.reference !== referenceOf(row) && 'another reference',
    intent.isLive !== isLive && 'another mode',
    row.provider_id !== null && intent.id !== row.provider_id && 'another id',
  ].filter((one) => one !== false)
  return differing.length > 0 ? differing.join(', ') : null
}

/**
 * What a payment's state becomes by what the provider says of it. Nothing leaves 'paid'; only money that did move leaves
 * 'failed'.
 * @param askedAt when the provider was asked: an answer older than the row decides nothing but an end
 */
export function judge(
  row: KnownPayment,
  intent: PaymentIntent,
  askedAt: Date,
): Pick<KnownPayment, 'state' | 'failure'> {
  const same = { state: row.state, failure: row.failure }
  if (row.state === 'paid') return same
  if (intent.state === 'paid') return { state: 'paid', failure: '' }
  if (row.state === 'failed') return same
  if (intent.state === 'cancelled') return { state: 'failed', failure: texts.givenUp }
  if (row.updated_at > askedAt) return same
  if (intent.state === 'needs-action') return { state: 'awaiting-action', failure: '' }
  if (intent.state === 'processing') return { state: 'processing', failure: '' }
  if (intent.decline) return { state: 'failed', failure: intent.decline.text || texts.declined }
  return row.state === 'awaiting-action' ? { state: 'failed', failure: texts.notConfirmed } : same
}

/** Whether the provider would still let somebody pay it. */
export const canBePaid = ({ state }: Pick<PaymentIntent, 'state'>) =>
  state === 'needs-card' || state === 'needs-action'

/** Whether a payment has waited for a card, or for the bank's page, longer than anybody comes back for it. */
export function isOverdue({ created_at }: KnownPayment, intent: PaymentIntent, now: Date): boolean {
  const within = intent.state === 'needs-card' ? IN_HAND_MS : ACTION_WITHIN_MS
  return canBePaid(intent) && now.getTime() - created_at.getTime() >= within
}

/** Milliseconds until an open payment is looked at again: from five seconds to an hour, the longer it has been open. */
export const pauseOf = ({ created_at }: Pick<KnownPayment, 'created_at'>, now: Date) =>
  Math.min(HOUR_MS, Math.max(5 * SECOND_MS, (now.getTime() - created_at.getTime()) / 2))

/**
 * When the provider is asked next; null where nothing is expected any more.
 * @param isLeftOpen whether the provider would still take a card for it: one that has failed here is given up there too
 */
export function nextLookOf(
  row: Pick<KnownPayment, 'state' | 'paid_at' | 'created_at'>,
  now: Date,
  isLeftOpen = false,
): Date | null {
  const isYoung = now.getTime() - row.created_at.getTime() < ACTION_WITHIN_MS
  if (row.state === 'failed')
    return isLeftOpen && isYoung ? new Date(now.getTime() + pauseOf(row, now)) : null
  if (row.state !== 'paid') return new Date(now.getTime() + pauseOf(row, now))
  const paidAt = (row.paid_at ?? now).getTime()
  const later = LATER_LOOKS_MS.find((after) => paidAt + after > now.getTime())
  return later === undefined ? null : new Date(paidAt + later)
}

/** Days that end, a begun one counted: what is lost is never said to be less. */
export const endingDays = (ms: number) => Math.ceil(ms / DAY_MS)
/** Whole days that are added: what is gained is never said to be more. */
export const addedDays = (ms: number) => Math.floor(ms / DAY_MS)
