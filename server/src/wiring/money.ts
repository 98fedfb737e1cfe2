import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import type { RateLimits } from '../db/rate-limits.ts'
import type { Mails } from '../features/mails/service.ts'
import type { Notifications } from '../features/notifications/service.ts'
import { createPayments } from '../features/payments/service.ts'
import { createEndings } from '../features/subscriptions/endings/service.ts'
import { createSubscriptions } from '../features/subscriptions/service.ts'
import type { Clock } from '../lib/clock.ts'
import type { Secrets } from '../lib/secrets/secrets.ts'
import type { CardPayments } from '../outside/card-payments/port.ts'
import type { Queue } from '../tasks/queue.ts'

/** Other features ask here for a seeker's plan. */
export function createMoney(given: {
  config: Pick<Config, 'operatorEmails' | 'payments' | 'publicUrl'>
  db: Database
  clock: Clock
  secrets: Secrets
  rateLimits: RateLimits
  enqueue: Queue['enqueue']
  notifications: Notifications
  mails: Mails
  provider: CardPayments
  log: (line: string) => void
}) {
  const { operatorEmails, publicUrl, payments: configured } = given.config
  const subscriptions = createSubscriptions(given)
  const payments = createPayments({
    ...given,
    subscriptions,
    operatorEmails,
    publicUrl,
    isLive: configured?.isLive ?? false,
    cards: { mode: configured?.cardMode ?? 'none', url: configured?.url, publicKey: configured?.publicKey },
  })
  return { subscriptions, payments, remindEndings: createEndings(given) }
}
