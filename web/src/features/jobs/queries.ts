import {
  getJob,
  JOBS_PER_PAGE,
  type Job,
  type JobList,
  listJobs,
  listSimilarJobs,
  MAX_JOBS_PER_PAGE,
  searchJobs,
} from '@hanap/contract/jobs'
import { hashKey, queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import { isApiProblem } from '../../api/problems.ts'
import { filtersOf } from './job-search-mode.ts'
import type { JobSearchParams } from './job-search-params.ts'

/** The key above everything read about listings: invalidate it when one changed for the seeker. */
export const jobsKey = ['jobs'] as const

/** The fallback reads no further back than this many listings, and says so. */
const FALLBACK_MAX = 500

/** A page of results: a search where there are words or filters, the plain list otherwise. */
export function jobListQuery(params: JobSearchParams) {
  const { page = 1, sort_by, search } = params
  const filters = filtersOf(params)
  const isSearch = search !== undefined || Object.keys(filters).length > 0
  const what = { search, ...filters }
  return queryOptions({
    queryKey: [...jobsKey, 'list', what, { page, sort_by }],
    queryFn: ({ signal }) =>
      callEndpoint(isSearch ? searchJobs : listJobs, {
        query: { ...what, sort_by, page: String(page), per_page: String(JOBS_PER_PAGE) },
        signal,
      }).then(readList),
    // A search has its fallback; asking twice would only make the seeker wait.
    ...(isSearch && { retry: false }),
    // Paging and sorting keep the rows in place until the next ones are here; another search does not.
    placeholderData: (previous, query) =>
      query && hashKey([query.queryKey[2]]) === hashKey([what]) ? previous : undefined,
  })
}

/**
 * The newest listings for the fallback, up to 500. The words are looked for in the browser; the filters go along,
 * so that the plan's rule on them holds here too.
 */
export function fallbackQuery(params: JobSearchParams) {
  const filters = filtersOf(params)
  return queryOptions({
    queryKey: [...jobsKey, 'fallback', filters],
    queryFn: async ({ signal }) => {
      const jobs: Job[] = []
      for (let page = 1; jobs.length < FALLBACK_MAX; page += 1) {
        const query = { ...filters, page: String(page), per_page: String(MAX_JOBS_PER_PAGE) }
        const { results, count } = await callEndpoint(listJobs, { query, signal }).then(readList)
        jobs.push(...results)
        if (results.length === 0 || jobs.length >= count) break
      }
      return jobs.slice(0, FALLBACK_MAX)
    },
  })
}

/** One listing in full. */
export function jobQuery(id: number) {
  return queryOptions({
    queryKey: [...jobsKey, 'one', id],
    queryFn: ({ signal }) => callEndpoint(getJob, { params: { id }, signal }),
  })
}

/** Listings like another one, most alike first. */
export function similarJobsQuery(id: number) {
  return queryOptions({
    queryKey: [...jobsKey, 'similar', id],
    queryFn: ({ signal }) => callEndpoint(listSimilarJobs, { params: { id }, signal }),
  })
}

/** The list endpoints answer an object with results and count, or a plain list: both are read. */
function readList(answer: JobList | readonly Job[]): JobList {
  if (!('results' in answer)) return { count: answer.length, count_exact: true, results: [...answer] }
  // A server that does not say counts exactly.
  return { ...answer, count_exact: answer.count_exact ?? true }
}

/** Whether a failed search is answered by the fallback: no answer, or a server in trouble; a refusal is an answer. */
export function needsFallback(problem: unknown): boolean {
  return problem !== null && !(isApiProblem(problem) && problem.status < 500)
}
