import { createHash } from 'node:crypto'
import { normaliseWords, type SearchStatus } from '@hanap/contract/jobs/searches'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { monthInManila } from '../../lib/manila-time.ts'
import { searchLimit, subscriptionRequired } from '../../lib/problem.ts'
import { limitsOf } from '../subscriptions/rules.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import {
  type Counter,
  countedSearches,
  NOTHING_SPENT,
  openCredit,
  repeatsSince,
  spendSearch,
  statusOf,
} from './rules.ts'
import {
  findCounter,
  findLastSearched,
  forgetMonthsBefore,
  forgetText,
  forgetTexts,
  putCounter,
  rememberText,
} from './store.ts'

/** Turning pages within a minute is one use of a text. */
const NOTED_EVERY_MS = 60_000

export type Searches = {
  /** Where a seeker stands this month; told to one without an active subscription as well. */
  status(userId: number): Promise<SearchStatus>
  /**
   * Announces the search about to be made: one credit at most, which the next new words spend and which lapses
   * unspent after a minute. Throws a Problem: 'search-limit' at the plan's cap, 'subscription-required'.
   */
  increment(userId: number): Promise<SearchStatus>
  /**
   * Counts a search before it runs; free for the same text within half an hour. Throws 'search-limit' at the plan's
   * cap, also under concurrent calls.
   * @returns whether it counted
   */
  spend(userId: number, text: string): Promise<boolean>
  /** Takes back what `spend` counted, for a search that could not be answered. */
  giveBack(userId: number, text: string): Promise<void>
  /** Deletes texts that would count again and the counts of past months. */
  sweep(): Promise<void>
}

/** The keyword searches that a plan includes, counted by calendar months of Manila. */
export function createSearches({
  db,
  clock,
  subscriptions,
}: {
  db: Database
  clock: Clock
  subscriptions: Subscriptions
}): Searches {
  /** Changes a seeker's counter of this month; `change` answers null where the cap is reached, and that is thrown. */
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

  /** Whether a text was searched a short while ago; noted, but not for every page that is turned. */
  async function isRepeat(connection: Connection, userId: number, textHash: Buffer, now: Date) {
    const last = await findLastSearched(connection, userId, textHash)
    if (last === null || last <= repeatsSince(now)) return false
    if (now.getTime() - last.getTime() > NOTED_EVERY_MS) await rememberText(connection, userId, textHash, now)
    return true
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

    async spend(userId, text) {
      const textHash = hashOf(text)
      const asked = clock.now()
      // Most requests with words are another page or order of the same search: one short read for those.
      if (await isRepeat(db, userId, textHash, asked)) return false
      return db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        // Read once nobody else counts: whoever did may have searched this very text, or seen a new month begin.
        const now = clock.now()
        if (await isRepeat(tx, userId, textHash, now)) return false
        const { max_searches } = await subscriptions.limits(tx, userId)
        await count(tx, userId, { max: max_searches, now }, spendSearch)
        await rememberText(tx, userId, textHash, now)
        return true
      })
    },

    giveBack: (userId, text) =>
      db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        // Somebody else's repeat of it is free all the same: the next one counts again.
        if (!(await forgetText(tx, userId, hashOf(text)))) return
        const month = monthInManila(clock.now())
        const counter = await findCounter(tx, userId, month)
        if (counter)
          await putCounter(tx, userId, month, { ...counter, spent: Math.max(0, counter.spent - 1) })
      }),

    async sweep() {
      const now = clock.now()
      await forgetTexts(db, repeatsSince(now))
      await forgetMonthsBefore(db, monthInManila(now))
    },
  }
}

const hashOf = (text: string) => createHash('sha256').update(normaliseWords(text)).digest()
