import type { QueryClient } from '@tanstack/react-query'
import { jobListQuery, jobQuery } from '../../acts/search/job-queries.ts'
import { filtersOf } from '../../listing/address/job-search-mode.ts'
import { readJobSearchParams } from '../../listing/address/job-search-params.ts'
import { fetchJobPage } from './job/lazy-job-page.tsx'

/**
 * Prefetches a page's data while its guard still checks access; the server applies the same rule. Skips searches:
 * each counts.
 * @returns when the page's code is loaded or has failed
 */
export async function askAhead(
  queries: QueryClient,
  pathname: string,
  search: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [, id] = /^\/jobs\/([1-9]\d{0,14})\/?$/.exec(pathname) ?? []
  if (id !== undefined) {
    void queries.prefetchQuery(jobQuery(Number(id)))
    await fetchJobPage().catch(() => null)
    return
  }
  const params = readJobSearchParams(search)
  const isPlain = !params.search && !params.similar_to && Object.keys(filtersOf(params)).length === 0
  if (isPlain) void queries.prefetchQuery(jobListQuery(params))
}
