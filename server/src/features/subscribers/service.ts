import type { Database } from '../../db/open.ts'
import type { Asker, ListAsked } from '../../lib/asker.ts'
import type { Clock } from '../../lib/clock.ts'
import { hashToken } from '../../lib/secrets/secrets.ts'
import { MOST_HIDDEN } from '../hidden-jobs/rules.ts'
import type { Sessions } from '../sessions/service.ts'
import { limitsOf, standingAt } from '../subscriptions/rules.ts'
import { findSubscriber, type SubscriberRow } from './store.ts'

export type Subscribers = {
  /**
   * Reads the plan and, for a list, its basis in the same statement. Null for an unknown, expired or revoked token.
   */
  identify(token: string, list: ListAsked | null): Promise<Asker | null>
}

/** No cache, so that the end of a plan takes effect at once. */
export function createSubscribers({
  db,
  clock,
  sessions,
}: {
  db: Database
  clock: Clock
  sessions: Pick<Sessions, 'use'>
}): Subscribers {
  return {
    async identify(token, list) {
      const now = clock.now()
      const textHash = list?.textHash ?? null
      const [row] = await findSubscriber(db, hashToken(token), now, list !== null, MOST_HIDDEN, textHash)
      if (!row) return null
      await sessions.use(row, now)
      const standing = standingAt(row.periods.map(periodOf), now)
      return {
        id: row.user_id,
        sessionId: row.id,
        isActive: standing.status === 'active',
        plan: limitsOf(standing),
        list: listOf(row),
      }
    },
  }
}

const periodOf = ([plan_type, from, to]: SubscriberRow['periods'][number]) => ({
  plan_type,
  starts_at: new Date(from),
  ends_at: new Date(to),
})

function listOf({ hidden, hidden_open, listings, searched_at }: SubscriberRow): Asker['list'] {
  if (hidden === null || listings === null) return null
  const [lastChange, open] = listings
  return { hidden, searchedAt: searched_at, lastChange, open: open - (hidden_open ?? 0) }
}
