import type { FilterCounts } from '@hanap/contract/jobs/filter-counts'
import type { PayBand } from '@hanap/contract/jobs/job-filters'
import type { Job, JobList, WorkHours } from '@hanap/contract/jobs/jobs'
import type { TypedPay } from '@hanap/contract/jobs/listing-facts'
import type { ExperienceLevel, PayOfListings, SalaryGuide } from '@hanap/contract/jobs/salaries'
import type { Suggestion } from '@hanap/contract/jobs/suggestions'
import * as jobSays from '@hanap/contract/says/jobs'
import { invalid, Problem } from '../lib/problem.ts'

/*
 * All that callers know of the engine: questions in words and facts; ids, counts and what else a page says as answers.
 * server/test/search/compliance holds an engine to it.
 */

/** What every engine answers of the open jobs. */
export type Answers = {
  search(asked: Asked): Found
  /**
   * @param datesFrom the start of each date option, in the contract's order
   * @param tagIds counted even if others are more frequent
   */
  count(question: Question, given: { datesFrom: readonly number[]; tagIds: readonly number[] }): FilterCounts
  /** About as fresh as the listings. */
  suggest(typed: string): Suggestion[]
  related(original: Original): Related
  typicalPay(original: Original): Quartiles | null
  /** Of other employers' jobs. */
  typicalPayOfOthers(originals: readonly Original[]): (Quartiles | null)[]
  payGuide(question: GuideQuestion): Guide
  kindOfWork(question: KindQuestion): KindCount
}

type Later<Some> = {
  [Name in keyof Some]: Some[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Promise<Answer>
    : never
}

/** Throws the Problem 'busy' if it cannot answer now, and 'invalid' if a question takes too long. */
export type JobSearch = Later<Answers> & {
  /** Resolves when everything committed before can be found, and nothing that was removed. */
  catchUp(): Promise<void>
  /** With the numbers of the last change read and the last one on disk. */
  position(): Promise<IndexPosition>
  isReady(): boolean
  /** Every question is 'busy' from then on. */
  close(): Promise<void>
}

/** While the engine loads, or after it failed. */
export const notReady = (cause?: unknown) => new Problem('busy', jobSays.searchPreparing, { cause })
export const overloaded = () => new Problem('busy', jobSays.searchCrowded)
export const tooMuch = () => invalid({ search: jobSays.searchTooLong })

export type IndexPosition = { listings: number; lastChange: number; keptChange: number | null }

/** An open job, as `read-listings.ts` reads it from the database. */
export type Listing = {
  id: number
  title: string
  description: string
  employer: { id: number; name: string | null } | null
  tags: readonly { id: number; name: string }[]
  jobType: Job['job_type']
  /** What the listing says of pay in a field of its own; often empty. */
  salary: string
  /** US dollars a month; null for an unknown end. */
  usdMin: number | null
  usdMax: number | null
  /** Pesos a month. */
  phpMin: number | null
  phpMax: number | null
  workHours: WorkHours['kind']
  /** Milliseconds since 1970. */
  postedAt: number
  /** The job may be filled. */
  isStale: boolean
}

/** Pay that a seeker types among the words. */
export type AskedPay = {
  /** Its place in the text; these words are not searched. */
  start: number
  end: number
  said: TypedPay
  /** A month's pay in the currency said, of full-time jobs and of all others. */
  fullTime: number
  other: number
}

/** Null criteria do not apply. */
export type Filters = {
  jobType: Job['job_type'] | null
  pay: PayBand | null
  /** Pesos a month, against a listing's highest pay; unknown pay fails. */
  minimumPay: number | null
  /** Against a listing's highest pay. Unknown pay passes, and by relevance comes after pay that is known. */
  askedPay: AskedPay | null
  workHours: WorkHours['kind'] | null
  /** Milliseconds since 1970. */
  postedFrom: number | null
  /** At least one of them. */
  tagIds: readonly number[] | null
}

export const noFilters: Filters = {
  jobType: null,
  pay: null,
  minimumPay: null,
  askedPay: null,
  workHours: null,
  postedFrom: null,
  tagIds: null,
}

/** Null text searches by filters only. */
export type Question = Filters & {
  text: string | null
  hidden: readonly number[]
  /** 'well': only what fits well, if anything does. */
  fit?: 'well' | undefined
}
export type Order = 'relevance' | 'date' | 'salary'
export type Asked = Question & { order: Order; offset: number; limit: number }
export type Found = Pick<JobList, 'count' | 'corrections' | 'understood' | 'meant' | 'looser' | 'without'> & {
  ids: number[]
  /** Listings that lack some of the words, closest first; empty unless all matches fit on the first page. */
  close: number[]
}

/** The job that others are compared with. */
export type Original = Pick<Listing, 'id' | 'title' | 'jobType' | 'usdMin' | 'usdMax'> & {
  tagIds: readonly number[]
  employerId: number | null
}

/** Jobs by source, best first as far as can be told without their texts. */
export type Related = { tags: number[]; jobType: number[]; title: number[]; latest: number[] }

/** Monthly, of the middle half of jobs whose titles name the same work. */
export type Quartiles = { phpMin: number; phpMax: number; usdMin: number; usdMax: number; listings: number }

/** Null criteria do not apply. */
export type GuideQuestion = {
  /** All of these words. */
  title: string | null
  /** A place, or else words of the whole listing. */
  location: string | null
  level: ExperienceLevel | null
  jobType: Job['job_type'] | null
  /** At least one of them. */
  tagIds: readonly number[] | null
  /** Paid listings needed for quartiles. */
  fewest: number
}

export type Guide = Omit<SalaryGuide, 'fewest' | 'computed_at'>

/** The jobs whose titles match. */
export type KindQuestion = {
  titles: string
  /** Titles of other work: 'Telemarketer for an accounting firm' is no accountant's. */
  without: string | null
  /** Milliseconds since 1970. */
  newSince: number
  /** Paid jobs needed for quartiles. */
  fewest: number
  mostSkills: number
  mostNewest: number
}

export type KindCount = PayOfListings & {
  fresh: number
  pay_steps: number[] | null
  skills: { name: string; listings: number }[]
  /** Counts by set of places; the empty set counts jobs that name none. */
  places: { names: string[]; listings: number }[]
  /** Newest first. */
  newest: number[]
}
