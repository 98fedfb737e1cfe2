import { accountLinkTexts } from '@hanap/contract/accounts/account-links'
import type { DataExport } from '@hanap/contract/notices/exports'
import type { Database } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { Problem } from '../../lib/problem.ts'
import type { Secrets } from '../../lib/secrets/secrets.ts'
import type { Enqueue } from '../../tasks/queue.ts'
import type { Mails } from '../mails/service.ts'
import type { Notifications } from '../notifications/service.ts'
import type { StoredFiles } from '../stored-files/service.ts'
import { type ConfirmExport, createConfirming, createFetching, type FetchExport } from './fetching/service.ts'
import { askedBucket, createMaking, type MakeExport } from './making/service.ts'
import { ASKED, oldestOf } from './rules.ts'
import { deleteOver, endExpired, findNewest, insertExport, listUnmade } from './store.ts'
import { makeDataExport } from './tasks.ts'

export type Exports = {
  /**
   * Does nothing while one is being made. Throws 'too-many' past three a day, 'outside-down' without mail to send the
   * link.
   */
  request(userId: number): Promise<void>
  /** The last requested copy; null without any. */
  read(userId: number): Promise<DataExport | null>
  fetch: FetchExport
  confirm: ConfirmExport
  make: MakeExport
  /** Ends expired copies, gives up those never made, and deletes old records. */
  sweep(): Promise<void>
}

export function createExports(given: {
  db: Database
  clock: Clock
  secrets: Secrets
  rateLimits: RateLimits
  files: StoredFiles
  mails: Mails
  notifications: Pick<Notifications, 'tell'>
  enqueue: Enqueue
  log: (line: string) => void
}): Exports {
  const { db, clock, rateLimits, mails, enqueue } = given
  const make = createMaking(given)

  return {
    make,
    fetch: createFetching(given),
    confirm: createConfirming(given),

    async request(userId) {
      if (!mails.isOn) throw new Problem('outside-down', accountLinkTexts.mailIsOff)
      await db.transaction().execute(async (tx) => {
        // Only the first of concurrent requests counts.
        const id = await insertExport(tx, userId, clock.now())
        if (id === undefined) return
        await rateLimits.count(askedBucket(userId), ASKED, { within: tx })
        await enqueue(tx, makeDataExport, { export_id: id })
      })
    },

    async read(userId) {
      const found = await findNewest(db, userId)
      if (!found) return null
      const { sent_at, ...row } = found
      const isOver = row.state === 'ready' && row.expires_at !== null && row.expires_at <= clock.now()
      return {
        ...row,
        state: isOver ? (sent_at ? 'fetched' : 'expired') : row.state,
        requested_at: row.requested_at.toISOString(),
        ready_at: row.ready_at?.toISOString() ?? null,
        expires_at: row.expires_at?.toISOString() ?? null,
      }
    },

    async sweep() {
      const now = clock.now()
      const { unmadeBefore, overBefore } = oldestOf(now)
      await db.transaction().execute((tx) => endExpired(tx, now))
      await deleteOver(db, overBefore)
      // The queue lost them: each gets another try, or is given up.
      for (const { id } of await listUnmade(db, unmadeBefore))
        await enqueue(db, makeDataExport, { export_id: id })
    },
  }
}
