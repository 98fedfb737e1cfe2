import type { CurrentSubscription, TrialStatus } from '@hanap/contract/payments/subscriptions'

export type BannerState = 'premium' | 'basic' | 'free-trial' | 'expired'

const MINUTE_MS = 60_000

/**
 * Where the subscription stands for the banner. A paid plan counts while it is active and its
 * end lies ahead; only 'free-trial' and 'expired' are shown.
 * @param now milliseconds since 1970
 */
export function bannerState(
  subscription: CurrentSubscription,
  trial: TrialStatus | undefined,
  now: number,
): BannerState {
  const planType = subscription.plan?.plan_type
  // A plan this build does not know is paid for like any other.
  if (planType && planType !== 'free') {
    const endsAt = subscription.end_date === null ? null : Date.parse(subscription.end_date)
    const isRunning = subscription.status === 'active' && (endsAt === null || endsAt > now)
    return isRunning ? planType : 'expired'
  }
  const isTrialActive = trial?.is_trial_active ?? subscription.is_trial_active
  const trialEnd = trialEndOf(subscription, trial)
  return isTrialActive && (trialEnd === null || trialEnd > now) ? 'free-trial' : 'expired'
}

/** When the trial ends, in milliseconds since 1970; null when nobody said. */
export function trialEndOf(subscription: CurrentSubscription, trial: TrialStatus | undefined): number | null {
  const time = Date.parse(trial?.trial_ends_at ?? subscription.end_date ?? '')
  return Number.isNaN(time) ? null : time
}

/** Time that is left. */
export type TimeLeft = { days: number; hours: number; minutes: number }

/**
 * The time left in whole days, hours and minutes; never below zero. A begun minute counts, so a trial of 14 days begins at
 * 14. Banner and plan cards both say it as this has it: none of them rounds again.
 */
export function timeLeft(endsAt: number, now: number): TimeLeft {
  const minutes = Math.max(0, Math.ceil((endsAt - now) / MINUTE_MS))
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
