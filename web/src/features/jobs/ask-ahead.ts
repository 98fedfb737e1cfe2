import type { QueryClient } from '@tanstack/react-query'
import { jobListQuery, jobQuery } from '../../acts/search/job-queries.ts'
import { filtersOf } from '../../listing/address/job-search-mode.ts'
import { readJobSearchParams } from '../../listing/address/job-search-params.ts'
import { fetchJobPage } from './job/lazy-job-page.tsx'

/**
 * Asks for what a page of the section begins with, while its guard is still asking who may enter: the server refuses by the
 * same rule. Searches are not asked for ahead, since each of them counts.
 * @returns when the code of the page is here, or cannot be had: drawing it says so
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
