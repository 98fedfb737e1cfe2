import type { PlanType } from '@hanap/contract/payments/plans'
import type { CurrentSubscription, TrialStatus } from '@hanap/contract/payments/subscriptions'
import { type TimeLeft, timeLeft, trialEndOf } from '../../seeker/banner-state.ts'

export type PlanState =
  /** The free plan, for a seeker with another or none. */
  | { kind: 'with-registration' }
  | { kind: 'trial'; left: TimeLeft }
  | { kind: 'trial-over' }
  /** A paid plan that can be bought. */
  | { kind: 'offered' }
  | { kind: 'paid'; left: TimeLeft | null }
  | { kind: 'paid-over' }

/**
 * True also without a subscription, or when an 'active' one is past its end.
 * @param now milliseconds since 1970
 */
export function isPlanExpired(subscription: CurrentSubscription | undefined, now: number): boolean {
  if (!subscription || subscription.status !== 'active') return true
  const end = endOf(subscription)
  return end !== null && end <= now
}

/** True also if no trial is known, or its end has passed. */
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

/** @param now milliseconds since 1970 */
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
    const trialEnd = trialEndOf(subscription, trial)
    // Without an end date only the server's number is known.
    const days = (trial ?? subscription).days_remaining
    return {
      kind: 'trial',
      left: trialEnd === null ? { days, hours: 0, minutes: 0 } : timeLeft(trialEnd, now),
    }
  }
  if (!isCurrent) return { kind: 'offered' }
  if (isPlanExpired(subscription, now)) return { kind: 'paid-over' }
  const end = endOf(subscription)
  return { kind: 'paid', left: end === null ? null : timeLeft(end, now) }
}

/** Milliseconds since 1970; null if unknown. */
export function endOf(subscription: CurrentSubscription): number | null {
  const time = Date.parse(subscription.end_date ?? subscription.subscription?.end_date ?? '')
  return Number.isNaN(time) ? null : time
}

/** Plans to buy first, then the running one; the free plan last. */
export function inOrder<Card extends { state: PlanState }>(cards: readonly Card[]): Card[] {
  const place = ({ state: { kind } }: Card) =>
    kind === 'offered' || kind === 'paid-over' ? 0 : kind === 'paid' ? 1 : 2
  return cards.toSorted((a, b) => place(a) - place(b))
}
