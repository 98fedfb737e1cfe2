import { DEEPEST_RESULT, JOBS_PER_PAGE } from '@hanap/contract/jobs/jobs'
import type { CurrentSubscription } from '@hanap/contract/payments/subscriptions'
import type { JobSearchParams } from './job-search-params.ts'

export type JobSearchMode = 'start' | 'search' | 'all' | 'similar'

/** A page or an order alone means all jobs. */
export function searchMode(params: JobSearchParams): JobSearchMode {
  if (params.similar_to !== undefined) return 'similar'
  if (params.search !== undefined || hasFilters(params)) return 'search'
  return params.sort_by !== undefined || params.page !== undefined ? 'all' : 'start'
}

export function filtersOf(
  params: JobSearchParams,
): Omit<JobSearchParams, 'search' | 'sort_by' | 'page' | 'similar_to' | 'saved'> {
  const { job_type, salary_range, minimum_pay, work_hours, date_posted, tags } = params
  return {
    ...(job_type && { job_type }),
    ...(salary_range && { salary_range }),
    ...(minimum_pay && { minimum_pay }),
    ...(work_hours && { work_hours }),
    ...(date_posted && { date_posted }),
    ...(tags && { tags }),
  }
}

function hasFilters(params: JobSearchParams): boolean {
  return Object.keys(filtersOf(params)).length > 0
}

/** Whether the plan is known to lack the filters. */
export const lacksFilters = ({ plan }: CurrentSubscription) => plan?.has_advanced_filtering === false

/** The chosen order; by default best match for words, else newest first. */
export function sortOrder({ sort_by, search }: JobSearchParams): NonNullable<JobSearchParams['sort_by']> {
  return sort_by ?? (search === undefined ? 'date' : 'relevance')
}

/** No rows are served beyond DEEPEST_RESULT. */
export const lastPageOf = (count: number) => Math.ceil(Math.min(count, DEEPEST_RESULT) / JOBS_PER_PAGE)
