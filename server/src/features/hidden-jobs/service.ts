import type { HiddenJob } from '@hanap/contract/jobs/hidden-jobs'
import type { Job } from '@hanap/contract/jobs/jobs'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound } from '../../lib/problem.ts'
import { MOST_HIDDEN, MOST_LISTED, tooManyHidden } from './rules.ts'
import {
  countHidden,
  deleteHidden,
  deleteRemoved,
  hasListing,
  insertHidden,
  isHidden,
  listHidden,
} from './store.ts'

/** Injected, because reading listings depends on which are hidden. */
export type Describe = (connection: Connection, userId: number, ids: number[]) => Promise<Map<number, Job>>

export type HiddenJobs = {
  /** On the board still, last hidden first; MOST_LISTED at most. */
  list(userId: number, describe: Describe): Promise<HiddenJob[]>
  /**
   * Idempotent. Throws 'not-found' for an unknown listing, 'conflict' past MOST_HIDDEN, also under concurrent calls.
   */
  hide(userId: number, jobId: number): Promise<void>
  /** Idempotent. Throws 'not-found' for an unknown listing. */
  show(userId: number, jobId: number): Promise<void>
  /** MOST_HIDDEN at most. */
  idsOf(userId: number): Promise<number[]>
  isHidden(userId: number, jobId: number): Promise<boolean>
}

export function createHiddenJobs({ db, clock }: { db: Database; clock: Clock }): HiddenJobs {
  return {
    async list(userId, describe) {
      const rows = await listHidden(db, userId, MOST_LISTED)
      const ids = rows.map((row) => row.job_id)
      const jobs = await describe(db, userId, ids)
      return rows.flatMap(({ job_id, hidden_at }) => {
        const job = jobs.get(job_id)
        const isShown = job && job.removed_at === null
        return isShown ? [{ job_id, hidden_at: hidden_at.toISOString(), job_details: job }] : []
      })
    },

    hide: (userId, jobId) =>
      db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        if (!(await hasListing(tx, jobId))) throw notFound('job')
        if (await isHidden(tx, userId, jobId)) return
        if ((await countHidden(tx, userId)) >= MOST_HIDDEN) {
          await deleteRemoved(tx, userId)
          if ((await countHidden(tx, userId)) >= MOST_HIDDEN) throw tooManyHidden()
        }
        await insertHidden(tx, userId, jobId, clock.now())
      }),

    async show(userId, jobId) {
      if (!(await hasListing(db, jobId))) throw notFound('job')
      await deleteHidden(db, userId, jobId)
    },

    async idsOf(userId) {
      const rows = await listHidden(db, userId, MOST_HIDDEN)
      return rows.map((row) => row.job_id)
    },

    isHidden: (userId, jobId) => isHidden(db, userId, jobId),
  }
}
