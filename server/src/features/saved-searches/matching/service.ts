import { setImmediate } from 'node:timers/promises'
import { defaultNotificationSettings } from '@hanap/contract/notices/notifications'
import { findTagIds } from '../../../db/find-tag-ids.ts'
import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { type ArrivalsIndex, createArrivalsIndex, type Wish } from '../../../search/arrivals-index.ts'
import type { Listing } from '../../../search/port.ts'
import { findListings } from '../../../search/read-listings.ts'
import type { Synonyms } from '../../../search/words/synonyms.ts'
import { readCriteria, wishOf } from '../../jobs/rules.ts'
import type { Subscriptions } from '../../subscriptions/service.ts'
import { NEW_FOR_MS, pauseOf } from '../rules.ts'
import {
  type AlertMatch,
  deleteArrivals,
  dropArrivals,
  findArrivals,
  findWatched,
  insertMatches,
  type WatchedSearch,
} from './store.ts'

const ARRIVALS_AT_ONCE = 1000
/** Yields to other requests after so many listings or seekers. */
const READIED_AT_ONCE = 200
const SEEKERS_AT_ONCE = 200
const DROPPED_AT_ONCE = 10_000
const WRITTEN_AT_ONCE = 5000
/** Cached results, for other seekers' equal searches. */
const MOST_REMEMBERED = 100_000

export type Matched = {
  listings: number
  /** Equal searches count once. */
  distinctSearches: number
  /** Pairs of a seeker and a listing. */
  matches: number
}

/**
 * An arrival is removed once all its matches are stored, and a seeker gets each job once, so a crash loses and
 * repeats none.
 */
export type MatchArrivals = () => Promise<Matched>

export function createMatching({
  db,
  clock,
  subscriptions,
  synonyms,
}: {
  db: Database
  clock: Clock
  subscriptions: Pick<Subscriptions, 'plansOf'>
  synonyms: Synonyms
}): MatchArrivals {
  async function matchSome(postedFrom: Date): Promise<Matched | null> {
    const arrived = await findArrivals(db, ARRIVALS_AT_ONCE)
    if (arrived.length === 0) return null
    const open = await findListings(db, arrived)
    const listings = open.filter(({ postedAt }) => postedAt >= postedFrom.getTime())
    const matched = listings.length > 0 ? await holdAgainstAll(await readIn(listings)) : NOTHING
    await deleteArrivals(db, arrived)
    return { ...matched, listings: listings.length }
  }

  async function readIn(listings: readonly Listing[]): Promise<ArrivalsIndex> {
    const index = createArrivalsIndex(synonyms)
    for (let from = 0; from < listings.length; from += READIED_AT_ONCE) {
      index.add(listings.slice(from, from + READIED_AT_ONCE))
      await setImmediate()
    }
    return index
  }

  async function holdAgainstAll(index: ArrivalsIndex) {
    const matching = rememberSome(index)
    let matches = 0
    let after: number | undefined = 0
    while (after !== undefined) {
      const page = { after, limit: SEEKERS_AT_ONCE }
      const read = await findWatched(db, page, defaultNotificationSettings.job_alerts)
      const found = createFound()
      for (const { search, wish } of await readWishes(await telling(read))) {
        for (const jobId of matching.match(search.criteria_key, wish)) found.add(search, jobId)
      }
      matches += await keep(found.all())
      after = read.at(-1)?.user_id
    }
    return { matches, distinctSearches: matching.count() }
  }

  /** Leaves out paused alerts. */
  async function telling(searches: readonly WatchedSearch[]): Promise<WatchedSearch[]> {
    const plans = await subscriptions.plansOf(db, [...new Set(searches.map(({ user_id }) => user_id))])
    return searches.filter(({ user_id, criteria, job_alerts: jobAlerts }) => {
      const plan = plans.get(user_id) ?? null
      return pauseOf({ alerts: true, criteria, jobAlerts, plan }) === null
    })
  }

  /** Reads criteria as the site's search does. */
  async function readWishes(searches: readonly WatchedSearch[]) {
    const now = clock.now()
    const read = searches.map((search) => ({ search, asked: readCriteria(search.criteria, now) }))
    const named = await findTagIds(db, [...new Set(read.flatMap(({ asked }) => asked.tags?.keys ?? []))])
    return read.map(({ search, asked }) => {
      const { tags } = asked
      const tagIds = tags && [...tags.ids, ...tags.keys.flatMap((key) => named.get(key) ?? [])]
      return { search, wish: { ...wishOf(asked, tagIds), postedFrom: null } satisfies Wish }
    })
  }

  /** One transaction, so that no seeker gets only a part. */
  function keep(found: readonly AlertMatch[]): Promise<number> {
    return db.transaction().execute(async (tx) => {
      let kept = 0
      for (let from = 0; from < found.length; from += WRITTEN_AT_ONCE) {
        kept += await insertMatches(tx, found.slice(from, from + WRITTEN_AT_ONCE), clock.now())
      }
      return kept
    })
  }

  return async () => {
    const postedFrom = new Date(clock.now().getTime() - NEW_FOR_MS)
    // A first import brings in a whole board; old jobs need not even be read.
    while (await dropArrivals(db, postedFrom, DROPPED_AT_ONCE));
    const all: Matched = { ...NOTHING }
    for (;;) {
      const some = await matchSome(postedFrom)
      if (some === null) return all
      all.listings += some.listings
      all.distinctSearches = Math.max(all.distinctSearches, some.distinctSearches)
      all.matches += some.matches
    }
  }
}

const NOTHING: Matched = { listings: 0, distinctSearches: 0, matches: 0 }

/** Caches results for equal searches. */
function rememberSome(index: ArrivalsIndex) {
  const known = new Map<string, readonly number[]>()
  let looks = 0
  return {
    match(criteriaKey: Buffer, wish: Wish): readonly number[] {
      const key = criteriaKey.toString('base64')
      const remembered = known.get(key)
      if (remembered) return remembered
      const found = index.match(wish)
      looks += 1
      if (known.size >= MOST_REMEMBERED) known.clear()
      known.set(key, found)
      return found
    },
    count: () => looks,
  }
}

/** Collects a listing once per seeker, with all matching searches in their order. */
function createFound() {
  const bySeeker = new Map<number, Map<number, number[]>>()
  return {
    add({ id, user_id: userId }: WatchedSearch, jobId: number) {
      const jobs = bySeeker.get(userId) ?? new Map<number, number[]>()
      bySeeker.set(userId, jobs)
      const searches = jobs.get(jobId)
      if (searches) searches.push(id)
      else jobs.set(jobId, [id])
    },
    all: (): AlertMatch[] =>
      [...bySeeker].flatMap(([userId, jobs]) =>
        [...jobs].map(([jobId, searchIds]) => ({ userId, jobId, searchIds })),
      ),
  }
}
