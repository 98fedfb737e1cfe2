import { defaultNotificationSettings } from '@hanap/contract/notifications'
import type { Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { type ArrivalsIndex, createArrivalsIndex, type Wish } from '../../search/arrivals-index.ts'
import { findListings } from '../../search/read-listings.ts'
import type { Synonyms } from '../../search/synonyms.ts'
import { readCriteria } from '../jobs/rules.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import {
  type AlertMatch,
  type Bookmark,
  dropArrivals,
  findArrivals,
  findTagIds,
  findWatched,
  insertMatches,
  takeArrivals,
  type WatchedSearch,
} from './matching-store.ts'
import { NEW_FOR_MS, pauseOf } from './rules.ts'

/** Listings that are held against all searches in one go. */
const ARRIVALS_AT_ONCE = 1000
/** Searches read in one go: between two readings others have their turn. */
const SEARCHES_AT_ONCE = 500
const DROPPED_AT_ONCE = 10_000
const WRITTEN_AT_ONCE = 5000

export type Matched = {
  listings: number
  /** Searches that were held against them, those for the same counted once. */
  distinctSearches: number
  /** What somebody is to be told of: a seeker and a listing. */
  matches: number
}

/**
 * Holds what has arrived against the searches that tell; a part of the task tellAlerts. The matches of a listing are kept
 * in the transaction that takes it off the list of arrivals, so killed anywhere and begun again none is lost or kept twice.
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
    const listings = (await findListings(db, arrived)).filter(
      ({ postedAt }) => postedAt >= postedFrom.getTime(),
    )
    const { found, distinctSearches } =
      listings.length > 0
        ? await holdAgainstAll(createArrivalsIndex(listings, synonyms))
        : { found: [], distinctSearches: 0 }
    const matches = await keep(arrived, found)
    return { listings: listings.length, distinctSearches, matches }
  }

  async function holdAgainstAll(index: ArrivalsIndex) {
    const found = createFound()
    let distinctSearches = 0
    let after: Bookmark | null = null
    let last: { key: Buffer; jobIds: number[] } | null = null
    for (;;) {
      const read: WatchedSearch[] = await findWatched(db, {
        after,
        limit: SEARCHES_AT_ONCE,
        jobAlerts: defaultNotificationSettings.job_alerts,
      })
      for (const { search, wish } of await readWishes(await telling(read))) {
        if (!last?.key.equals(search.criteria_key)) {
          last = { key: search.criteria_key, jobIds: index.match(wish) }
          distinctSearches += 1
        }
        for (const jobId of last.jobIds) found.add(search.user_id, jobId, search.id)
      }
      const end = read.at(-1)
      if (!end || read.length < SEARCHES_AT_ONCE) return { found: found.all(), distinctSearches }
      after = { key: end.criteria_key, id: end.id }
    }
  }

  /** Without those whose seekers are told of nothing at present. */
  async function telling(searches: readonly WatchedSearch[]): Promise<WatchedSearch[]> {
    const plans = await subscriptions.plansOf(db, [...new Set(searches.map(({ user_id }) => user_id))])
    return searches.filter(({ user_id, criteria, job_alerts: jobAlerts }) => {
      const plan = plans.get(user_id) ?? null
      return pauseOf({ alerts: true, criteria, jobAlerts, plan }) === null
    })
  }

  /** What each search asks for, as the site's own search would read it. */
  async function readWishes(searches: readonly WatchedSearch[]) {
    const now = clock.now()
    const read = searches.map((search) => ({ search, asked: readCriteria(search.criteria, now) }))
    const named = await findTagIds(db, [...new Set(read.flatMap(({ asked }) => asked.tags?.keys ?? []))])
    return read.map(({ search, asked: { text, jobType, pay, tags } }) => {
      const tagIds = tags && [...tags.ids, ...tags.keys.flatMap((key) => named.get(key) ?? [])]
      return { search, wish: { text, jobType, pay, tagIds, postedFrom: null } satisfies Wish }
    })
  }

  function keep(arrived: readonly number[], found: readonly AlertMatch[]): Promise<number> {
    return db.transaction().execute(async (tx) => {
      // Who else matched one of them meanwhile has kept its matches too.
      const taken = new Set(await takeArrivals(tx, arrived))
      const own = found.filter(({ jobId }) => taken.has(jobId))
      let kept = 0
      for (let from = 0; from < own.length; from += WRITTEN_AT_ONCE) {
        kept += await insertMatches(tx, own.slice(from, from + WRITTEN_AT_ONCE), clock.now())
      }
      return kept
    })
  }

  return async () => {
    const postedFrom = new Date(clock.now().getTime() - NEW_FOR_MS)
    // A first import brings in a whole board: what is old need not even be read.
    while (await dropArrivals(db, postedFrom, DROPPED_AT_ONCE));
    const all: Matched = { listings: 0, distinctSearches: 0, matches: 0 }
    for (;;) {
      const some = await matchSome(postedFrom)
      if (some === null) return all
      all.listings += some.listings
      all.distinctSearches = Math.max(all.distinctSearches, some.distinctSearches)
      all.matches += some.matches
    }
  }
}

/** Collects what is found: a listing once for each seeker, with all the searches it matched, the oldest first. */
function createFound() {
  const bySeeker = new Map<number, Map<number, number[]>>()
  return {
    add(userId: number, jobId: number, searchId: number) {
      const jobs = bySeeker.get(userId) ?? new Map<number, number[]>()
      bySeeker.set(userId, jobs)
      const searches = jobs.get(jobId)
      if (searches) searches.push(searchId)
      else jobs.set(jobId, [searchId])
    },
    all: (): AlertMatch[] =>
      [...bySeeker].flatMap(([userId, jobs]) =>
        [...jobs].map(([jobId, ids]) => ({ userId, jobId, searchIds: ids.sort((a, b) => a - b) })),
      ),
  }
}
