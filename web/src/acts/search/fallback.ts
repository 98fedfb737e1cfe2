import { type PayBand, payBands, postedFrom } from '@hanap/contract/jobs/job-filters'
import type { Job, JobList } from '@hanap/contract/jobs/jobs'
import { highestNumberIn } from '@hanap/contract/jobs/salary-text'
import { isChosen, readChosenTags } from '../../listing/address/chosen-tags.ts'
import { sortOrder } from '../../listing/address/job-search-mode.ts'
import type { JobSearchParams } from '../../listing/address/job-search-params.ts'
import { pageOf } from '../../listing/read-job.ts'
import { wordMatch } from './fallback-words.ts'

/**
 * For when the search does not answer.
 * @param jobs newest first, as the server sends them
 * @param now milliseconds since 1970
 */
export function searchHere(jobs: readonly Job[], params: JobSearchParams, now: number): JobList {
  const hasWords = params.search === undefined ? () => true : wordMatch(params.search)
  const passes = filterMatch(params, now)
  const matching = jobs.filter((job) => hasWords(job) && passes(job))
  return pageOf(sortHere(matching, sortOrder(params)), params.page)
}

/** Salary sorts by the highest number in the pay text. */
export function sortHere(jobs: readonly Job[], order: NonNullable<JobSearchParams['sort_by']>): Job[] {
  if (order === 'relevance') return [...jobs]
  if (order === 'date') {
    return jobs.toSorted((a, b) => Date.parse(b.date_posted) - Date.parse(a.date_posted))
  }
  const figures = new Map(jobs.map((job) => [job.id, highestNumberIn(job.salary) ?? -1]))
  return jobs.toSorted((a, b) => (figures.get(b.id) ?? -1) - (figures.get(a.id) ?? -1))
}

function filterMatch(params: JobSearchParams, now: number): (job: Job) => boolean {
  const { job_type, salary_range, minimum_pay, work_hours, date_posted = 'any', tags } = params
  const from = postedFrom(date_posted, new Date(now))
  const chosen = readChosenTags(tags)
  return (job) =>
    (!job_type || job_type === 'any' || job.job_type === job_type) &&
    (!salary_range || isInBand(job, payBands[salary_range])) &&
    (!minimum_pay || mostPesos(job) >= Number(minimum_pay)) &&
    (!work_hours || job.work_hours.kind === work_hours) &&
    (from === null || Date.parse(job.date_posted) >= from.getTime()) &&
    (chosen.length === 0 || job.tags.some((tag) => isChosen(chosen, tag)))
}

const mostPesos = ({ pay }: Job) => pay?.php_max ?? pay?.php_min ?? -1

function isInBand({ pay }: Job, { from, to }: PayBand): boolean {
  const min = pay?.usd_min ?? pay?.usd_max
  const max = pay?.usd_max ?? pay?.usd_min
  return typeof min === 'number' && typeof max === 'number' && max >= from && (to === null || min <= to)
}
