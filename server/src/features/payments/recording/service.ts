import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import { lockSeeker } from '../../../db/lock-seeker.ts'
import type { Database, Tx } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { PaymentIntent } from '../../../outside/card-payments/port.ts'
import type { Mails } from '../../mails/service.ts'
import type { Notifications } from '../../notifications/service.ts'
import type { Subscriptions } from '../../subscriptions/service.ts'
import { receiptMail } from '../emails.ts'
import { createNotices } from '../operator-mails/service.ts'
import { texts } from '../rules/money-and-words.ts'
import { receiptOf } from '../rules/receipt.ts'
import {
  differenceOf,
  isDisputeLost,
  isOpen,
  isWhollyRefunded,
  judge,
  keptPageOf,
  mayMove,
  nextLookOf,
} from '../rules.ts'
import {
  type EventSource,
  findHistory,
  findPayer,
  findPayment,
  insertEvents,
  lockPayment,
  type PaymentChange,
  type PaymentRow,
  updatePayment,
} from '../store.ts'

export type Recording = {
  /**
   * Records the provider's answer in one transaction: state, history, month, receipt. Called any number of times, in
   * any order, it gives one month.
   * @param said.askedAt when the provider was asked
   * @param said.isStuck it ran out of time and the provider does not cancel it: it ends here
   */
  record(
    id: number,
    intent: PaymentIntent,
    said: { source: EventSource; askedAt: Date; isStuck?: boolean },
  ): Promise<PaymentRow>
  /**
   * For an open payment that surely was not charged.
   * @param ended.failure words for the seeker
   * @param ended.nextLookAt if the provider still has to be tidied up
   */
  fail(
    id: number,
    ended: { failure: string; source: EventSource; nextLookAt?: Date | null },
  ): Promise<PaymentRow>
  /** Leaves it as processing: the card may have been charged. `also` runs in the same transaction. */
  leaveOpen(id: number, also: (tx: Tx) => Promise<void>): Promise<void>
}

/** @param given.log lines for the operator, also mailed to `given.operatorEmails` */
export function createRecording(given: {
  db: Database
  clock: Clock
  subscriptions: Pick<Subscriptions, 'grant'>
  notifications: Pick<Notifications, 'tell'>
  mails: Pick<Mails, 'queue'>
  operatorEmails: readonly string[]
  isLive: boolean
  log: (line: string) => void
}): Recording {
  const { db, clock, subscriptions, notifications, mails, isLive } = given
  const tell = createNotices(given)

  /** Always locks the seeker before the payment, which avoids deadlocks. */
  const held = <T>(id: number, use: (tx: Tx, row: PaymentRow) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      const seen = await findPayment(tx, id)
      if (seen?.user_id) await lockSeeker(tx, seen.user_id)
      const row = await lockPayment(tx, id)
      if (!row) throw new Error(`there is no payment ${id}`)
      return use(tx, row)
    })

  /** The provider's payment differs from ours: it earns nothing, and an operator must check. */
  async function mistrust(tx: Tx, row: PaymentRow, difference: string, source: EventSource) {
    const now = clock.now()
    if (!(await findHistory(tx, row.id)).some(({ kind }) => kind === 'mismatch')) {
      await insertEvents(tx, row.id, ['mismatch'], { source, now })
      await tell(tx, row, 'mismatch', difference)
    }
    const ended: PaymentChange = isOpen(row) ? { state: 'failed', failure: texts.mismatch } : {}
    return updatePayment(tx, row.id, { ...ended, next_look_at: null }, now)
  }

  async function give(tx: Tx, row: PaymentRow): Promise<void> {
    const payer = row.user_id === null ? undefined : await findPayer(tx, row.user_id)
    if (!payer) return tell(tx, row, 'payer-gone')
    const paid = { userId: payer.id, plan: row.plan_type, paymentId: row.id }
    const period = await subscriptions.grant(tx, paid)
    const data = receiptOf(row, period, payer.first_name)
    await notifications.tell(tx, {
      userId: payer.id,
      kind: 'payment',
      eventKey: `payment:${row.id}:paid`,
      title: noticeSays.paid,
      text: fill(noticeSays.planUntil, { plan: data.plan, time: data.endsAt, amount: data.amount }),
      path: pages.plans.path,
    })
    await mails.queue(tx, { email: receiptMail, to: payer.email, userId: payer.id, data })
  }

  /** Access stays until the operator decides: a dispute may be a mistake, and a refund a kindness. */
  function marksOf(row: PaymentRow, intent: PaymentIntent, askedAt: Date) {
    const change: PaymentChange = {}
    const kinds: ('refunded' | 'disputed' | 'dispute-resolved')[] = []
    const { payment } = intent
    const now = clock.now()
    // Refunds only grow: an outdated answer has a smaller amount.
    const refunded = Math.min(payment?.refunded ?? 0, row.amount)
    if (refunded > row.refunded_amount) {
      change.refunded_at = row.refunded_at ?? now
      change.refunded_amount = refunded
      kinds.push('refunded')
    }
    if (payment?.disputed && !row.disputed_at) {
      change.disputed_at = now
      kinds.push('disputed')
    }
    if (payment && !payment.disputed && row.disputed_at && row.updated_at <= askedAt) {
      change.disputed_at = null
      kinds.push('dispute-resolved')
    }
    return { change, kinds }
  }

  /** The provider reports a lost dispute only as over, while the payment is still disputed. */
  async function noteLostDispute(tx: Tx, row: PaymentRow, said: { source: EventSource; askedAt: Date }) {
    if (!isDisputeLost(await findHistory(tx, row.id), said.askedAt)) return
    await insertEvents(tx, row.id, ['dispute-lost'], { source: said.source, now: clock.now() })
    await tell(tx, row, 'dispute-lost')
  }

  return {
    record: (id, intent, { source, askedAt, isStuck = false }) =>
      held(id, async (tx, row) => {
        const now = clock.now()
        const difference = differenceOf(row, intent, isLive)
        if (difference) return mistrust(tx, row, difference, source)
        const verdict = judge(row, intent, { askedAt, isStuck })
        const isNewlyPaid = verdict.state === 'paid' && row.state !== 'paid'
        const paid = verdict.state === 'paid' ? paidOf(row, intent, now) : {}
        const marks = verdict.state === 'paid' ? marksOf(row, intent, askedAt) : { change: {}, kinds: [] }
        const moved = verdict.state === row.state ? [] : [verdict.state]
        const page = keptPageOf(row, verdict, intent)
        const isForNothing = isNewlyPaid && isWhollyRefunded({ ...row, ...marks.change })
        const change = {
          ...verdict,
          ...(isForNothing && { failure: texts.givenBack }),
          ...cardOf(row, intent),
          ...paid,
          ...marks.change,
          next_action_url: page,
        }
        const isLeftOpen = isStuck && verdict.state === 'failed' && row.state !== 'failed'
        const noted = [...marks.kinds, ...(isLeftOpen ? ['left-open' as const] : [])]
        const kinds = [...moved, ...noted]
        const nextLookAt = nextLookOf({ ...row, ...change }, now, mayMove(intent))
        // Unchanged without news: else the answer to an earlier question would seem outdated.
        const updatedAt = kinds.length > 0 ? now : row.updated_at
        const settled = await updatePayment(tx, id, { ...change, next_look_at: nextLookAt }, updatedAt)
        await insertEvents(tx, id, kinds, { source, now })
        if (isNewlyPaid && !isForNothing) await give(tx, settled)
        for (const kind of noted)
          await tell(tx, settled, kind === 'refunded' && isForNothing ? 'given-back-first' : kind)
        if (intent.payment?.disputed) await noteLostDispute(tx, settled, { source, askedAt })
        return settled
      }),

    fail: (id, { failure, source, nextLookAt }) =>
      held(id, async (tx, row) => {
        if (!isOpen(row)) return row
        const now = clock.now()
        await insertEvents(tx, id, ['failed'], { source, now })
        const change: PaymentChange = { state: 'failed', failure, next_action_url: null }
        return updatePayment(tx, id, { ...change, next_look_at: nextLookAt ?? null }, now)
      }),

    leaveOpen: (id, also) =>
      held(id, async (tx, row) => {
        // A concurrent check has recorded a later state.
        if (row.state !== 'starting') return
        const now = clock.now()
        const open = { ...row, state: 'processing' as const }
        await insertEvents(tx, id, [open.state], { source: 'seeker', now })
        await updatePayment(tx, id, { state: open.state, next_look_at: nextLookOf(open, now) }, now)
        await also(tx)
      }),
  }
}

/** Includes a declined card; unreported fields stay unchanged. */
const cardOf = (row: PaymentRow, { card }: PaymentIntent): PaymentChange => ({
  card_brand: card?.brand || row.card_brand,
  card_last4: card?.last4 || row.card_last4,
})

function paidOf(row: PaymentRow, { payment }: PaymentIntent, now: Date): PaymentChange {
  return {
    paid_at: row.paid_at ?? payment?.paidAt ?? now,
    provider_payment_id: row.provider_payment_id ?? payment?.id ?? null,
  }
}
