import { createHash } from 'node:crypto'
import { normaliseWords, type SearchStatus } from '@hanap/contract/jobs/searches'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Database, Tx } from '../../db/open.ts'
import { isAtCap, type Spending } from '../../db/spend-search.ts'
import type { Clock } from '../../lib/clock.ts'
import { monthInManila } from '../../lib/manila-time.ts'
import { searchLimit, subscriptionRequired } from '../../lib/problem.ts'
import { limitsOf } from '../subscriptions/rules.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import { type Counter, countedSearches, NOTHING_SPENT, openCredit, repeatsSince, statusOf } from './rules.ts'
import { findCounter, forgetMonthsBefore, forgetTexts, putCounter, rememberTexts } from './store.ts'

/** Paging within a minute is one use. */
const NOTED_EVERY_MS = 60_000

export type Searches = {
  /** Also without an active subscription. */
  status(userId: number): Promise<SearchStatus>
  /**
   * Announces one search at most, which the next new words spend and which expires after a minute. Throws
   * 'search-limit' at the plan's cap, 'subscription-required'.
   */
  increment(userId: number): Promise<SearchStatus>
  /**
   * For the statement that reads the results (`spendingSql`): it counts before any result is told, and nothing if it
   * fails. Null if the same text was searched within half an hour.
   * @param known.searchedAt when it was, as far as the request knows
   * @param known.along texts that are paid for with this one
   */
  toSpend(
    userId: number,
    text: string,
    known: { max: number; searchedAt: Date | null; along: readonly string[] },
  ): Promise<Spending | null>
  /** 'search-limit' at the plan's cap, also under concurrent calls, or else the error. */
  refusalOf(error: unknown, spent: { userId: number; max: number }): Promise<unknown>
  hashOf(text: string): Buffer
  /** Deletes texts that would count again, and past months' counts. */
  sweep(): Promise<void>
}

/** Counts per calendar month in Manila. */
export function createSearches({
  db,
  clock,
  subscriptions,
}: {
  db: Database
  clock: Clock
  subscriptions: Subscriptions
}): Searches {
  /** Throws at the cap, where `change` returns null. */
  async function count(
    tx: Tx,
    userId: number,
    { max, now }: { max: number; now: Date },
    change: (counter: Counter, max: number, now: Date) => Counter | null,
  ): Promise<Counter> {
    const month = monthInManila(now)
    const counter = (await findCounter(tx, userId, month)) ?? NOTHING_SPENT
    const changed = change(counter, max, now)
    if (!changed) throw searchLimit({ current_count: countedSearches(counter, now), max_allowed: max })
    await putCounter(tx, userId, month, changed)
    return changed
  }

  return {
    async status(userId) {
      const now = clock.now()
      const [held, counter] = await Promise.all([
        subscriptions.standing(db, userId),
        findCounter(db, userId, monthInManila(now)),
      ])
      const max = limitsOf(held).max_searches
      return statusOf(counter ?? NOTHING_SPENT, { max, isActive: held.status === 'active', now })
    },

    increment: (userId) =>
      db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        const held = await subscriptions.standing(tx, userId)
        if (held.status !== 'active') throw subscriptionRequired()
        const allowed = { max: limitsOf(held).max_searches, now: clock.now() }
        return statusOf(await count(tx, userId, allowed, openCredit), { ...allowed, isActive: true })
      }),

    async toSpend(userId, text, { max, searchedAt, along }) {
      const textHash = hashOf(text)
      const others = hashesOf(along).filter((hash) => !hash.equals(textHash))
      const now = clock.now()
      const since = repeatsSince(now)
      // A minute back, so that a search for one of these texts is noted too.
      const alongAt = new Date(now.getTime() - NOTED_EVERY_MS)
      // Most requests are another page or order of the same search.
      if (searchedAt === null || searchedAt <= since)
        return [textHash, now, since, monthInManila(now), max, others, alongAt]
      if (searchedAt <= alongAt) {
        const led = others.map((hash) => ({ hash, at: alongAt }))
        await rememberTexts(db, userId, [{ hash: textHash, at: now }, ...led])
      }
      return null
    },

    async refusalOf(error, { userId, max }) {
      if (!isAtCap(error)) return error
      const now = clock.now()
      const counter = (await findCounter(db, userId, monthInManila(now))) ?? NOTHING_SPENT
      return searchLimit({ current_count: countedSearches(counter, now), max_allowed: max })
    },

    hashOf,

    async sweep() {
      const now = clock.now()
      await forgetTexts(db, repeatsSince(now))
      await forgetMonthsBefore(db, monthInManila(now))
    },
  }
}

/** A statement cannot write a row twice. */
const hashesOf = (texts: readonly string[]) => [
  ...new Map(texts.map((text) => [normaliseWords(text), hashOf(text)])).values(),
]

const hashOf = (text: string) => createHash('sha256').update(normaliseWords(text)).digest()
