import { type FilterCounts } from '@hanap/contract/jobs/filter-counts'
import { postedFrom } from '@hanap/contract/jobs/job-filters'
import {
  DEEPEST_RESULT,
  datesPosted,
  type Job,
  type JobList,
  type JobSearchQuery,
} from '@hanap/contract/jobs/jobs'
import type { Suggestion } from '@hanap/contract/jobs/suggestions'
import * as jobSays from '@hanap/contract/says/jobs'
import type { Connection, Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { Problem } from '../../../lib/problem.ts'
import type { Question } from '../../../search/job-index.ts'
import type { JobSearch } from '../../../search/open-index.ts'
import { wordsOf } from '../../../search/words/words.ts'
import type { HiddenJobs } from '../../hidden-jobs/service.ts'
import type { Searches } from '../../searches/service.ts'
import type { Subscriptions } from '../../subscriptions/service.ts'
import { type Criteria, hasFilters, type Page, readCriteria, readPage, type SortOrder } from '../rules.ts'
import { countOpen, findNewest, findTagIds } from '../store.ts'

/** Listings by id, open or not, as rows of a list; an id that names nothing is left out. */
export type Describe = (connection: Connection, userId: number, ids: number[]) => Promise<Map<number, Job>>

/** Has the index work for a seeker once it is their turn. */
export type InTurn = <T>(userId: number, work: () => Promise<T>) => Promise<T>

export type JobLists = {
  /** Open listings that match, best first. Throws 'premium-feature', 'search-limit', or 'busy' without the index. */
  search(userId: number, query: JobSearchQuery): Promise<JobList>
  /** The same, newest first unless asked otherwise; without words and filters it needs no index. */
  list(userId: number, query: JobSearchQuery): Promise<JobList>
  /** Counts only: they need no plan and use no search. */
  countFilters(userId: number, query: JobSearchQuery): Promise<FilterCounts>
  suggest(userId: number, text: string): Promise<Suggestion[]>
}

/** Lists of listings: the plain one from the database, all others from the search index. */
export function createJobLists({
  db,
  replicas,
  clock,
  subscriptions,
  searches,
  hiddenJobs,
  index,
  inTurn,
  describe,
}: {
  db: Database
  /** Read where a moment's lag shows nobody anything wrong: which listings there are. */
  replicas: Database
  clock: Clock
  subscriptions: Subscriptions
  searches: Searches
  hiddenJobs: HiddenJobs
  index: JobSearch
  inTurn: InTurn
  describe: Describe
}): JobLists {
  async function find(userId: number, query: JobSearchQuery, order: SortOrder): Promise<JobList> {
    const criteria = readCriteria(query, clock.now())
    const isCounted = await allow(userId, criteria)
    const { offset, limit } = readPage(query)
    const isPlain = !hasFilters(criteria) && criteria.text === null && order !== 'salary'
    const page = { offset, limit: Math.max(0, Math.min(limit, DEEPEST_RESULT - offset)) }
    const answer = isPlain
      ? findPlain(userId, page)
      : findByIndex(userId, criteria, { ...page, order, ...fitOf(query) })
    const found = await answer.catch(async (error: unknown) => {
      // Nobody pays for a search that was not answered.
      if (isCounted && criteria.text !== null) await searches.giveBack(userId, criteria.text)
      throw error
    })
    const jobs = await describe(db, userId, [...found.ids, ...found.close])
    const shown = (ids: readonly number[]) => ids.flatMap((id) => jobs.get(id) ?? [])
    return {
      count: found.count,
      count_exact: true,
      results: shown(found.ids),
      close: shown(found.close),
      corrections: found.corrections,
      understood: found.understood,
      looser: found.looser,
      without: found.without.map(({ criterion, value, count }) => ({
        criterion,
        value: criterion === 'word' ? value : (query[criterion] ?? ''),
        count,
      })),
    }
  }

  /** Filters come with a plan, and new words with a search of the month's; answers whether that was counted now. */
  async function allow(userId: number, criteria: Criteria): Promise<boolean> {
    if (hasFilters(criteria) && !(await subscriptions.limits(db, userId)).has_advanced_filtering) {
      throw premiumFeature()
    }
    // Signs alone find nothing and cost nothing.
    if (criteria.text === null || wordsOf(criteria.text).length === 0) return false
    return searches.spend(userId, criteria.text)
  }

  async function findPlain(userId: number, page: Page) {
    const hidden = await hiddenJobs.idsOf(userId)
    const [ids, count] = await Promise.all([findNewest(replicas, hidden, page), countOpen(replicas, hidden)])
    return { ids, count, close: [], corrections: [], understood: [], looser: 0, without: [] }
  }

  async function findByIndex(
    userId: number,
    criteria: Criteria,
    page: Page & { order: SortOrder; fit?: 'well' },
  ) {
    const question = await readQuestion(userId, criteria)
    return inTurn(userId, () => index.search({ ...question, ...page }))
  }

  async function readQuestion(userId: number, criteria: Criteria): Promise<Question> {
    const { tags, text, jobType, pay, minimumPay, workHours, postedFrom: from } = criteria
    const [hidden, named] = await Promise.all([
      hiddenJobs.idsOf(userId),
      tags ? findTagIds(replicas, tags.keys) : [],
    ])
    return {
      text,
      jobType,
      pay,
      minimumPay,
      workHours,
      postedFrom: from?.getTime() ?? null,
      tagIds: tags && [...tags.ids, ...named],
      hidden,
    }
  }

  return {
    search: (userId, query) => find(userId, query, query.sort_by ?? 'relevance'),
    list: (userId, query) => find(userId, query, query.sort_by ?? 'date'),
    async countFilters(userId, query) {
      const criteria = readCriteria(query, clock.now())
      const datesFrom = datesPosted.map((date) => postedFrom(date, clock.now())?.getTime() ?? 0)
      const tagIds = criteria.tags?.ids ?? []
      const question = { ...(await readQuestion(userId, criteria)), ...fitOf(query) }
      return inTurn(userId, () => index.count(question, { datesFrom, tagIds }))
    },
    suggest: (userId, text) => inTurn(userId, () => index.suggest(text)),
  }
}

/** By date or pay whatever has the words would come first, however far from what was asked for. */
const fitOf = ({ sort_by: order = 'relevance', fit }: JobSearchQuery) =>
  order === 'relevance' || fit === 'any' ? {} : { fit: 'well' as const }

const premiumFeature = () =>
  new Problem('premium-feature', jobSays.filtersArePremium, {
    extra: { subscription_upgrade_required: true },
  })
