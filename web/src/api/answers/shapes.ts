import type { User } from '@hanap/contract/accounts/users'
import type { CurrentSubscription, TrialStatus } from '@hanap/contract/payments/subscriptions'
import { isRecord } from '@hanap/contract/wire/is-record'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const count = (value: unknown): number => (typeof value === 'number' ? value : 0)
const hasPlanType = (plan: unknown): boolean => isRecord(plan) && typeof plan['plan_type'] === 'string'

/** From storage or an answer, completed for display. @returns null for anything else */
export function readUser(value: unknown): User | null {
  if (!isRecord(value) || typeof value['id'] !== 'number') return null
  const { subscription } = value
  return {
    ...(value as User),
    username: text(value['username']),
    email: text(value['email']),
    first_name: text(value['first_name']),
    last_name: text(value['last_name']),
    firstName: text(value['firstName']),
    lastName: text(value['lastName']),
    phone_number: text(value['phone_number']),
    onboarding_completed: value['onboarding_completed'] === true,
    is_trial_active: value['is_trial_active'] === true,
    trial_days_remaining: count(value['trial_days_remaining']),
    trial_ends_at: textOrNull(value['trial_ends_at']),
    subscription:
      isRecord(subscription) && hasPlanType(subscription['plan']) ? (value as User).subscription : null,
  }
}

/** Null if not stated. */
export function readSubscription(value: unknown): CurrentSubscription | null {
  if (!isRecord(value)) return null
  const { plan, status } = value
  if (typeof status !== 'string' || (plan !== null && !hasPlanType(plan))) return null
  return {
    ...(value as CurrentSubscription),
    end_date: textOrNull(value['end_date']),
    days_remaining: count(value['days_remaining']),
    is_trial_active: value['is_trial_active'] === true,
  }
}

/** Null if not stated. */
export function readTrial(value: unknown): TrialStatus | null {
  if (!isRecord(value) || typeof value['is_trial_active'] !== 'boolean') return null
  return {
    ...(value as TrialStatus),
    days_remaining: count(value['days_remaining']),
    trial_ends_at: textOrNull(value['trial_ends_at']),
  }
}
