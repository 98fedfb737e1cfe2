import type { CurrentSubscription, TrialStatus } from '@hanap/contract/payments/subscriptions'

export type BannerState = 'premium' | 'basic' | 'free-trial' | 'expired'

const MINUTE_MS = 60_000

/**
 * Only 'free-trial' and 'expired' are shown. A paid plan counts while active with its end ahead.
 * @param now milliseconds since 1970
 */
export function bannerState(
  subscription: CurrentSubscription,
  trial: TrialStatus | undefined,
  now: number,
): BannerState {
  const planType = subscription.plan?.plan_type
  // An unknown plan counts as paid.
  if (planType && planType !== 'free') {
    const endsAt = subscription.end_date === null ? null : Date.parse(subscription.end_date)
    const isRunning = subscription.status === 'active' && (endsAt === null || endsAt > now)
    return isRunning ? planType : 'expired'
  }
  const isTrialActive = trial?.is_trial_active ?? subscription.is_trial_active
  const trialEnd = trialEndOf(subscription, trial)
  return isTrialActive && (trialEnd === null || trialEnd > now) ? 'free-trial' : 'expired'
}

/** Milliseconds since 1970; null if not stated. */
export function trialEndOf(subscription: CurrentSubscription, trial: TrialStatus | undefined): number | null {
  const time = Date.parse(trial?.trial_ends_at ?? subscription.end_date ?? '')
  return Number.isNaN(time) ? null : time
}

export type TimeLeft = { days: number; hours: number; minutes: number }

/**
 * A partial minute counts, so a 14-day trial begins at 14; never below zero. Banner and plan cards do not round
 * again.
 */
export function timeLeft(endsAt: number, now: number): TimeLeft {
  const minutes = Math.max(0, Math.ceil((endsAt - now) / MINUTE_MS))
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
