import { type Plan, plans } from '@hanap/contract/plans'
import type { CurrentSubscription, TrialStatus } from '@hanap/contract/subscriptions'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { type Grant, grantMonth, type PaidPlan } from './ledger.ts'
import { daysRemaining, limitsOf, type Period, type Standing, standingAt, trialPeriod } from './rules.ts'
import { endPeriods, findPeriods, type HeldPeriod, insertPeriod } from './store.ts'

export type Subscriptions = {
  /** Gives a new seeker the free trial, in the transaction that makes the account. */
  startTrial(connection: Connection, userId: number): Promise<void>
  standing(connection: Connection, userId: number): Promise<Standing>
  /** The plan whose limits bind this seeker now. */
  limits(connection: Connection, userId: number): Promise<Plan>
  hasActiveSubscription(userId: number): Promise<boolean>
  trialStatus(userId: number): Promise<TrialStatus>
  current(userId: number): Promise<CurrentSubscription>
  /** What paying for a month would change now. */
  preview(userId: number, plan: PaidPlan): Promise<Grant>
  /**
   * Gives the month that a payment paid for, beginning at the present moment, in the transaction that marks the payment
   * as paid; the seeker is held until it ends. A payment that has its month is given no other.
   */
  grant(tx: Tx, paid: { userId: number; plan: PaidPlan; paymentId: number }): Promise<Period>
}

/** What seekers hold, always derived from their periods and the clock. */
export function createSubscriptions({ db, clock }: { db: Database; clock: Clock }): Subscriptions {
  const standing = async (connection: Connection, userId: number) =>
    standingAt(await findPeriods(connection, userId), clock.now())

  return {
    standing,
    async startTrial(connection, userId) {
      const now = clock.now()
      await insertPeriod(connection, { userId, period: trialPeriod(now), now })
    },
    async limits(connection, userId) {
      return limitsOf(await standing(connection, userId))
    },
    async hasActiveSubscription(userId) {
      return (await standing(db, userId)).status === 'active'
    },
    async trialStatus(userId) {
      const held = await standing(db, userId)
      return {
        is_trial_active: held.isTrialActive,
        days_remaining: held.isTrialActive ? daysRemaining(held.trialEndsAt, clock.now()) : 0,
        trial_ends_at: held.trialEndsAt?.toISOString() ?? null,
      }
    },
    async current(userId) {
      const held = await standing(db, userId)
      const period = held.period
      return {
        plan: held.plan_type ? plans[held.plan_type] : null,
        subscription: period && {
          status: held.status,
          start_date: period.starts_at.toISOString(),
          end_date: (held.endsAt ?? period.ends_at).toISOString(),
        },
        status: held.status,
        end_date: held.endsAt?.toISOString() ?? null,
        days_remaining: daysRemaining(held.endsAt, clock.now()),
        is_trial_active: held.isTrialActive,
      }
    },
    async preview(userId, plan) {
      return grantMonth(withValue(await findPeriods(db, userId)), plan, clock.now())
    },
    async grant(tx, { userId, plan, paymentId }) {
      await lockSeeker(tx, userId)
      const held = await findPeriods(tx, userId)
      const earlier = held.find(({ payment_id }) => payment_id === paymentId)
      if (earlier) return earlier
      const now = clock.now()
      const { period, ended } = grantMonth(withValue(held), plan, now)
      await endPeriods(
        tx,
        ended.map(({ id }) => id),
        now,
      )
      await insertPeriod(tx, { userId, period, paymentId, now })
      return period
    },
  }
}

/**
 * The months whose time is still to be had or added to another. One that was replaced is out of it, also where the clock
 * has gone back to before its end: its value was added once.
 */
const withValue = (periods: readonly HeldPeriod[]) => periods.filter(({ isReplaced }) => !isReplaced)
