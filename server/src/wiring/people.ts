import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import type { RateLimits } from '../db/rate-limits.ts'
import { createAccountLinks } from '../features/account-links/service.ts'
import { createAccountChanges } from '../features/accounts/changes/service.ts'
import { createCredentials } from '../features/accounts/credentials/service.ts'
import { createAccountDeletion } from '../features/accounts/deletion/service.ts'
import { createAccounts } from '../features/accounts/service.ts'
import { createUnconfirmed } from '../features/accounts/unconfirmed/service.ts'
import { createIdentities } from '../features/identities/service.ts'
import type { Mails } from '../features/mails/service.ts'
import type { Notifications } from '../features/notifications/service.ts'
import type { Payments } from '../features/payments/service.ts'
import { createSessions } from '../features/sessions/service.ts'
import type { Subscriptions } from '../features/subscriptions/service.ts'
import type { Clock } from '../lib/clock.ts'
import type { Passwords } from '../lib/secrets/passwords.ts'
import type { Secrets } from '../lib/secrets/secrets.ts'
import type { Queue } from '../tasks/queue.ts'

export function createPeople(given: {
  config: Pick<Config, 'limits' | 'emailVerification'>
  db: Database
  clock: Clock
  secrets: Secrets
  passwords: Passwords
  rateLimits: RateLimits
  enqueue: Queue['enqueue']
  notifications: Notifications
  mails: Mails
  subscriptions: Subscriptions
  payments: Pick<Payments, 'giveUpOpen' | 'hasOpen'>
}) {
  const { db, clock, secrets, passwords, rateLimits, enqueue, notifications, mails, subscriptions } = given
  const { limits, emailVerification } = given.config
  const sessions = createSessions({ db, clock })
  const accountLinks = createAccountLinks({ db, clock, secrets, rateLimits, mails, enqueue, limits })
  const unconfirmedAccounts = createUnconfirmed({ db, clock, subscriptions, emailVerification })
  const accounts = createAccounts({
    db,
    clock,
    secrets,
    rateLimits,
    sessions,
    subscriptions,
    accountLinks,
    unconfirmed: unconfirmedAccounts,
    passwords,
    limits,
    emailVerification,
  })
  const identities = createIdentities({ clock })
  const credentials = createCredentials({
    db,
    clock,
    passwords,
    rateLimits,
    sessions,
    notifications,
    mails,
    accountLinks,
    identities,
    subscriptions,
    limits,
  })
  const accountChanges = createAccountChanges({
    db,
    rateLimits,
    passwords,
    mails,
    accounts,
    accountLinks,
    credentials,
    sessions,
  })
  const accountDeletion = createAccountDeletion({ ...given, credentials, accountLinks })
  return {
    sessions,
    passwords,
    identities,
    accountLinks,
    accounts,
    credentials,
    accountChanges,
    accountDeletion,
    unconfirmedAccounts,
  }
}
