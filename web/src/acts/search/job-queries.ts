import { getJob } from '@hanap/contract/jobs/job-details'
import {
  JOBS_PER_PAGE,
  type Job,
  type JobSearchQuery,
  listJobs,
  listSimilarJobs,
  MAX_JOBS_PER_PAGE,
  searchJobs,
} from '@hanap/contract/jobs/jobs'
import { hashKey, queryOptions } from '@tanstack/react-query'
import { readList } from '../../api/answers/read-list.ts'
import { callEndpoint } from '../../api/client.ts'
import { isApiProblem, isRefusedFor } from '../../api/problems/problems.ts'
import { jobsKey } from '../../api/query-keys.ts'
import { filtersOf, searchMode } from '../../listing/address/job-search-mode.ts'
import type { JobSearchParams } from '../../listing/address/job-search-params.ts'
import { readJob, readJobDetail, readJobList } from '../../listing/read-job.ts'
import { runSearch } from './counted-search.ts'
import { isSearchLimit } from './queries.ts'

/** The fallback reads no more, and says so. */
const FALLBACK_MAX = 500

/** As specified. It protects nothing: calls carry a token that no other site can send. */
const CSRF_HEADERS = { 'X-CSRFToken': 'hanap' } as const

/** A search if there are words or filters, otherwise the plain list. */
export function jobListQuery(params: JobSearchParams) {
  const { page = 1, sort_by, search, fit } = params
  const filters = filtersOf(params)
  const isSearch = search !== undefined || Object.keys(filters).length > 0
  const what = { search, ...filters }
  return queryOptions({
    queryKey: [...jobsKey, 'list', what, { page, sort_by, fit }],
    queryFn: ({ client, signal }) => {
      const query = { ...what, sort_by, fit, page: String(page), per_page: String(JOBS_PER_PAGE) }
      if (!isSearch) return callPlainList(query, signal)
      const ask = () => callEndpoint(searchJobs, { query, signal }).then(readJobList)
      return search === undefined ? ask() : runSearch(search, { client, signal }, ask)
    },
    // Retrying would only delay the fallback.
    ...(hasFallback(params) && { retry: false }),
    // Keeps rows until the next arrive, except for another search.
    placeholderData: (previous, query) => {
      const isSame = query !== undefined && hashKey([query.queryKey[2]]) === hashKey([what])
      // A page beyond the last has no rows to keep.
      return isSame && previous?.results.length !== 0 ? previous : undefined
    },
  })
}

/**
 * Up to FALLBACK_MAX newest jobs, and the code, loaded only then. Plain pages without filters: those need the failing
 * index.
 */
export const fallbackQuery = queryOptions({
  queryKey: [...jobsKey, 'fallback'],
  queryFn: async ({ signal }) => {
    const code = import('./fallback.ts')
    // Awaited below; a failed list counts first.
    code.catch(() => null)
    const jobs: Job[] = []
    for (let page = 1; jobs.length < FALLBACK_MAX; page += 1) {
      const query = { page: String(page), per_page: String(MAX_JOBS_PER_PAGE) }
      const { results, count } = await callPlainList(query, signal)
      jobs.push(...results)
      if (results.length === 0 || jobs.length >= count) break
    }
    const { searchHere } = await code
    return { jobs: jobs.slice(0, FALLBACK_MAX), searchHere }
  },
})

export function jobQuery(id: number) {
  return queryOptions({
    queryKey: [...jobsKey, 'one', id],
    queryFn: ({ signal }) => callEndpoint(getJob, { params: { id }, signal }).then(readJobDetail),
    // While a sending is open.
    refetchInterval: ({ state: { data } }) =>
      (data?.send_state === 'sending' && 5000) || (data?.send_state === 'unknown' && 60_000),
  })
}

/** Most similar first. */
export function similarJobsQuery(id: number) {
  return queryOptions({
    queryKey: [...jobsKey, 'similar', id],
    queryFn: async ({ signal }) => {
      const answer = await callEndpoint(listSimilarJobs, { params: { id }, signal })
      return readList(answer).results.map(readJob)
    },
  })
}

function callPlainList(query: JobSearchQuery, signal: AbortSignal) {
  return callEndpoint(listJobs, { query, headers: CSRF_HEADERS, signal }).then(readJobList)
}

/** Whether these results need the search index, which may fail. */
export function hasFallback(params: JobSearchParams): boolean {
  const mode = searchMode(params)
  return mode === 'search' || (mode === 'all' && params.sort_by === 'salary')
}

/** Unless the server refuses the query: login, plan, limit, or an invalid field. */
export function needsFallback(problem: unknown): boolean {
  if (problem === null || isSearchLimit(problem)) return false
  if (!isApiProblem(problem)) return true
  if (isRefusedFor(problem, 'invalid')) return Object.keys(problem.errors).length === 0
  return !isRefusedFor(problem, 'unauthenticated', 'premium-feature', 'subscription-required')
}
