import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { type CardPayments, type PaymentIntent, PaymentProblem } from '../../../outside/card-payments/port.ts'
import type { Enqueue } from '../../../tasks/queue.ts'
import type { Recording } from '../recording/service.ts'
import { beginningOf, texts } from '../rules/money-and-words.ts'
import {
  ACTION_WITHIN_MS,
  canBePaid,
  isInHand,
  isOpen,
  isOverdue,
  isStuck,
  isWatchOver,
  nextLookOf,
} from '../rules.ts'
import {
  claimDue,
  type EventSource,
  findPayment,
  type PaymentRow,
  setNextLook,
  setProviderId,
} from '../store.ts'
import { settlePayment } from '../tasks.ts'

export type Settling = {
  /**
   * Asks the provider and records the answer; nothing else moves a payment on. Without an answer, the row waits for
   * the next check. Safe to repeat and to run in parallel.
   * @param options.giveUp the seeker pays again or leaves: cancels a payment that waits for a card or the bank
   * @param options.withinMs a shorter timeout
   * @returns undefined if there is none
   */
  settle(id: number, source: EventSource, options?: SettleOptions): Promise<PaymentRow | undefined>
  /** Checks a new payment every few seconds at first. */
  settleInTurn(id: number, source: 'webhook' | 'task'): Promise<void>
  settleDue(): Promise<void>
}

type SettleOptions = { giveUp?: boolean; withinMs?: number }

/** Claimed together, for DUE_HELD_MS. */
const DUE_AT_ONCE = 20
const DUE_HELD_MS = 5 * 60_000
/** settleDuePayments runs every minute; earlier checks need their own task. */
const TURN_WITHIN_MS = 60_000

export function createSettling(given: {
  db: Database
  clock: Clock
  provider: CardPayments
  recording: Recording
  enqueue: Enqueue
  log: (line: string) => void
}): Settling {
  const { db, clock, provider, recording, enqueue, log } = given

  /** A payment whose beginning was never answered is begun again by its key, to learn its id. */
  async function ask(row: PaymentRow, withinMs: number | undefined): Promise<PaymentIntent> {
    if (row.provider_id !== null) return provider.look(row.provider_id, { withinMs })
    const intent = await provider.begin(beginningOf(row))
    await setProviderId(db, row.id, intent.id, clock.now())
    return intent
  }

  /** Cancelled means never charged; after any other answer, asks again. */
  async function cancel(intent: PaymentIntent): Promise<PaymentIntent> {
    try {
      return await provider.cancel(intent.id)
    } catch (error) {
      if (!(error instanceof PaymentProblem)) throw error
      return provider.look(intent.id)
    }
  }

  /**
   * After a failed check, gives up a day-old payment that the provider does not know, or that never got an id and so
   * no card.
   */
  async function postpone(row: PaymentRow, source: EventSource, problem: PaymentProblem) {
    const now = clock.now()
    const isOld = now.getTime() - row.created_at.getTime() >= ACTION_WITHIN_MS
    const isNone = isOld && (problem.kind === 'unknown' || row.provider_id === null)
    if (isNone || (row.state === 'failed' && isWatchOver(row, now))) {
      log(`Payment ${row.id} is not looked at any more (${problem.kind}).`)
      if (isOpen(row)) return recording.fail(row.id, { failure: texts.givenUp, source })
      await setNextLook(db, row.id, null)
      return row
    }
    const later = nextLookOf({ ...row, state: 'processing' }, now)
    await setNextLook(db, row.id, later)
    return row
  }

  async function lookAfter(
    row: PaymentRow,
    source: EventSource,
    { giveUp = false, withinMs }: SettleOptions = {},
  ): Promise<{ row: PaymentRow; isDown: boolean }> {
    const now = clock.now()
    if (row.provider_id === null && isInHand(row, now)) return { row, isDown: false }
    try {
      let intent = await ask(row, withinMs)
      // Records a decline first; the next check cancels the rest.
      const isNews = intent.decline !== null && isOpen(row)
      const isWanted = row.state !== 'failed' && !giveUp && !isOverdue(row, intent, clock.now())
      const isGivenUp = canBePaid(intent) && !isNews && !isWanted
      if (isGivenUp) intent = await cancel(intent)
      const said = { source, askedAt: now, isStuck: isGivenUp && isStuck(row, intent, clock.now()) }
      return { row: await recording.record(row.id, intent, said), isDown: false }
    } catch (error) {
      if (!(error instanceof PaymentProblem)) throw error
      return { row: await postpone(row, source, error), isDown: error.kind === 'down' }
    }
  }

  async function settle(id: number, source: EventSource, options?: SettleOptions) {
    const row = await findPayment(db, id)
    return row && (await lookAfter(row, source, options)).row
  }

  return {
    settle,
    async settleInTurn(id, source) {
      const row = await settle(id, source)
      if (source === 'webhook' || !row?.next_look_at || !isOpen(row)) return
      const pause = row.next_look_at.getTime() - clock.now().getTime()
      if (pause >= TURN_WITHIN_MS) return
      const afterSeconds = Math.ceil(Math.max(0, pause) / 1000)
      await enqueue(db, settlePayment, { payment_id: id, source }, { afterSeconds })
    },
    async settleDue() {
      let ids: number[]
      do {
        const now = clock.now()
        const until = new Date(now.getTime() + DUE_HELD_MS)
        ids = await claimDue(db, { now, until, limit: DUE_AT_ONCE })
        for (const id of ids) {
          const row = await findPayment(db, id)
          // The rest becomes due again; a provider that is down is not asked twenty times.
          if (row && (await lookAfter(row, 'task')).isDown) return
        }
      } while (ids.length === DUE_AT_ONCE)
    },
  }
}
