import { plans } from '@hanap/contract/plans'
import type { User } from '@hanap/contract/users'
import { daysRemaining, type Standing } from '../subscriptions/rules.ts'
import type { UserRow } from './store.ts'

/** The texts of a sign-in or sign-up that was refused, verbatim from the specification. */
export const refusals = {
  wrongPassword: 'Invalid email or password',
  tooManyLogins: 'Too many login attempts. Please try again later.',
  tooManySignUps: 'Too many signup attempts. Please try again later.',
} as const

export const LOGIN_WINDOW_SECONDS = 15 * 60
export const SIGN_UP_WINDOW_SECONDS = 60 * 60

/** A seeker as the wire shows them, with where they stand at `now`. */
export function describeUser(row: UserRow, standing: Standing, now: Date): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    firstName: row.first_name,
    lastName: row.last_name,
    phone_number: row.phone_number,
    account_type: 'jobseeker',
    onboarding_completed: row.onboarding_completed_at !== null,
    is_trial_active: standing.isTrialActive,
    is_trial: standing.plan_type === 'free',
    trial_days_remaining: standing.isTrialActive ? daysRemaining(standing.trialEndsAt, now) : 0,
    trial_ends_at: standing.trialEndsAt?.toISOString() ?? null,
    has_active_subscription: standing.status === 'active',
    subscription: standing.plan_type && {
      status: standing.status,
      plan: {
        plan_type: standing.plan_type,
        has_advanced_filtering: plans[standing.plan_type].has_advanced_filtering,
      },
    },
  }
}

/** Where a seeker goes after signing in: first-timers to the welcome, everyone else to the listings. */
export const landingOf = (user: User) => (user.onboarding_completed ? '/jobs' : '/onboarding')
