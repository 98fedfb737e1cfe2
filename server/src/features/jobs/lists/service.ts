import { type FilterCounts } from '@hanap/contract/jobs/filter-counts'
import { postedFrom } from '@hanap/contract/jobs/job-filters'
import { DEEPEST_RESULT, datesPosted, type JobList, type JobSearchQuery } from '@hanap/contract/jobs/jobs'
import { textsPaidAlong } from '@hanap/contract/jobs/searches'
import type { Suggestion } from '@hanap/contract/jobs/suggestions'
import * as jobSays from '@hanap/contract/says/jobs'
import { findTagIds } from '../../../db/find-tag-ids.ts'
import type { Database } from '../../../db/open.ts'
import type { Asker, ListAsked, ListBasis } from '../../../lib/asker.ts'
import type { Clock } from '../../../lib/clock.ts'
import { Problem } from '../../../lib/problem.ts'
import type { JobSearch, Question } from '../../../search/port.ts'
import { wordsOf } from '../../../search/words/words.ts'
import type { HiddenJobs } from '../../hidden-jobs/service.ts'
import type { Searches } from '../../searches/service.ts'
import { createNewest } from '../newest/service.ts'
import type { Describe } from '../rows/service.ts'
import {
  type Criteria,
  hasFilters,
  type Page,
  readCriteria,
  readPage,
  type SortOrder,
  wishOf,
} from '../rules.ts'
import { wordsAsked } from './rules.ts'

export type Lister = Pick<Asker, 'id' | 'plan' | 'list'>

/** Runs the index's work fairly between seekers. */
export type InTurn = <T>(userId: number, work: () => Promise<T>) => Promise<T>

export type JobLists = {
  /** Best first. Throws 'premium-feature', 'search-limit', or 'busy' without the index. */
  search(seeker: Lister, query: JobSearchQuery): Promise<JobList>
  /** Newest first by default; needs no index without words and filters. */
  list(seeker: Lister, query: JobSearchQuery): Promise<JobList>
  /** Reads a request before its validation. */
  listAsked(query: unknown): ListAsked
  /** Counts need no plan and use no search. */
  countFilters(userId: number, query: JobSearchQuery): Promise<FilterCounts>
  suggest(userId: number, text: string): Promise<Suggestion[]>
}

/** The plain list comes from the database, all others from the search index. */
export function createJobLists({
  db,
  replicas,
  clock,
  searches,
  hiddenJobs,
  index,
  inTurn,
  describe,
}: {
  db: Database
  /** For reads where a short lag is harmless. */
  replicas: Database
  clock: Clock
  searches: Searches
  hiddenJobs: HiddenJobs
  index: JobSearch
  inTurn: InTurn
  describe: Describe
}): JobLists {
  const newest = createNewest(replicas)

  async function find(seeker: Lister, query: JobSearchQuery, order: SortOrder): Promise<JobList> {
    const { id: userId } = seeker
    const list = basisOf(seeker)
    const criteria = readCriteria(query, clock.now())
    if (hasFilters(criteria) && !seeker.plan.has_advanced_filtering) throw premiumFeature()
    const { offset, limit } = readPage(query)
    const isPlain = !hasFilters(criteria) && criteria.text === null && order !== 'salary'
    const page = { offset, limit: Math.max(0, Math.min(limit, DEEPEST_RESULT - offset)) }
    const found = isPlain
      ? await findPlain(list, page)
      : await findByIndex(userId, list.hidden, criteria, { ...page, order, ...fitOf(query) })
    const spending = await toSpend(seeker, list, criteria.text, found)
    const ids = [...found.ids, ...found.close]
    const jobs = await describe(db, userId, ids, spending).catch(async (error: unknown) => {
      throw await searches.refusalOf(error, { userId, max: seeker.plan.max_searches })
    })
    const shown = (ids: readonly number[]) => ids.flatMap((id) => jobs.get(id) ?? [])
    return {
      count: found.count,
      count_exact: true,
      results: shown(found.ids),
      close: shown(found.close),
      corrections: found.corrections,
      understood: found.understood,
      meant: found.meant,
      looser: found.looser,
      without: found.without.map(({ criterion, value, count }) => ({
        criterion,
        value: criterion === 'word' ? value : (query[criterion] ?? ''),
        count,
      })),
    }
  }

  /** Only new words cost one of the month's searches; punctuation alone finds nothing and costs nothing. */
  async function toSpend(
    { id, plan }: Lister,
    { searchedAt }: ListBasis,
    text: string | null,
    found: Parameters<typeof textsPaidAlong>[0],
  ) {
    if (text === null || wordsOf(text).length === 0) return null
    return searches.toSpend(id, text, {
      max: plan.max_searches,
      searchedAt,
      along: textsPaidAlong(found).filter(Boolean),
    })
  }

  async function findPlain(list: ListBasis, page: Page) {
    return {
      ...(await newest(list, page)),
      close: [],
      corrections: [],
      understood: [],
      meant: null,
      looser: 0,
      without: [],
    }
  }

  async function findByIndex(
    userId: number,
    hidden: readonly number[],
    criteria: Criteria,
    page: Page & { order: SortOrder; fit?: 'well' },
  ) {
    const question = await readQuestion(hidden, criteria)
    return inTurn(userId, () => index.search({ ...question, ...page }))
  }

  async function readQuestion(hidden: readonly number[], criteria: Criteria): Promise<Question> {
    const { tags } = criteria
    const tagIds = tags && [...tags.ids, ...(await findTagIds(replicas, tags.keys)).values()]
    return { ...wishOf(criteria, tagIds), hidden }
  }

  return {
    search: (seeker, query) => find(seeker, query, query.sort_by ?? 'relevance'),
    list: (seeker, query) => find(seeker, query, query.sort_by ?? 'date'),
    listAsked(query) {
      const text = wordsAsked(query)
      return { textHash: text === null ? null : searches.hashOf(text) }
    },
    async countFilters(userId, query) {
      const criteria = readCriteria(query, clock.now())
      const datesFrom = datesPosted.map((date) => postedFrom(date, clock.now())?.getTime() ?? 0)
      const tagIds = criteria.tags?.ids ?? []
      const hidden = await hiddenJobs.idsOf(userId)
      const question = { ...(await readQuestion(hidden, criteria)), ...fitOf(query) }
      return inTurn(userId, () => index.count(question, { datesFrom, tagIds }))
    },
    suggest: (userId, text) => inTurn(userId, () => index.suggest(text)),
  }
}

/** Sorted by date or pay, poor matches would come first. */
const fitOf = ({ sort_by: order = 'relevance', fit }: JobSearchQuery) =>
  order === 'relevance' || fit === 'any' ? {} : { fit: 'well' as const }

function basisOf({ list }: Lister): ListBasis {
  if (list === null) throw new Error('the endpoint does not say that it answers a list')
  return list
}

const premiumFeature = () =>
  new Problem('premium-feature', jobSays.filtersArePremium, {
    extra: { subscription_upgrade_required: true },
  })
