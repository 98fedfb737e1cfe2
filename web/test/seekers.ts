import type { User } from '@hanap/contract/accounts/users'
import { type PlanType, planList, plans } from '@hanap/contract/payments/plans'
import type { CurrentSubscription, TrialStatus } from '@hanap/contract/payments/subscriptions'

const DAY_MS = 86_400_000
const from = (now: number, days: number) => new Date(now + days * DAY_MS).toISOString()

/** ana: on the free trial, with a finished onboarding. */
export const ana: User = {
  id: 1,
  username: 'ana',
  email: 'ana@example.com',
  first_name: 'Ana',
  last_name: 'Reyes',
  firstName: 'Ana',
  lastName: 'Reyes',
  phone_number: '',
  version: 'v1',
  account_type: 'jobseeker',
  onboarding_completed: true,
  is_trial_active: true,
  is_trial: true,
  trial_days_remaining: 9,
  trial_ends_at: null,
  has_active_subscription: true,
  subscription: null,
}

/** bea: logs in after ana on the same phone. */
export const bea: User = {
  ...ana,
  id: 6,
  username: 'bea',
  email: 'bea@example.com',
  first_name: 'Bea',
  firstName: 'Bea',
}

/** eli: signed up, and never finished the onboarding. */
export const eli: User = { ...ana, id: 5, username: 'eli', first_name: 'Eli', onboarding_completed: false }

/** A plan that ends, or ended, this many days from `now`. */
export function holding(
  type: PlanType,
  days: number,
  now: number,
  status?: 'active' | 'expired',
): CurrentSubscription {
  const { id, plan_type, name, price, has_advanced_filtering } = plans[type]
  const said = status ?? (days > 0 ? 'active' : 'expired')
  return {
    plan: { id, plan_type, name, price, has_advanced_filtering },
    subscription: { status: said, start_date: from(now, days - 14), end_date: from(now, days) },
    status: said,
    end_date: from(now, days),
    days_remaining: Math.max(0, Math.ceil(days)),
    is_trial_active: type === 'free' && said === 'active',
  }
}

export const holdingNothing: CurrentSubscription = {
  plan: null,
  subscription: null,
  status: 'none',
  end_date: null,
  days_remaining: 0,
  is_trial_active: false,
}

export function trialOf(days: number, now: number): TrialStatus {
  return {
    is_trial_active: days > 0,
    days_remaining: Math.max(0, Math.ceil(days)),
    trial_ends_at: from(now, days),
  }
}

const priceList = {
  count: planList.length,
  results: planList.map((plan) => ({ ...plan, currency: 'PHP' as const })),
}

/** The answers that every page requests for a seeker. */
export function standingOf(user: User, subscription: CurrentSubscription, trial: TrialStatus) {
  return {
    'GET /auth/profile/': user,
    'GET /auth/user/': user,
    'GET /auth/subscription/current/': subscription,
    'GET /auth/trial/status/': trial,
    'GET /auth/subscription/plans/': priceList,
    'GET /auth/subscription/saved-jobs/check-limit/': { max_saved_jobs: 5, current_count: 3, can_save: true },
    'GET /saved-jobs/': { count: 0, results: [] },
    'GET /auth/subscription/payments/': { count: 0, results: [] },
  }
}
