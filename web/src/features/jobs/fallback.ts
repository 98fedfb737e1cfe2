import type { Job, JobList } from '@hanap/contract/jobs'
import { highestNumberIn } from '@hanap/contract/salary-text'
import { wordMatch } from './fallback-words.ts'
import { sortOrder } from './job-search-mode.ts'
import type { JobSearchParams } from './job-search-params.ts'
import { pageOf } from './read-job.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysBack = { any: null, today: 1, '3days': 3, week: 7, month: 30 } as const
/** US dollars a month. */
const payBands = {
  '0-500': [0, 500],
  '500-1000': [500, 1000],
  '1000-2000': [1000, 2000],
  '2000-5000': [2000, 5000],
  '5000+': [5000, Number.POSITIVE_INFINITY],
} as const

/**
 * A page of what matches among listings already here: the fallback for a search that does not answer. Words and
 * filters are matched, then sorted and paged, all in the browser.
 * @param jobs newest first, as the server sends them
 * @param now milliseconds since 1970
 */
export function searchHere(jobs: readonly Job[], params: JobSearchParams, now: number): JobList {
  const hasWords = params.search === undefined ? () => true : wordMatch(params.search)
  const matching = jobs.filter((job) => hasWords(job) && matches(job, params, now))
  return pageOf(sortHere(matching, sortOrder(params)), params.page)
}

/** Relevance keeps the server's order, date is newest first, salary the highest number in the pay text first. */
export function sortHere(jobs: readonly Job[], order: NonNullable<JobSearchParams['sort_by']>): Job[] {
  if (order === 'relevance') return [...jobs]
  if (order === 'date') {
    return jobs.toSorted((a, b) => Date.parse(b.date_posted) - Date.parse(a.date_posted))
  }
  const figures = new Map(jobs.map((job) => [job.id, highestNumberIn(job.salary) ?? -1]))
  return jobs.toSorted((a, b) => (figures.get(b.id) ?? -1) - (figures.get(a.id) ?? -1))
}

function matches(job: Job, params: JobSearchParams, now: number): boolean {
  const { job_type, salary_range, date_posted = 'any', tags } = params
  const days = daysBack[date_posted]
  return (
    (!job_type || job_type === 'any' || job.job_type === job_type) &&
    (!salary_range || isInBand(job, payBands[salary_range])) &&
    (days === null || Date.parse(job.date_posted) >= now - days * DAY_MS) &&
    (!tags || hasTag(job, tags))
  )
}

function isInBand({ pay }: Job, [from, to]: readonly [number, number]): boolean {
  const min = pay?.usd_min ?? pay?.usd_max
  const max = pay?.usd_max ?? pay?.usd_min
  return typeof min === 'number' && typeof max === 'number' && max >= from && min <= to
}

/** Ids or name:{encoded name}; one of them is enough. */
function hasTag(job: Job, tags: string): boolean {
  return tags.split(',').some((wanted) => {
    const name = wanted.startsWith('name:') ? decoded(wanted.slice(5)).trim().toLowerCase() : null
    return job.tags.some((tag) =>
      name === null ? String(tag.id) === wanted : tag.name.toLowerCase() === name,
    )
  })
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
