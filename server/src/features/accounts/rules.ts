import { accountLinkTexts } from '@hanap/contract/accounts/account-links'
import { accountTexts } from '@hanap/contract/accounts/account-texts'
import type { User } from '@hanap/contract/accounts/users'
import { plans } from '@hanap/contract/payments/plans'
import * as accountSays from '@hanap/contract/says/accounts'
import { pages } from '@hanap/contract/site/pages'
import { withVersion } from '../../lib/version.ts'
import { daysRemaining, type Standing } from '../subscriptions/rules.ts'
import type { UserRow } from './store.ts'

export const refusals = {
  wrongPassword: accountSays.wrongCredentials,
  tooManyLogins: accountSays.tooManyLogins,
  tooManySignUps: accountSays.tooManySignUps,
  tooManyTries: accountLinkTexts.tooManyTries,
  emailUnverified: accountTexts.emailUnverified,
} as const

export const LOGIN_WINDOW_SECONDS = 15 * 60
export const SIGN_UP_WINDOW_SECONDS = 60 * 60

export const UNCONFIRMED_LIFE_MS = 48 * 60 * 60 * 1000

/** Limited: the answer tells whether another account has the address. */
export const EMAIL_CHANGES_TRIED = { max: 10, windowSeconds: 60 * 60, text: accountLinkTexts.tooManyTries }
export const EMAIL_CHANGES_MAILED = { max: 3, windowSeconds: 60 * 60, text: accountLinkTexts.tooManyMails }

/** How long after a change of address the former one also gets the farewell. */
export const FAREWELL_AFTER_MOVE_MS = 30 * 24 * 60 * 60 * 1000

/** The words that an attacker of this account would try first, with the product's name. */
export function wordsOf(person: Pick<UserRow, 'email' | 'username' | 'first_name' | 'last_name'>): string[] {
  const { email, username, first_name, last_name } = person
  const mailbox = email.slice(0, email.lastIndexOf('@'))
  const names = [first_name, last_name, first_name + last_name, last_name + first_name]
  return ['hanap', 'hanapjobs', username, email, mailbox, ...mailbox.split(/[._+-]/), ...names]
}

export function describeUser(row: UserRow, standing: Standing, now: Date): User {
  const { username, email, first_name, last_name, phone_number } = row
  return {
    id: row.id,
    ...withVersion({ username, email, first_name, last_name, phone_number }),
    firstName: first_name,
    lastName: last_name,
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

export const landingOf = (user: User) => (user.onboarding_completed ? pages.jobs.path : pages.onboarding.path)
