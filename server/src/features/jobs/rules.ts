import type { Job, JobSearchQuery, PayEstimate, SimilarJob } from '@hanap/contract/jobs'
import { type datesPosted, JOBS_PER_PAGE, MAX_JOBS_PER_PAGE } from '@hanap/contract/jobs'
import { type SimilaritySource, similarityLabel, similarityScore } from '@hanap/contract/similarity'
import { type PayBand, payBands } from '../../search/filter.ts'

/** What listings have to match; an absent criterion is null. */
export type Criteria = {
  /** Words that must all occur, in the syntax of a web search ("a phrase", -not, or). */
  text: string | null
  jobType: Job['job_type'] | null
  pay: PayBand | null
  postedFrom: Date | null
  /** Tags of which a listing carries at least one. */
  tags: { ids: number[]; keys: string[] } | null
}

export type SortOrder = NonNullable<JobSearchQuery['sort_by']>
export type Page = { offset: number; limit: number }

const DAY_MS = 24 * 60 * 60 * 1000
/** Days back from now. Manila has no summer time, so a day back there is 24 hours. */
const daysBack = { today: 1, '3days': 3, week: 7, month: 30 } as const

/** From when on a listing counts as posted in that time; null for any time. */
export const postedFrom = (date: (typeof datesPosted)[number], now: Date) =>
  date === 'any' ? null : new Date(now.getTime() - daysBack[date] * DAY_MS)

/** Reads what a request asks for. `q` means `search`; 'any' and empty values are no criterion. */
export function readCriteria(query: JobSearchQuery, now: Date): Criteria {
  const { job_type: type, salary_range: band, date_posted: date } = query
  return {
    text: readText(query.search) ?? readText(query.q),
    jobType: type && type !== 'any' ? type : null,
    pay: band && band !== 'any' ? payBands[band] : null,
    postedFrom: date ? postedFrom(date, now) : null,
    tags: readTags(query.tags ?? ''),
  }
}

/** Which part of the list: ten a page unless asked, never more than a hundred. */
export function readPage(query: JobSearchQuery): Page {
  const limit = Math.min(Number(query.per_page ?? JOBS_PER_PAGE), MAX_JOBS_PER_PAGE)
  return { offset: (Number(query.page ?? 1) - 1) * limit, limit }
}

/** Whether a request uses the premium panel: anything but words, sorting and paging. */
export function hasFilters(criteria: Criteria): boolean {
  return Boolean(criteria.jobType ?? criteria.pay ?? criteria.postedFrom ?? criteria.tags)
}

/** The form in which two spellings of a tag are the same; `tags.key` holds it. */
export const tagKey = (name: string) => name.trim().replace(/\s+/gu, ' ').toLowerCase()

/** What a listing pays a month, as the import read it; null where the text told nothing. */
export function payEstimate(read: {
  monthly_php_min: number | null
  monthly_php_max: number | null
  monthly_usd_min: number | null
  monthly_usd_max: number | null
  pay_rate_date: string | null
  pay_assumptions: string[]
}): PayEstimate | null {
  const ends = [read.monthly_php_min, read.monthly_php_max, read.monthly_usd_min, read.monthly_usd_max]
  if (read.pay_rate_date === null || ends.every((end) => end === null)) return null
  return {
    php_min: read.monthly_php_min,
    php_max: read.monthly_php_max,
    usd_min: read.monthly_usd_min,
    usd_max: read.monthly_usd_max,
    rate_date: read.pay_rate_date,
    assumptions: read.pay_assumptions,
  }
}

/** Words in plain letters, as the index holds them, without control characters, NUL among them, which no database text may hold; null when nothing is left. */
function readText(text: string | undefined): string | null {
  const clean = withoutControls(text ?? '')
    .normalize('NFKC')
    // What nobody sees, and a full stop after the last word, make no other search of it.
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<=[\p{L}\p{N}])[.,;:!?]+$/u, '')
  return clean === '' ? null : clean
}

/** A negative id is the browser's own for a tag not known yet and says nothing here: such a tag comes by name. */
function readTags(text: string): Criteria['tags'] {
  const parts = text.split(',')
  const names = parts.filter((part) => part.startsWith('name:')).map((part) => decoded(part.slice(5)))
  const ids = parts.filter((part) => /^\d+$/u.test(part)).map(Number)
  const keys = names.map((name) => tagKey(withoutControls(name)))
  return ids.length + keys.length > 0 ? { ids, keys } : null
}

/** The name is encoded once more than the address around it; one that was not is taken as it stands. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const withoutControls = (text: string) => text.toWellFormed().replace(/\p{Cc}/gu, ' ')

/** The most that each source gives to the selection; the latest only fill up a short one. */
const mostFrom = { tags: 10, jobType: 5, title: 5 } as const
const FEW_SIMILAR = 5
const LATEST = 5

/**
 * Chooses the listings most like `job` out of what each source offers, best first. A listing that
 * several sources offer counts for the first of them.
 * @param offered candidates by source, newest first, `job` itself not among them
 */
export function selectSimilar(
  job: Job,
  offered: Readonly<Record<SimilaritySource, readonly Job[]>>,
): SimilarJob[] {
  const chosen = new Map<number, SimilarJob>()
  const choose = (source: SimilaritySource, most: number) => {
    const fresh = offered[source].filter((other) => !chosen.has(other.id))
    const scored = fresh.map((other) => withScore(job, other, source))
    for (const item of scored.sort(byScore).slice(0, most)) chosen.set(item.id, item)
  }
  choose('tags', mostFrom.tags)
  choose('jobType', mostFrom.jobType)
  choose('title', mostFrom.title)
  if (chosen.size < FEW_SIMILAR) choose('latest', LATEST)
  return [...chosen.values()].sort(byScore)
}

function withScore(job: Job, other: Job, source: SimilaritySource): SimilarJob {
  const score = similarityScore(job, other)
  return {
    ...other,
    similarityScore: score,
    similarityLabel: similarityLabel(score),
    similaritySource: source,
  }
}

const byScore = (a: SimilarJob, b: SimilarJob) =>
  b.similarityScore - a.similarityScore || b.date_posted.localeCompare(a.date_posted) || b.id - a.id
