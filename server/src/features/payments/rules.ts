import { withoutSpaces } from '@hanap/contract/payments/payment-form'
import type { Payment, PaymentDetails, PaymentOutcome } from '@hanap/contract/payments/payments'
import { asSaid } from '@hanap/contract/says/fill'
import type { Card, PaymentIntent } from '../../outside/card-payments/port.ts'
import type { PaidPlan } from '../subscriptions/rules/ledger.ts'
import { referenceOf, texts } from './rules/money-and-words.ts'

export type PaymentState = 'starting' | 'processing' | 'awaiting-action' | 'paid' | 'failed'

/** `next_action_url` stays on a failed payment that could still be paid there. */
export type KnownPayment = {
  id: number
  plan_type: PaidPlan
  /** In centavos. */
  amount: number
  currency: string
  provider_id: string | null
  provider_key: string
  state: PaymentState
  /** For the seeker: why it failed, or why a paid one gave nothing; else ''. */
  failure: string
  next_action_url: string | null
  /** The first refund. */
  refunded_at: Date | null
  /** In centavos; at most the amount. */
  refunded_amount: number
  disputed_at: Date | null
  created_at: Date
  updated_at: Date
  paid_at: Date | null
  next_look_at: Date | null
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The call that begins a payment ends within this, however slow the provider. */
export const IN_HAND_MS = 3 * MINUTE_MS
export const ACTION_WITHIN_MS = DAY_MS
/** After this, no charge can be in flight to a payment still without a card. */
const CARD_WITHIN_MS = HOUR_MS
/** Ends the checks of a payment that failed here but could not be cancelled at the provider. */
const WATCHED_MS = 3 * DAY_MS
/** Checks of a paid payment, for refunds and disputes without a message. */
const LATER_LOOKS_MS = [1, 7, 30, 120].map((days) => days * DAY_MS)
/** The provider repeats its messages for some hours. */
export const EVENTS_KEPT_MS = 90 * DAY_MS

/** Deleting an account waits so long for an open payment. */
export const LEAVING_WITHIN_MS = 5 * SECOND_MS
/** Checks per seeker; beyond them, the page gets the known state. */
export const LOOKS = { max: 60, windowSeconds: 60, text: asSaid('') }

/** Reads a year of two digits as one of this century. */
export const readCard = (card: NonNullable<PaymentDetails['card']>): Card => ({
  number: withoutSpaces(card.number),
  expMonth: card.exp_month,
  expYear: 2000 + card.exp_year,
  cvc: card.cvc.trim(),
})

/** A card is valid until its month's end; the last place on earth is twelve hours behind UTC. */
export const isExpired = ({ expMonth, expYear }: Pick<Card, 'expMonth' | 'expYear'>, now: Date) =>
  Date.UTC(expYear, expMonth) + 12 * HOUR_MS <= now.getTime()

/** Whether a call still handles the payment, or has just died: others do not decide yet. */
export const isInHand = ({ state, created_at }: KnownPayment, now: Date) =>
  state === 'starting' && now.getTime() - created_at.getTime() < IN_HAND_MS

export const isOpen = ({ state }: Pick<KnownPayment, 'state'>) => state !== 'paid' && state !== 'failed'

/** Whether money may still move: the payment is open, or ended here while its bank's page could not be closed. */
export const isUnfinished = (row: Pick<KnownPayment, 'state' | 'next_action_url' | 'next_look_at'>) =>
  isOpen(row) || (row.state === 'failed' && row.next_action_url !== null && row.next_look_at !== null)

/** Set while the seeker has to confirm at the bank. The adapter has validated the address. */
export const actionUrlOf = (row: Pick<KnownPayment, 'state' | 'next_action_url'>) =>
  row.state === 'awaiting-action' ? row.next_action_url : null

/**
 * If a payment ended here while the bank still asks, or was just answered, the page stays, and blocks new payments.
 */
export function keptPageOf(
  row: Pick<KnownPayment, 'next_action_url'>,
  { state }: Pick<KnownPayment, 'state'>,
  intent: PaymentIntent,
): string | null {
  if (state === 'awaiting-action') return intent.actionUrl ?? row.next_action_url
  if (state !== 'failed') return null
  return intent.actionUrl ?? (intent.state === 'processing' ? row.next_action_url : null)
}

/** Processing until the outcome is certain. A payment refunded before it gave anything is no success. */
export function outcomeOf(
  row: Pick<KnownPayment, 'state' | 'failure' | 'next_action_url' | 'next_look_at'>,
): PaymentOutcome {
  if (isUnfinished(row)) return 'processing'
  return row.state === 'paid' && row.failure === '' ? 'paid' : 'failed'
}

export const isWhollyRefunded = (row: Pick<KnownPayment, 'amount' | 'refunded_amount'>) =>
  row.refunded_amount >= row.amount

/** A partly refunded payment is still paid. */
export function statusOf(
  row: Pick<KnownPayment, 'state' | 'amount' | 'refunded_amount' | 'disputed_at'>,
): Payment['status'] {
  if (row.state === 'failed') return 'FAILED'
  if (row.state !== 'paid') return 'PROCESSING'
  if (isWhollyRefunded(row)) return 'REFUNDED'
  return row.disputed_at ? 'DISPUTED' : 'PAID'
}

/** The differences, for the operator; null if the payment is as asked for. */
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
 * Nothing leaves 'paid'; only moved money leaves 'failed'.
 * @param said.askedAt an answer older than the row decides nothing but an end
 * @param said.isStuck it ran out of time and the provider does not cancel it
 */
export function judge(
  row: KnownPayment,
  intent: PaymentIntent,
  { askedAt, isStuck = false }: { askedAt: Date; isStuck?: boolean },
): Pick<KnownPayment, 'state' | 'failure'> {
  const same = { state: row.state, failure: row.failure }
  if (row.state === 'paid') return same
  if (intent.state === 'paid') return { state: 'paid', failure: '' }
  if (row.state === 'failed') return same
  if (intent.state === 'cancelled') return { state: 'failed', failure: texts.givenUp }
  if (row.updated_at > askedAt) return same
  if (isStuck) return { state: 'failed', failure: texts.givenUp }
  if (intent.state === 'needs-action') return { state: 'awaiting-action', failure: '' }
  if (intent.state === 'processing') return { state: 'processing', failure: '' }
  if (intent.decline) return { state: 'failed', failure: intent.decline.text || texts.declined }
  return row.state === 'awaiting-action' ? { state: 'failed', failure: texts.notConfirmed } : same
}

/** Whether the provider would still accept a payment. */
export const canBePaid = ({ state }: Pick<PaymentIntent, 'state'>) =>
  state === 'needs-card' || state === 'needs-action'

/** Whether it can still be paid, or only the provider can end it. */
export const mayMove = (intent: Pick<PaymentIntent, 'state'>) =>
  canBePaid(intent) || intent.state === 'processing'

/** A payment that the provider did not cancel ends here: after an hour without a card, after a day at the bank. */
export function isStuck({ state, created_at }: KnownPayment, intent: PaymentIntent, now: Date): boolean {
  const within = intent.state === 'needs-card' ? CARD_WITHIN_MS : ACTION_WITHIN_MS
  return isOpen({ state }) && canBePaid(intent) && now.getTime() - created_at.getTime() >= within
}

/** Whether the payment waited so long that the seeker will not return. */
export function isOverdue({ created_at }: KnownPayment, intent: PaymentIntent, now: Date): boolean {
  const within = intent.state === 'needs-card' ? IN_HAND_MS : ACTION_WITHIN_MS
  return canBePaid(intent) && now.getTime() - created_at.getTime() >= within
}

/** Whether checks end for a payment that failed here but was never cancelled at the provider. */
export const isWatchOver = ({ created_at }: Pick<KnownPayment, 'created_at'>, now: Date) =>
  now.getTime() - created_at.getTime() >= WATCHED_MS

/** In milliseconds: five seconds to an hour, growing with the payment's age. */
export const pauseOf = ({ created_at }: Pick<KnownPayment, 'created_at'>, now: Date) =>
  Math.min(HOUR_MS, Math.max(5 * SECOND_MS, (now.getTime() - created_at.getTime()) / 2))

/**
 * Null if nothing is expected.
 * @param isLeftOpen it may still be charged there: one that failed here is cancelled there too
 */
export function nextLookOf(
  row: Pick<KnownPayment, 'state' | 'paid_at' | 'created_at'>,
  now: Date,
  isLeftOpen = false,
): Date | null {
  if (row.state === 'failed')
    return isLeftOpen && !isWatchOver(row, now) ? new Date(now.getTime() + pauseOf(row, now)) : null
  if (row.state !== 'paid') return new Date(now.getTime() + pauseOf(row, now))
  const paidAt = (row.paid_at ?? now).getTime()
  const later = LATER_LOOKS_MS.find((after) => paidAt + after > now.getTime())
  return later === undefined ? null : new Date(paidAt + later)
}

/**
 * Whether a dispute is over while the payment is still disputed.
 * @param history oldest first
 * @param askedAt must be after the provider said so
 */
export function isDisputeLost(
  history: readonly { kind: string; happened_at: Date }[],
  askedAt: Date,
): boolean {
  const last = (kind: string) => history.findLastIndex((event) => event.kind === kind)
  const ended = last('dispute-ended')
  const at = history[ended]?.happened_at
  return at !== undefined && at <= askedAt && ended > Math.max(last('dispute-resolved'), last('dispute-lost'))
}
