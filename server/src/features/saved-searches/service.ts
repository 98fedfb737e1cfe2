import {
  MAX_SAVED_SEARCHES,
  type SavedSearch,
  type SearchCriteria,
  savedSearchTexts,
} from '@hanap/contract/jobs/saved-searches'
import type { Language } from '@hanap/contract/site/languages'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { conflict, invalid, notFound, Problem } from '../../lib/problem.ts'
import { type Expect, withVersion } from '../../lib/version.ts'
import { wordsOf } from '../../search/words/words.ts'
import type { Notifications } from '../notifications/service.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import { criteriaKey, hasFilters, pauseOf, plainCriteria, RECENT_MS } from './rules.ts'
import {
  changeSearch,
  countSearches,
  deleteSearch,
  findAlike,
  findSearches,
  forgetWaiting,
  insertSearch,
  passOnMatches,
  type SavedSearchRow,
} from './store.ts'

type Given = {
  name: string
  criteria: SearchCriteria
  alerts?: boolean | undefined
  language?: Language | undefined
}
type Changes = { [Field in keyof Given]?: Given[Field] | undefined }
/** A removed search that it restores. */
type Created = Given & { removed_id?: number | undefined }

/** `expect` is the version to change. */
type Kept = { userId: number; id: number; expect: Expect<SavedSearch> }

export type SavedSearches = {
  list(userId: number): Promise<SavedSearch[]>
  /**
   * Stores a search once, also under other names. One that replaces a removed search takes over its waiting alerts.
   * Throws 'invalid' for an empty search, 'conflict' at the maximum, also under concurrent calls.
   */
  create(userId: number, given: Created): Promise<{ item: SavedSearch; alreadySaved: boolean }>
  /**
   * Throws a 404, 'invalid' as above, 'conflict' for the same criteria as another search, 'changed-elsewhere' for
   * another version.
   */
  update(at: Kept, given: Changes): Promise<SavedSearch>
  remove(userId: number, id: number): Promise<void>
}

/** Matching and sending are in matching/ and digests/. */
export function createSavedSearches({
  db,
  clock,
  subscriptions,
  notifications,
}: {
  db: Database
  clock: Clock
  subscriptions: Pick<Subscriptions, 'plansOf'>
  notifications: Pick<Notifications, 'settingsOf'>
}): SavedSearches {
  async function describe(connection: Connection, userId: number, id?: number): Promise<SavedSearch[]> {
    const rows = await findSearches(connection, userId, new Date(clock.now().getTime() - RECENT_MS), id)
    const plan = (await subscriptions.plansOf(connection, [userId])).get(userId) ?? null
    const { job_alerts: jobAlerts } = await notifications.settingsOf(connection, userId)
    return rows.map((row) => shown(row, pauseOf({ ...row, jobAlerts, plan })))
  }

  async function describeOne(connection: Connection, userId: number, id: number): Promise<SavedSearch> {
    const [item] = await describe(connection, userId, id)
    if (!item) throw notFound('saved search')
    return item
  }

  return {
    list: (userId) => describe(db, userId),

    create: (userId, given) =>
      db.transaction().execute(async (tx) => {
        const criteria = readCriteria(given.criteria)
        await lockSeeker(tx, userId)
        const key = criteriaKey(criteria)
        const existing = await findAlike(tx, userId, key)
        if (existing !== undefined) {
          await passOnMatches(tx, userId, given.removed_id, existing)
          return { item: await describeOne(tx, userId, existing), alreadySaved: true }
        }
        if ((await countSearches(tx, userId)) >= MAX_SAVED_SEARCHES) {
          throw new Problem('conflict', savedSearchTexts.limitReached)
        }
        const { name, alerts = true, language } = given
        const written = { name, criteria, key, alerts, language }
        const id = await insertSearch(tx, userId, written, clock.now())
        await passOnMatches(tx, userId, given.removed_id, id)
        return { item: await describeOne(tx, userId, id), alreadySaved: false }
      }),

    update: ({ userId, id, expect }, given) =>
      db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        const before = await describeOne(tx, userId, id)
        expect(before)
        const criteria = given.criteria ? readCriteria(given.criteria) : before.criteria
        const key = criteriaKey(criteria)
        const alike = await findAlike(tx, userId, key)
        if (alike !== undefined && alike !== id) throw conflict({ criteria: savedSearchTexts.alreadySaved })
        const written = {
          name: given.name ?? before.name,
          criteria,
          key,
          alerts: given.alerts ?? before.alerts,
          language: given.language,
        }
        await changeSearch(tx, id, written, clock.now())
        if (alike === undefined) await forgetWaiting(tx, userId, id)
        return describeOne(tx, userId, id)
      }),

    async remove(userId, id) {
      if (!(await deleteSearch(db, userId, id))) throw notFound('saved search')
    },
  }
}

const shown = (row: SavedSearchRow, paused: SavedSearch['paused']): SavedSearch => ({
  id: row.id,
  ...withVersion({ name: row.name, criteria: row.criteria, alerts: row.alerts }),
  paused,
  created_at: row.created_at.toISOString(),
  last_match_at: row.last_match_at?.toISOString() ?? null,
  recent_matches: row.recent_matches,
})

/** Punctuation alone finds nothing and counts as none. @throws Problem 'invalid' */
function readCriteria(given: SearchCriteria): SearchCriteria {
  const criteria = plainCriteria(given)
  const isEmpty =
    criteria.search === undefined ? !hasFilters(criteria) : wordsOf(criteria.search).length === 0
  if (isEmpty) throw invalid({ criteria: savedSearchTexts.criteriaRequired })
  return criteria
}
