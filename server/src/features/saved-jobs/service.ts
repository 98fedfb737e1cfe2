import type { SavedJob } from '@hanap/contract/jobs/saved-jobs'
import { asSaid } from '@hanap/contract/says/fill'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound, Problem, savedJobsLimit, subscriptionRequired } from '../../lib/problem.ts'
import type { Jobs } from '../jobs/service.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import {
  type ChangedRow,
  countSaved,
  deleteSaved,
  findSaved,
  insertSaved,
  listChanged,
  listSaved,
  type SavedRow,
} from './store.ts'

export type SavedJobs = {
  list(userId: number): Promise<SavedJob[]>
  /**
   * Saves a job once; refuses past the plan's cap, also under concurrent calls. Without a plan a few a day, then
   * 'subscription-required': an entry shows its job.
   */
  save(userId: number, jobId: number): Promise<{ item: SavedJob; alreadySaved: boolean }>
  remove(userId: number, savedId: number): Promise<void>
  limit(userId: number): Promise<{ max_saved_jobs: number; current_count: number; can_save: boolean }>
}

/** Enough to undo removals, too few to read listings this way. */
const WITHOUT_PLAN_A_DAY = { max: 10, windowSeconds: 24 * 3600, text: asSaid('') }

export function createSavedJobs({
  db,
  clock,
  rateLimits,
  subscriptions,
  jobs,
}: {
  db: Database
  clock: Clock
  rateLimits: RateLimits
  subscriptions: Subscriptions
  jobs: Jobs
}): SavedJobs {
  /** Listings are never deleted, so each entry has one. */
  async function describe(connection: Connection, userId: number, rows: SavedRow[]): Promise<SavedJob[]> {
    const details = await jobs.describe(
      connection,
      userId,
      rows.map((row) => row.job_id),
    )
    const savedIds = rows.map((row) => row.id)
    const changes = new Map(
      (await listChanged(connection, userId, savedIds)).map((row) => [row.saved_id, row]),
    )
    return rows.flatMap((row) => {
      const job = details.get(row.job_id)
      return job
        ? [
            {
              id: row.id,
              job: job.id,
              job_id: job.id,
              date_saved: row.saved_at.toISOString(),
              job_details: job,
              changed: shownChange(changes.get(row.id)),
            },
          ]
        : []
    })
  }

  async function describeOne(connection: Connection, userId: number, row: SavedRow) {
    const [item] = await describe(connection, userId, [row])
    if (!item) throw notFound('job')
    return item
  }

  const saveOnce = (userId: number, jobId: number) =>
    db.transaction().execute(async (tx) => {
      await lockSeeker(tx, userId)
      const existing = await findSaved(tx, userId, jobId)
      if (existing) return { item: await describeOne(tx, userId, existing), alreadySaved: true }
      if (!(await jobs.isOpen(tx, jobId))) throw notFound('job')
      const { max_saved_jobs } = await subscriptions.limits(tx, userId)
      const count = await countSaved(tx, userId)
      if (count >= max_saved_jobs) throw savedJobsLimit({ current_count: count, max_allowed: max_saved_jobs })
      const row = await insertSaved(tx, userId, jobId, clock.now())
      return { item: await describeOne(tx, userId, row), alreadySaved: false }
    })

  return {
    list: async (userId) => describe(db, userId, await listSaved(db, userId)),

    async save(userId, jobId) {
      const bucket = `save-without-plan:${userId}`
      const [isActive, existing] = await Promise.all([
        subscriptions.hasActiveSubscription(userId),
        findSaved(db, userId, jobId),
      ])
      const isCounted = !isActive && !existing
      if (isCounted) await rateLimits.count(bucket, WITHOUT_PLAN_A_DAY).catch(askForPlan)
      let isNew = false
      try {
        const saved = await saveOnce(userId, jobId)
        isNew = !saved.alreadySaved
        return saved
      } finally {
        // Only newly saved jobs count.
        if (isCounted && !isNew) await rateLimits.giveBack(bucket)
      }
    },

    async remove(userId, savedId) {
      if (!(await deleteSaved(db, userId, savedId))) throw notFound('saved job')
    },

    async limit(userId) {
      const [{ max_saved_jobs }, current_count] = await Promise.all([
        subscriptions.limits(db, userId),
        countSaved(db, userId),
      ])
      return { max_saved_jobs, current_count, can_save: current_count < max_saved_jobs }
    },
  }
}

function shownChange(change: ChangedRow | undefined): SavedJob['changed'] {
  if (!change) return null
  const { salary, title, changed_at } = change
  return { salary, title, changed_at: changed_at.toISOString() }
}

/** The remedy is a plan, not waiting; and an offline save must not be retried for it. */
function askForPlan(error: unknown): never {
  throw error instanceof Problem && error.code === 'too-many' ? subscriptionRequired() : error
}
