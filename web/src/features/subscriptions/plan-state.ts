import type { PlanType } from '@hanap/contract/plans'
import type { CurrentSubscription, TrialStatus } from '@hanap/contract/subscriptions'
import { timeLeft, trialEndOf } from '../../shell/banner-state.ts'

/** How a plan's card stands for this seeker. */
export type PlanState =
  /** The free plan of somebody who holds another one, or none. */
  | { kind: 'with-registration' }
  | { kind: 'trial'; daysLeft: number }
  | { kind: 'trial-over' }
  /** A paid plan that may be bought. */
  | { kind: 'offered' }
  | { kind: 'paid'; left: { days: number; hours: number; minutes: number } | null }
  | { kind: 'paid-over' }

/**
 * A paid plan has ended when there is none, its status says so, or it is called active and its end date has
 * passed.
 * @param now milliseconds since 1970
 */
export function isPlanExpired(subscription: CurrentSubscription | undefined, now: number): boolean {
  if (!subscription || subscription.status !== 'active') return true
  const end = endOf(subscription)
  return end !== null && end <= now
}

/** A trial has ended when nothing is known of it, when the server says so, or when its end has passed. */
export function isTrialExpired(
  subscription: CurrentSubscription | undefined,
  trial: TrialStatus | undefined,
  now: number,
): boolean {
  const known = trial ?? subscription
  if (!subscription || !known?.is_trial_active) return true
  const end = trialEndOf(subscription, trial)
  return end !== null && end <= now
}

/** The state of one plan's card. @param now milliseconds since 1970 */
export function planState(
  plan: PlanType,
  subscription: CurrentSubscription | undefined,
  trial: TrialStatus | undefined,
  now: number,
): PlanState {
  const isCurrent = subscription?.plan?.plan_type === plan
  if (plan === 'free') {
    if (!isCurrent) return { kind: 'with-registration' }
    if (isTrialExpired(subscription, trial, now)) return { kind: 'trial-over' }
    // The server's own number, which counts begun days: 14 right after registration, 1 in the last hours. The
    // banner counts down the same end in whole days, hours and minutes, so 'd' there plus the begun day is N here.
    return { kind: 'trial', daysLeft: (trial ?? subscription).days_remaining }
  }
  if (!isCurrent) return { kind: 'offered' }
  if (isPlanExpired(subscription, now)) return { kind: 'paid-over' }
  const end = endOf(subscription)
  return { kind: 'paid', left: end === null ? null : timeLeft(end, now) }
}

/** When the plan held now ends, in milliseconds since 1970; null when nobody said. */
export function endOf(subscription: CurrentSubscription): number | null {
  const time = Date.parse(subscription.end_date ?? subscription.subscription?.end_date ?? '')
  return Number.isNaN(time) ? null : time
}
