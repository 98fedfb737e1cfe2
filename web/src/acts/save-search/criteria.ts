import type { SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import { normaliseWords } from '@hanap/contract/jobs/searches'
import { readTags, tagKey } from '@hanap/contract/jobs/tag-filter'
import type { JobSearchParams } from '../../listing/address/job-search-params.ts'

/** What is asked for when a search is kept. */
export type Kept = { name: string; criteria: SearchCriteria; alerts: boolean }

/**
 * A search's criteria; null if it asks for nothing that can be saved. The posting date is not saved: alerts are about
 * new jobs.
 */
export function criteriaOf({ search, job_type, salary_range, tags }: JobSearchParams): SearchCriteria | null {
  const criteria = {
    ...(search !== undefined && { search }),
    ...(job_type && { job_type }),
    ...(salary_range && { salary_range }),
    ...(tags && { tags }),
  }
  const isEmpty =
    Object.keys(criteria).length === 0 || (search !== undefined && !/[\p{L}\p{N}]/u.test(search))
  return isEmpty ? null : criteria
}

/** The search of the listing that asks for it, the newest first. */
export function listingSearch(criteria: SearchCriteria): JobSearchParams {
  const { search, job_type, salary_range, tags } = criteria
  return {
    ...(search && { search }),
    ...(job_type && job_type !== 'any' && { job_type }),
    ...(salary_range && salary_range !== 'any' && { salary_range }),
    ...(tags && { tags }),
    sort_by: 'date',
  }
}

/** Whether two ask for the same, however they are spelt: in the server's sense. */
export const isSameSearch = (one: SearchCriteria, other: SearchCriteria) => keyOf(one) === keyOf(other)

function keyOf({ search = '', job_type = 'any', salary_range = 'any', tags = '' }: SearchCriteria): string {
  const tagKeys = readTags(tags).map((tag) => (typeof tag === 'number' ? `#${tag}` : tagKey(tag)))
  return JSON.stringify([normaliseWords(search), job_type, salary_range, [...new Set(tagKeys)].sort()])
}
