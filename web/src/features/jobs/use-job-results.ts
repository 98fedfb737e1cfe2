import { JOBS_PER_PAGE, type JobList } from '@hanap/contract/jobs'
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiProblem } from '../../api/problems.ts'
import { useMessages } from '../../i18n/language.tsx'
import { isSearchLimit, limitText } from '../searches/queries.ts'
import { searchMode } from './job-search-mode.ts'
import type { JobSearchParams } from './job-search-params.ts'
import { jobMessages } from './messages.ts'
import { fallbackQuery, jobListQuery, jobsKey, needsFallback, similarJobsQuery } from './queries.ts'
import { pageOf } from './read-job.ts'

/** What stands under the search box. */
export type JobResults =
  | { readonly state: 'loading'; readonly wait: Wait }
  | { readonly state: 'failed'; readonly text: string; readonly retry: () => void }
  | { readonly state: 'premium' }
  /** This month's searches are used up; the text says so. */
  | { readonly state: 'blocked'; readonly text: string }
  /** The address asks for a page that is not there any more, or never was. */
  | { readonly state: 'beyond'; readonly lastPage: number }
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
      readonly wait: Wait
    }

/** A wait for one answer: another `asked` is another wait. Cancelling it shows the list's failure. */
type Wait = { readonly asked: string; readonly cancel: () => void }

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
  const { isCancelled, wait, resume } = useWait(params)

  const retry = () => {
    resume()
    void (mode === 'similar' ? similar : list).refetch()
  }
  const failed = () => {
    const texts = {
      start: m.listFailed,
      all: m.allFailed,
      search: m.searchFailed,
      similar: m.similarNotLoaded,
    }
    return { state: 'failed' as const, text: texts[mode], retry }
  }
  const ready = (results: JobList): JobResults => {
    const lastPage = Math.ceil(results.count / JOBS_PER_PAGE)
    const isBeyond = results.results.length === 0 && lastPage > 0 && lastPage < (shown.page ?? 1)
    if (isBeyond) return { state: 'beyond', lastPage }
    return {
      state: 'ready',
      params: shown,
      list: results,
      isChanging: list.isPlaceholderData,
      readByFallback: isFallback ? (fallback.data?.jobs.length ?? 0) : null,
      isSimilarFailed,
      retry,
      wait,
    }
  }
  const waiting = () => (isCancelled ? failed() : { state: 'loading' as const, wait })

  if (mode === 'similar') return similar.data ? ready(pageOf(similar.data, shown.page)) : waiting()
  if (mode === 'search' && isSearchLimit(list.error)) return { state: 'blocked', text: limitText(list.error) }
  if (list.data) return isCancelled && list.isPlaceholderData ? failed() : ready(list.data)
  const problem = isFallback ? fallback.error : list.error
  if (isApiProblem(problem, 'premium-feature')) return { state: 'premium' }
  if (isFallback && fallback.data) {
    const { jobs, searchHere } = fallback.data
    return ready(searchHere(jobs, shown, fallback.dataUpdatedAt))
  }
  return problem === null ? waiting() : failed()
}

/** Whether the seeker has stopped waiting for what the address asks for. */
function useWait(params: JobSearchParams) {
  const queries = useQueryClient()
  const asked = hashKey([params])
  const [cancelled, setCancelled] = useState<string | null>(null)
  // Whoever asks for something else, and then for this again, waits again.
  if (cancelled !== null && cancelled !== asked) setCancelled(null)

  function cancel() {
    setCancelled(asked)
    for (const part of [['list'], ['fallback'], ['similar', params.similar_to]]) {
      void queries.cancelQueries({ queryKey: [...jobsKey, ...part] })
    }
  }
  return { isCancelled: cancelled === asked, wait: { asked, cancel }, resume: () => setCancelled(null) }
}
