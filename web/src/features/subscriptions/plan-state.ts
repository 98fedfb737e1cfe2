import type { PlanType } from '@hanap/contract/payments/plans'
import type { CurrentSubscription, TrialStatus } from '@hanap/contract/payments/subscriptions'
import { type TimeLeft, timeLeft, trialEndOf } from '../../seeker/banner-state.ts'

/** How a plan's card stands for this seeker. */
export type PlanState =
  /** The free plan of somebody who holds another one, or none. */
  | { kind: 'with-registration' }
  | { kind: 'trial'; left: TimeLeft }
  | { kind: 'trial-over' }
  /** A paid plan that may be bought. */
  | { kind: 'offered' }
  | { kind: 'paid'; left: TimeLeft | null }
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
    const trialEnd = trialEndOf(subscription, trial)
    // Without an end the server's own number is all that is known.
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

/** When the plan held now ends, in milliseconds since 1970; null when nobody said. */
export function endOf(subscription: CurrentSubscription): number | null {
  const time = Date.parse(subscription.end_date ?? subscription.subscription?.end_date ?? '')
  return Number.isNaN(time) ? null : time
}

/** What can be bought comes first, in the order given; then the paid plan that runs; the free plan last. */
export function inOrder<Card extends { state: PlanState }>(cards: readonly Card[]): Card[] {
  const place = ({ state: { kind } }: Card) =>
    kind === 'offered' || kind === 'paid-over' ? 0 : kind === 'paid' ? 1 : 2
  return cards.toSorted((a, b) => place(a) - place(b))
}
