import type { CardMode, Payment, PaymentOutcome, PaymentPreview } from '@hanap/contract/payments/payments'
import { plans } from '@hanap/contract/payments/plans'
import { asSaid } from '@hanap/contract/says/fill'
import type { Connection, Database } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import type { Secrets } from '../../lib/secrets/secrets.ts'
import type { CardPayments, ProviderMessage } from '../../outside/card-payments/port.ts'
import type { Enqueue } from '../../tasks/queue.ts'
import type { Mails } from '../mails/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { addedDays, type PaidPlan } from '../subscriptions/rules/ledger.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import { type Charge, createCharging } from './charging/service.ts'
import { createRecording } from './recording/service.ts'
import { endingDays } from './rules/money-and-words.ts'
import { describePayment } from './rules/shown.ts'
import { actionUrlOf, EVENTS_KEPT_MS, isUnfinished, LEAVING_WITHIN_MS, LOOKS, outcomeOf } from './rules.ts'
import { createSettling, type Settling } from './settling/service.ts'
import {
  deleteProviderEvents,
  findNamed,
  findOpen,
  findOwn,
  insertEvents,
  insertProviderEvent,
  listOwn,
} from './store.ts'
import { settlePayment } from './tasks.ts'

export type Payments = Settling & {
  charge: Charge
  /** Asks the provider while it is open. Throws 'not-found'. */
  verify(
    userId: number,
    paymentId: string,
  ): Promise<{ success: boolean; status: PaymentOutcome; next_action_url?: string; error_message?: string }>
  /** Throws 'not-found' for another seeker's. */
  read(userId: number, paymentId: string): Promise<Payment>
  /** Cancels an open payment that waits for a card or the bank. One being paid stays open. */
  giveUpOpen(userId: number): Promise<void>
  hasOpen(connection: Connection, userId: number): Promise<boolean>
  /** Newest first. */
  list(userId: number): Promise<Payment[]>
  /** `mode` is 'none' if cards are not set up. */
  cardMode(): { mode: CardMode | 'none'; provider_url: string | null; public_key: string | null }
  /** What paying for a month would change now. */
  preview(userId: number, plan: PaidPlan): Promise<PaymentPreview>
  /**
   * A webhook only says which payment to ask about. A repeat does nothing. Throws Problem for the other mode (live or
   * test).
   */
  receive(message: ProviderMessage): Promise<void>
  /** Deletes records of old messages. */
  sweep(): Promise<void>
}

/**
 * @param given.cards who gets the card, and what a browser needs for that
 * @param given.isLive whether real money moves
 * @param given.operatorEmails for decisions by a person
 * @param given.log without personal or card data
 */
export function createPayments(given: {
  db: Database
  clock: Clock
  secrets: Secrets
  rateLimits: RateLimits
  provider: CardPayments
  subscriptions: Pick<Subscriptions, 'grant' | 'preview'>
  notifications: Pick<Notifications, 'tell'>
  mails: Pick<Mails, 'queue'>
  enqueue: Enqueue
  cards: { mode: CardMode | 'none'; url: string | undefined; publicKey: string | undefined }
  operatorEmails: readonly string[]
  publicUrl: string
  isLive: boolean
  log: (line: string) => void
}): Payments {
  const { db, clock, secrets, rateLimits, subscriptions, enqueue, cards, log } = given
  const recording = createRecording(given)
  const settling = createSettling({ ...given, recording })
  const charge = createCharging({ ...given, mode: cards.mode, recording, settling })

  async function own(userId: number, paymentId: string) {
    const row = /^\w{1,100}$/.test(paymentId) ? await findOwn(db, userId, paymentId) : undefined
    if (!row) throw notFound('payment')
    return row
  }

  /** Past the limit, the page gets the known state. */
  const mayLook = (userId: number) =>
    rateLimits.count(`payment-looks:${userId}`, LOOKS).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Problem) return false
        throw error
      },
    )

  return {
    ...settling,
    charge,
    async verify(userId, paymentId) {
      const known = await own(userId, paymentId)
      const asked = isUnfinished(known) && (await mayLook(userId))
      const row = (asked ? await settling.settle(known.id, 'poll') : undefined) ?? known
      const status = outcomeOf(row)
      const actionUrl = actionUrlOf(row)
      return {
        success: status === 'paid',
        status,
        ...(actionUrl !== null && { next_action_url: actionUrl }),
        ...(status === 'failed' && { error_message: row.failure }),
      }
    },
    async read(userId, paymentId) {
      return describePayment(await own(userId, paymentId), secrets)
    },
    async giveUpOpen(userId) {
      const open = await findOpen(db, userId)
      if (open) await settling.settle(open.id, 'seeker', { giveUp: true, withinMs: LEAVING_WITHIN_MS })
    },
    async hasOpen(connection, userId) {
      return (await findOpen(connection, userId)) !== undefined
    },
    async list(userId) {
      return (await listOwn(db, userId)).map((row) => describePayment(row, secrets))
    },
    cardMode() {
      const isBrowser = cards.mode === 'browser'
      const known = (value: string | undefined) => (isBrowser ? (value ?? null) : null)
      return { mode: cards.mode, provider_url: known(cards.url), public_key: known(cards.publicKey) }
    },
    async preview(userId, plan) {
      const { period, ...grant } = await subscriptions.preview(userId, plan)
      const { id, price } = plans[plan]
      return {
        plan_id: id,
        plan_type: plan,
        amount: price,
        starts_at: period.starts_at.toISOString(),
        ends_at: period.ends_at.toISOString(),
        extends: grant.extends,
        ending_days: endingDays(grant.endedMs),
        unpaid_days: endingDays(grant.unpaidMs),
        added_days: addedDays(period),
      }
    },
    receive: (message) =>
      db.transaction().execute(async (tx) => {
        if (message.isLive !== given.isLive)
          throw new Problem('malformed-request', asSaid('This message is of the other mode.'))
        const now = clock.now()
        if (!(await insertProviderEvent(tx, { id: message.id, type: message.type, now }))) return
        const id = await findNamed(tx, message)
        if (id !== undefined) {
          // Only this message tells that a lost dispute is over.
          if (message.type === 'dispute-resolved')
            await insertEvents(tx, id, ['dispute-ended'], { source: 'webhook', now })
          return enqueue(tx, settlePayment, { payment_id: id, source: 'webhook' })
        }
        log(`A message of the card payment provider (${message.type}) is about no payment of ours.`)
      }),
    async sweep() {
      await deleteProviderEvents(db, new Date(clock.now().getTime() - EVENTS_KEPT_MS))
    },
  }
}
