import { JOBS_PER_PAGE, type Job, type JobList } from '@hanap/contract/jobs'
import { useQuery } from '@tanstack/react-query'
import { isApiProblem } from '../../api/problems.ts'
import { useMessages } from '../../i18n/language.tsx'
import { searchHere } from './fallback.ts'
import { searchMode } from './job-search-mode.ts'
import type { JobSearchParams } from './job-search-params.ts'
import { jobMessages } from './messages.ts'
import { fallbackQuery, jobListQuery, needsFallback, similarJobsQuery } from './queries.ts'

/** What stands under the search box. */
export type JobResults =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: string; readonly retry: () => void }
  | { readonly state: 'premium' }
  | {
      readonly state: 'ready'
      /** What is shown; differs from what was asked for when the similar ones could not be found. */
      readonly params: JobSearchParams
      readonly list: JobList
      /** The next page or order is on its way while these rows still stand. */
      readonly isChanging: boolean
      /** How many listings the fallback read; null when the server searched. */
      readonly readByFallback: number | null
      readonly isSimilarFailed: boolean
      readonly retry: () => void
    }

/** Without the similar ones all jobs are shown instead. */
const allJobs: JobSearchParams = { sort_by: 'date' }

/**
 * The results for an address: from the server, else from the fallback, with a text of its own for each way it can
 * fail.
 */
export function useJobResults(params: JobSearchParams): JobResults {
  const m = useMessages(jobMessages)
  const wantsSimilar = params.similar_to !== undefined
  const similar = useQuery({ ...similarJobsQuery(params.similar_to ?? 0), enabled: wantsSimilar })
  const isSimilarFailed = wantsSimilar && similar.isError
  const shown = isSimilarFailed ? { ...allJobs, ...(params.page && { page: params.page }) } : params
  const mode = searchMode(shown)
  const list = useQuery({ ...jobListQuery(shown), enabled: mode !== 'similar' })
  const isFallback = mode === 'search' && needsFallback(list.error)
  const fallback = useQuery({ ...fallbackQuery(shown), enabled: isFallback })

  const retry = () => void list.refetch()
  const ready = (results: JobList) => ({
    state: 'ready' as const,
    params: shown,
    list: results,
    isChanging: list.isPlaceholderData,
    readByFallback: isFallback ? (fallback.data?.length ?? 0) : null,
    isSimilarFailed,
    retry,
  })

  if (mode === 'similar') {
    return similar.data ? ready(pageOf(similar.data.results, shown.page)) : { state: 'loading' }
  }
  if (list.data) return ready(list.data)
  const problem = isFallback ? fallback.error : list.error
  if (isApiProblem(problem, 'premium-feature')) return { state: 'premium' }
  if (isFallback && fallback.data) return ready(searchHere(fallback.data, shown, fallback.dataUpdatedAt))
  if (problem === null) return { state: 'loading' }
  const texts = { start: m.listFailed, all: m.allFailed, search: m.searchFailed }
  return { state: 'failed', text: texts[mode], retry }
}

function pageOf(jobs: readonly Job[], page = 1): JobList {
  const start = (page - 1) * JOBS_PER_PAGE
  return { count: jobs.length, count_exact: true, results: jobs.slice(start, start + JOBS_PER_PAGE) }
}
