import type { CardMode, PaymentDetails } from '@hanap/contract/payments/payments'
import type { Database } from '../../../db/open.ts'
import type { RateLimits } from '../../../db/rate-limits.ts'
import type { Clock } from '../../../lib/clock.ts'
import { invalid, Problem } from '../../../lib/problem.ts'
import type { CallerKey } from '../../../lib/secrets/caller-key.ts'
import { newToken, type Secrets } from '../../../lib/secrets/secrets.ts'
import {
  type Billing,
  type Card,
  type CardPayments,
  type PaymentIntent,
  PaymentProblem,
} from '../../../outside/card-payments/port.ts'
import type { Enqueue } from '../../../tasks/queue.ts'
import type { PaidPlan } from '../../subscriptions/rules/ledger.ts'
import type { Recording } from '../recording/service.ts'
import { type Attempted, answerOf, refused, underWay } from '../rules/attempted.ts'
import { sealingContext } from '../rules/billing.ts'
import {
  attempts,
  beginningOf,
  centavosOf,
  earlierPaid,
  returnUrlOf,
  texts,
} from '../rules/money-and-words.ts'
import {
  differenceOf,
  IN_HAND_MS,
  isExpired,
  isInHand,
  isOpen,
  isUnfinished,
  nextLookOf,
  outcomeOf,
  readCard,
} from '../rules.ts'
import type { Settling } from '../settling/service.ts'
import {
  findAsked,
  findOpen,
  insertEvents,
  insertPayment,
  listUnfinished,
  type PaymentRow,
  setProviderId,
} from '../store.ts'
import { settlePayment } from '../tasks.ts'

/** A card that lives only for this call, or the provider's id of one. */
type Means = { card: Card } | { methodId: string }

/** The first check after an unknown outcome. */
const FIRST_LOOK_SECONDS = 5
/** The timeout of a check while the seeker waits after a lost answer. */
const LOOK_AT_ONCE_MS = 5000

/**
 * The row written before the first step says enough to find out later what happened.
 * @param wanted.callerKey the Idempotency-Key: its payment is returned, never made again
 * @throws Problem 'idempotency-mismatch' for another plan; 'in-progress'; 'too-many'; 'invalid' for a card where none
 * is taken; 'outside-down' if surely nothing was charged
 */
export type Charge = (
  userId: number,
  wanted: { plan: PaidPlan; details: PaymentDetails; callerKey?: CallerKey | undefined },
) => Promise<Attempted>

export function createCharging(given: {
  db: Database
  clock: Clock
  secrets: Secrets
  rateLimits: RateLimits
  provider: CardPayments
  settling: Pick<Settling, 'settle'>
  recording: Recording
  enqueue: Enqueue
  /** The card's recipient; 'none' if cards are not set up. */
  mode: CardMode | 'none'
  publicUrl: string
  isLive: boolean
  log: (line: string) => void
}): Charge {
  const { db, clock, secrets, rateLimits, provider, settling, recording, enqueue, log } = given

  function meansOf({ card, payment_method_id }: PaymentDetails): Means {
    if (card && given.mode === 'browser') throw invalid({ 'payment_details.card': texts.cardsElsewhere })
    if (payment_method_id !== undefined) return { methodId: payment_method_id }
    // The form ensures one of the two.
    if (!card) throw invalid({ 'payment_details.payment_method_id': texts.methodMissing })
    return { card: readCard(card) }
  }

  /** The payment with this key, in any state; null without one. */
  async function repeat(
    userId: number,
    plan: PaidPlan,
    key: CallerKey | undefined,
  ): Promise<Attempted | null> {
    const asked = key === undefined ? undefined : await findAsked(db, userId, key.known)
    if (!asked) return null
    if (asked.plan_type !== plan) throw new Problem('idempotency-mismatch', texts.otherPlan)
    // Not stored as the key's answer, so a later retry gets the outcome.
    if (isInHand(asked, clock.now())) throw underWay(texts.beingMade)
    const row = (await settling.settle(asked.id, 'seeker')) ?? asked
    // Without a provider id the page could not follow the payment.
    if (isOpen(row) && row.provider_id === null) throw underWay(texts.stillProcessing)
    return answerOf(row)
  }

  /** Null if no earlier payment blocks a new one. */
  async function clearEarlier(userId: number, plan: PaidPlan): Promise<Attempted | null> {
    for (const earlier of await listUnfinished(db, userId)) {
      const answer = await clear(earlier, plan)
      if (answer) return answer
    }
    return null
  }

  async function clear(earlier: PaymentRow, plan: PaidPlan): Promise<Attempted | null> {
    if (isInHand(earlier, clock.now())) return refused(earlier, texts.beingMade)
    const row = await settling.settle(earlier.id, 'seeker', { giveUp: true })
    // The earlier payment went through meanwhile and is not repeated.
    if (row && outcomeOf(row) === 'paid')
      return row.plan_type === plan ? answerOf(row) : refused(row, earlierPaid(row.plan_type))
    if (!row || !isUnfinished(row)) return null
    const { next_action_url } = row
    return next_action_url === null
      ? refused(row, texts.stillProcessing)
      : { ...refused(row, texts.finishFirst), next_action_url }
  }

  const start = (userId: number, plan: PaidPlan, billing: Billing, callerKey: CallerKey | undefined) =>
    db.transaction().execute(async (tx) => {
      const now = clock.now()
      const providerKey = newToken()
      const row = await insertPayment(tx, {
        userId,
        plan,
        amount: centavosOf(plan),
        providerKey,
        callerKey: callerKey?.kept,
        sealedBilling: secrets.seal(JSON.stringify(billing), sealingContext(providerKey)),
        now,
        nextLookAt: new Date(now.getTime() + IN_HAND_MS),
      })
      if (row) await insertEvents(tx, row.id, ['starting'], { source: 'seeker', now })
      return row
    })

  /** For a payment that was surely not charged. */
  async function endUncharged(row: PaymentRow, error: unknown): Promise<Attempted> {
    if (!(error instanceof PaymentProblem)) throw error
    // The next check cancels what the provider may have begun.
    const nextLookAt = nextLookOf(row, clock.now())
    if (error.kind === 'declined') {
      const failure = error.text || texts.declined
      return answerOf(await recording.fail(row.id, { failure, source: 'seeker', nextLookAt }))
    }
    await recording.fail(row.id, { failure: texts.unreachable, source: 'seeker', nextLookAt })
    throw new Problem('outside-down', texts.unreachable, { cause: error })
  }

  /**
   * The card may have been charged. Asks the provider once now, since the bank may be waiting; otherwise the page
   * waits.
   */
  async function leaveOpen(row: PaymentRow, why: unknown): Promise<Attempted> {
    log(
      `Payment ${row.id}: what became of it is asked for (${why instanceof Error ? why.message : 'unknown'}).`,
    )
    await recording.leaveOpen(row.id, (tx) =>
      enqueue(
        tx,
        settlePayment,
        { payment_id: row.id, source: 'task' },
        { afterSeconds: FIRST_LOOK_SECONDS },
      ),
    )
    const seen = await settling.settle(row.id, 'seeker', { withinMs: LOOK_AT_ONCE_MS })
    if (!seen) throw new Error(`there is no payment ${row.id}`)
    return answerOf(seen)
  }

  /** @returns null if another process handles it meanwhile */
  async function begin(row: PaymentRow): Promise<PaymentIntent | null> {
    const intent = await provider.begin(beginningOf(row))
    return (await setProviderId(db, row.id, intent.id, clock.now())) ? intent : null
  }

  async function charge(row: PaymentRow, means: Means, billing: Billing): Promise<Attempted> {
    let intent: PaymentIntent | null
    let methodId: string
    try {
      intent = await begin(row)
      if (!intent) return refused(row, texts.beingMade)
      const askedAt = clock.now()
      if (differenceOf(row, intent, given.isLive))
        return answerOf(await recording.record(row.id, intent, { source: 'seeker', askedAt }))
      methodId =
        'methodId' in means
          ? means.methodId
          : await provider.keepCard(means.card, billing, `${row.provider_key}-card`)
    } catch (error) {
      return endUncharged(row, error)
    }
    const askedAt = clock.now()
    try {
      const returnUrl = returnUrlOf(given.publicUrl, row, intent.id)
      const key = `${row.provider_key}-pay`
      const paid = await provider.pay({ intentId: intent.id, methodId, returnUrl, key })
      return answerOf(await recording.record(row.id, paid, { source: 'seeker', askedAt }))
    } catch (error) {
      if (error instanceof PaymentProblem && error.charged === 'no') return endUncharged(row, error)
      return leaveOpen(row, error)
    }
  }

  return async (userId, { plan, details, callerKey }) => {
    if (given.mode === 'none') throw new Problem('outside-down', texts.notSetUp)
    const repeated = await repeat(userId, plan, callerKey)
    if (repeated) return repeated
    await rateLimits.count(`card-attempts:${userId}`, attempts)
    const means = meansOf(details)
    if ('card' in means && isExpired(means.card, clock.now()))
      return { success: false, payment_id: null, error_message: texts.expired }
    const earlier = await clearEarlier(userId, plan)
    if (earlier) return earlier
    const { name, email, phone = '' } = details.billing
    const billing = { name, email, phone }
    const row = await start(userId, plan, billing, callerKey)
    if (row) return charge(row, means, billing)
    const same = await repeat(userId, plan, callerKey)
    return same ?? refused(await findOpen(db, userId), texts.beingMade)
  }
}
