import { type Plan, plans } from '@hanap/contract/plans'
import type { CurrentSubscription, TrialStatus } from '@hanap/contract/subscriptions'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { daysRemaining, limitsOf, type Standing, standingAt, trialPeriod } from './rules.ts'
import { findPeriods, insertPeriod } from './store.ts'

export type Subscriptions = {
  /** Gives a new seeker the free trial, in the transaction that makes the account. */
  startTrial(connection: Connection, userId: number): Promise<void>
  standing(connection: Connection, userId: number): Promise<Standing>
  /** The plan whose limits bind this seeker now. */
  limits(connection: Connection, userId: number): Promise<Plan>
  hasActiveSubscription(userId: number): Promise<boolean>
  trialStatus(userId: number): Promise<TrialStatus>
  current(userId: number): Promise<CurrentSubscription>
}

/** What seekers hold, always derived from their periods and the clock. */
export function createSubscriptions({ db, clock }: { db: Database; clock: Clock }): Subscriptions {
  const standing = async (connection: Connection, userId: number) =>
    standingAt(await findPeriods(connection, userId), clock.now())

  return {
    standing,
    async startTrial(connection, userId) {
      const now = clock.now()
      await insertPeriod(connection, userId, trialPeriod(now), now)
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
      const end = period?.ends_at.toISOString() ?? null
      return {
        plan: held.plan_type ? plans[held.plan_type] : null,
        subscription: period && {
          status: held.status,
          start_date: period.starts_at.toISOString(),
          end_date: period.ends_at.toISOString(),
        },
        status: held.status,
        end_date: end,
        days_remaining: daysRemaining(period?.ends_at ?? null, clock.now()),
        is_trial_active: held.isTrialActive,
      }
    },
  }
}
