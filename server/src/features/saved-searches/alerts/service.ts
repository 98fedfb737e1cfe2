import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Synonyms } from '../../../search/words/synonyms.ts'
import type { Mails } from '../../mails/service.ts'
import type { Notifications } from '../../notifications/service.ts'
import type { Subscriptions } from '../../subscriptions/service.ts'
import { createSending, type SendAlerts } from '../digests/service.ts'
import { createMatching, type MatchArrivals } from '../matching/service.ts'
import { REMEMBERED_MS } from '../rules.ts'
import { deleteOldMatches } from '../store.ts'

export type Alerts = {
  match: MatchArrivals
  send: SendAlerts
  /** Sends due alerts even if matching fails. */
  run(): Promise<void>
  /** Deletes records of alerts older than a year. */
  sweep(): Promise<void>
}

export function createAlerts(given: {
  db: Database
  clock: Clock
  synonyms: Synonyms
  subscriptions: Pick<Subscriptions, 'plansOf'>
  notifications: Pick<Notifications, 'tell'>
  mails: Pick<Mails, 'queue'>
}): Alerts {
  const match = createMatching(given)
  const send = createSending(given)
  return {
    match,
    send,
    async run() {
      try {
        await match()
      } finally {
        await send()
      }
    },
    sweep: () => deleteOldMatches(given.db, new Date(given.clock.now().getTime() - REMEMBERED_MS)),
  }
}
