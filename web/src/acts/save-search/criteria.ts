import type { SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import { normaliseWords } from '@hanap/contract/jobs/searches'
import { readTags, tagKey } from '@hanap/contract/jobs/tag-filter'
import { filtersOf } from '../../listing/address/job-search-mode.ts'
import { type JobSearchParams, readJobSearchParams } from '../../listing/address/job-search-params.ts'

export type Kept = { name: string; criteria: SearchCriteria; alerts: boolean }

/** Null for none. Drops the posting date, because alerts are about new jobs. */
export function criteriaOf(params: JobSearchParams): SearchCriteria | null {
  const { search } = params
  const { date_posted: _, ...filters } = filtersOf(params)
  const criteria = { ...(search !== undefined && { search }), ...filters }
  const isEmpty =
    Object.keys(criteria).length === 0 || (search !== undefined && !/[\p{L}\p{N}]/u.test(search))
  return isEmpty ? null : criteria
}

/** Newest first. */
export const listingSearch = (criteria: SearchCriteria): JobSearchParams =>
  readJobSearchParams({ ...criteria, sort_by: 'date' })

/** Compares by the server's rule. */
export const isSameSearch = (one: SearchCriteria, other: SearchCriteria) => keyOf(one) === keyOf(other)

function keyOf({ search = '', tags = '', ...filters }: SearchCriteria): string {
  const tagKeys = readTags(tags).map((tag) => (typeof tag === 'number' ? `#${tag}` : tagKey(tag)))
  const { job_type = 'any', salary_range = 'any', minimum_pay = 'any', work_hours = 'any' } = filters
  const chosen = [job_type, salary_range, minimum_pay, work_hours]
  return JSON.stringify([normaliseWords(search), ...chosen, [...new Set(tagKeys)].sort()])
}
