import {
  COUNT_CAP,
  type Job,
  type JobDetail,
  type JobList,
  type JobSearchQuery,
  type SimilarJob,
  type Tag,
} from '@hanap/contract/jobs'
import { titleKeywords } from '@hanap/contract/similarity'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import { readCautions } from '../../reading/cautions.ts'
import { readShift } from '../../reading/shift.ts'
import type { HiddenJobs } from '../hidden-jobs/service.ts'
import type { Searches } from '../searches/service.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import { hasFilters, type Page, readCriteria, readPage, type SortOrder, selectSimilar } from './rules.ts'
import {
  countMatching,
  countOpen,
  findBestPaid,
  findJobs,
  findNewest,
  findPopularTags,
  findRelated,
  findTagIds,
  isOpen,
  type Matching,
} from './store.ts'

export type Jobs = {
  /**
   * Open listings that match, best first: those with all words in the title before the others, each newest first.
   * Throws a Problem: 'premium-feature' for filters without the plan, 'search-limit' for new words past the plan's
   * searches of the month, 'busy' where the database takes too long.
   */
  search(userId: number, query: JobSearchQuery): Promise<JobList>
  /** The same, newest first unless asked otherwise. */
  list(userId: number, query: JobSearchQuery): Promise<JobList>
  /** One listing in full. One that the board took down is there only for those who saved it or applied. */
  get(userId: number, jobId: number): Promise<JobDetail>
  /** Up to twenty open listings like this one, most alike first. */
  similar(userId: number, jobId: number): Promise<SimilarJob[]>
  popularTags(): Promise<Tag[]>
  /** Listings by id, open or not, as rows of a list; an id that names nothing is left out. */
  describe(connection: Connection, userId: number, ids: number[]): Promise<Map<number, Job>>
  /** Whether the listing exists and the board still shows it. */
  isOpen(connection: Connection, jobId: number): Promise<boolean>
}

/** Characters of a description in a list: twice what a card shows, for characters made of several code points. */
const LISTED_DESCRIPTION = 300
/** Matches are read no deeper than this, so that a large page number costs no more than another search. */
const DEEPEST_ROW = 10_000
const POPULAR_TAGS = 20
/** What each source offers to the scoring: its newest, so that the work does not grow with the table. */
const OFFERED = { tags: 60, jobType: 30, title: 60, latest: 5 } as const

/** Reading listings: lists, searches, one listing, and those like it. */
export function createJobs({
  db,
  clock,
  subscriptions,
  searches,
  hiddenJobs,
}: {
  db: Database
  clock: Clock
  subscriptions: Subscriptions
  searches: Searches
  hiddenJobs: HiddenJobs
}): Jobs {
  async function describe(connection: Connection, userId: number, ids: number[]) {
    if (ids.length === 0) return new Map<number, Job>()
    const jobs = await findJobs(connection, userId, ids, LISTED_DESCRIPTION)
    return new Map(jobs.map((job) => [job.id, job]))
  }

  async function find(userId: number, query: JobSearchQuery, order: SortOrder): Promise<JobList> {
    const criteria = readCriteria(query, clock.now())
    const isFiltered = hasFilters(criteria)
    if (isFiltered && !(await subscriptions.limits(db, userId)).has_advanced_filtering) throw premiumFeature()
    if (criteria.text !== null) await searches.spend(userId, criteria.text)
    const tagIds = criteria.tags && [...criteria.tags.ids, ...(await findTagIds(db, criteria.tags.keys))]
    const matching = { ...criteria, tagIds }
    const isEverything = !isFiltered && criteria.text === null
    const total = isEverything ? await countOpen(db) : await countMatching(db, matching)
    const page = readPage(query)
    const isExact = isEverything || total <= COUNT_CAP
    const isBeyond = page.offset >= (isExact ? total : DEEPEST_ROW)
    const ids = isBeyond ? [] : await findPage(db, matching, page, order)
    const jobs = await describe(db, userId, ids)
    return {
      count: isExact ? total : COUNT_CAP,
      count_exact: isExact,
      results: ids.flatMap((id) => jobs.get(id) ?? []),
      corrections: [],
      without: [],
    }
  }

  async function detail(userId: number, jobId: number): Promise<JobDetail> {
    const job = await get(userId, jobId)
    return {
      ...job,
      shift: readShift(`${job.title}\n${job.description}`),
      cautions: readCautions(job),
      typical_pay: null,
      hidden: await hiddenJobs.isHidden(userId, jobId),
    }
  }

  async function get(userId: number, jobId: number): Promise<Job> {
    const [job] = await findJobs(db, userId, [jobId], null)
    if (!job || (job.removed_at !== null && !job.saved && !job.applied)) throw notFound('job')
    return job
  }

  async function similar(userId: number, jobId: number): Promise<SimilarJob[]> {
    const job = await get(userId, jobId)
    const tagIds = job.tags.map((tag) => tag.id)
    const titleWords = titleKeywords(job.title)
    const [byTags, byType, byTitle, latest] = await Promise.all([
      tagIds.length > 0 ? findRelated(db, jobId, { tagIds }, OFFERED.tags) : [],
      findRelated(db, jobId, { jobType: job.job_type }, OFFERED.jobType),
      titleWords.length > 0 ? findRelated(db, jobId, { titleWords }, OFFERED.title) : [],
      findRelated(db, jobId, 'anything', OFFERED.latest),
    ])
    const jobs = await describe(db, userId, [...new Set([...byTags, ...byType, ...byTitle, ...latest])])
    const offer = (ids: number[]) => ids.flatMap((id) => jobs.get(id) ?? [])
    return selectSimilar(job, {
      tags: offer(byTags),
      jobType: offer(byType),
      title: offer(byTitle),
      latest: offer(latest),
    })
  }

  return {
    search: (userId, query) => inTime(find(userId, query, query.sort_by ?? 'relevance')),
    list: (userId, query) => inTime(find(userId, query, query.sort_by ?? 'date')),
    get: detail,
    similar: (userId, jobId) => inTime(similar(userId, jobId)),
    popularTags: () => findPopularTags(db, POPULAR_TAGS),
    describe,
    isOpen,
  }
}

async function findPage(connection: Connection, matching: Matching, page: Page, order: SortOrder) {
  if (order === 'salary') return findBestPaid(connection, matching, page)
  if (order === 'date' || matching.text === null) return findNewest(connection, matching, page)
  const titled = await findNewest(connection, matching, page, 'title')
  if (titled.length === page.limit) return titled
  // The page reaches past the last match in a title: the rest of it comes from the other matches.
  const end = page.offset + titled.length
  const isEndKnown = titled.length > 0 || page.offset === 0
  const inTitle = isEndKnown ? end : await countMatching(connection, matching, 'title', page.offset)
  const rest = { offset: end - inTitle, limit: page.limit - titled.length }
  return [...titled, ...(await findNewest(connection, matching, rest, 'beyond title'))]
}

const premiumFeature = () =>
  new Problem('premium-feature', 'Filtering by type, pay, date and tags comes with the Premium plan.', {
    extra: { subscription_upgrade_required: true },
  })

/** PostgreSQL's code for a statement that it stopped, here always for having run into its time limit. */
const STOPPED_STATEMENT = '57014'

async function inTime<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === STOPPED_STATEMENT)) throw cause
    throw new Problem(
      'busy',
      'The search took too long. Please try again, or search for something more specific.',
      {
        cause,
      },
    )
  }
}
