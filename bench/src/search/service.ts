import type { JobSearchQuery } from '@hanap/contract/jobs/jobs'
import { plans } from '@hanap/contract/payments/plans'
import type { Database } from '@hanap/server/db/open'
import { createHiddenJobs } from '@hanap/server/features/hidden-jobs/service'
import { readCriteria, readPage, wishOf } from '@hanap/server/features/jobs/rules'
import { createJobs, type Jobs } from '@hanap/server/features/jobs/service'
import { createSearches } from '@hanap/server/features/searches/service'
import { createSubscriptions } from '@hanap/server/features/subscriptions/service'
import type { Clock } from '@hanap/server/lib/clock'
import { createSecrets } from '@hanap/server/lib/secrets/secrets'
import type { Asked, JobSearch } from '@hanap/server/search/port'
import { CORPUS_NOW } from '../corpus.ts'
import { givePremium } from '../harness/people.ts'
import type { Ask } from './classes.ts'

/** A repeated search stays free, and the corpus keeps its age. */
export const corpusClock: Clock = { now: () => CORPUS_NOW }

/** The seeker repeats a search. */
const NOTHING_HIDDEN = { hidden: [], searchedAt: CORPUS_NOW, lastChange: 0, open: 0 }

export function createService(db: Database, index: JobSearch): Jobs {
  const secrets = createSecrets('no secret: nothing is hidden here')
  const subscriptions = createSubscriptions({ db, clock: corpusClock, secrets })
  const searches = createSearches({ db, clock: corpusClock, subscriptions })
  const hiddenJobs = createHiddenJobs({ db, clock: corpusClock })
  return createJobs({
    db,
    replicas: db,
    clock: corpusClock,
    searches,
    hiddenJobs,
    addedOrders: { ask: async () => {} },
    index,
  })
}

export async function makeCarla(db: Database): Promise<number> {
  const name = `carla_${process.pid}_${Math.floor(performance.now())}`
  const now = corpusClock.now()
  const { id } = await db
    .insertInto('users')
    .values({
      email: `${name}@example.com`,
      username: name,
      first_name: 'Carla',
      last_name: 'Reyes',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await givePremium(db, [id], now)
  return id
}

export async function askService(jobs: Jobs, userId: number, ask: Ask): Promise<unknown> {
  if (ask.kind === 'search')
    return jobs.search({ id: userId, plan: plans.premium, list: NOTHING_HIDDEN }, ask.query)
  if (ask.kind === 'count') return jobs.countFilters(userId, ask.query)
  if (ask.kind === 'similar') return jobs.similar(userId, ask.jobId)
  if (ask.kind === 'suggest') return jobs.suggest(userId, ask.text)
  return jobs.popularTags()
}

/** Below /api. */
export function addressOf(ask: Ask): string {
  if (ask.kind === 'similar') return `/jobs/${ask.jobId}/similar/`
  if (ask.kind === 'tags') return '/tags/popular/'
  if (ask.kind === 'suggest') return `/jobs/suggest/?${new URLSearchParams({ text: ask.text })}`
  const path = ask.kind === 'search' ? '/jobs/search/' : '/jobs/filters/'
  return `${path}?${new URLSearchParams(ask.query as Record<string, string>)}`
}

export function questionOf(query: JobSearchQuery): Asked {
  const criteria = readCriteria(query, CORPUS_NOW)
  return {
    ...wishOf(criteria, criteria.tags?.ids ?? null),
    hidden: [],
    order: query.sort_by ?? 'relevance',
    ...readPage(query),
  }
}
