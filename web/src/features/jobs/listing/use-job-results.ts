import type { JobList } from '@hanap/contract/jobs/jobs'
import { hashKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  fallbackQuery,
  hasFallback,
  jobListQuery,
  needsFallback,
  similarJobsQuery,
} from '../../../acts/search/job-queries.ts'
import { isSearchLimit, limitText } from '../../../acts/search/queries.ts'
import { isApiProblem, seemsOffline } from '../../../api/problems/problems.ts'
import { jobsKey } from '../../../api/query-keys.ts'
import { subscriptionQuery } from '../../../api/standing.ts'
import { filtersOf, lacksFilters, lastPageOf, searchMode } from '../../../listing/address/job-search-mode.ts'
import type { JobSearchParams } from '../../../listing/address/job-search-params.ts'
import { pageOf } from '../../../listing/read-job.ts'
import { jobMessages } from '../messages.ts'

export type JobResults =
  | { readonly state: 'loading'; readonly wait: Wait }
  | Failure
  | { readonly state: 'premium' }
  /** The month's searches are used up. */
  | { readonly state: 'blocked'; readonly text: string }
  /** The requested page does not exist. */
  | { readonly state: 'beyond'; readonly lastPage: number }
  | {
      readonly state: 'ready'
      /** Those of an earlier address, if the rows were kept. */
      readonly params: JobSearchParams
      readonly list: JobList
      /** The next page or order is loading. */
      readonly isChanging: boolean
      /** How many listings the fallback read; null when the server searched. */
      readonly readByFallback: number | null
      readonly isSimilarFailed: boolean
      /** Why older rows were kept instead of loading new ones. */
      readonly failure: Failure | null
      readonly retry: () => void
      readonly wait: Wait
    }

type Failure = {
  readonly state: 'failed'
  readonly text: string
  /** The server's objection to the search words. */
  readonly reason: string | undefined
  readonly isOffline: boolean
  readonly retry: () => void
}

/** Cancelling shows the list's failure. */
type Wait = { readonly asked: string; readonly cancel: () => void }

/** Shown if similar jobs fail to load. */
const allJobs: JobSearchParams = { sort_by: 'date' }

/**
 * From the server, else from the fallback.
 * @returns `shown`: what the results are of; differs from `params` if similar jobs failed
 */
export function useJobResults(params: JobSearchParams): { shown: JobSearchParams; results: JobResults } {
  const similar = useSimilar(params)
  const shown = hasFailed(similar) ? allJobs : params
  return { shown, results: useShownResults(params, shown, similar) }
}

function useSimilar({ similar_to: id }: JobSearchParams) {
  return useQuery({ ...similarJobsQuery(id ?? 0), enabled: id !== undefined })
}

/** A failed refetch keeps its data. */
const hasFailed = ({ isError, data }: ReturnType<typeof useSimilar>) => isError && !data

function useShownResults(
  params: JobSearchParams,
  shown: JobSearchParams,
  similar: ReturnType<typeof useSimilar>,
): JobResults {
  const m = jobMessages
  const mode = searchMode(shown)
  const list = useQuery({ ...jobListQuery(shown), enabled: mode !== 'similar' })
  const isFallback = !list.data && hasFallback(shown) && needsFallback(list.error)
  const fallback = useQuery({ ...fallbackQuery, enabled: isFallback })
  const isLacking = useQuery({ ...subscriptionQuery, select: lacksFilters, enabled: isFallback }).data
  const kept = useKeptRows(shown, list)
  const { isCancelled, wait, resume } = useWait(params)

  const retry = () => {
    resume()
    void (mode === 'similar' ? similar : list).refetch()
  }
  const failed = (problem: unknown): Failure => {
    const texts = {
      start: m.listFailed,
      all: m.allFailed,
      search: m.searchFailed,
      similar: m.similarNotLoaded,
    }
    const reason = isApiProblem(problem) ? problem.errors['search']?.[0] : undefined
    return { state: 'failed', text: texts[mode], reason, isOffline: seemsOffline(problem), retry }
  }
  const ready = (results: JobList, instead?: { of: JobSearchParams; failure: Failure }): JobResults => {
    const lastPage = lastPageOf(results.count)
    const { page = 1 } = instead?.of ?? shown
    const isBeyond = lastPage < page && (results.results.length === 0 || page > lastPageOf(Infinity))
    if (isBeyond && lastPage > 0) return { state: 'beyond', lastPage }
    return {
      state: 'ready',
      params: instead?.of ?? shown,
      list: results,
      isChanging: list.isPlaceholderData,
      readByFallback: isFallback && !instead ? (fallback.data?.jobs.length ?? 0) : null,
      isSimilarFailed: hasFailed(similar),
      failure: instead?.failure ?? null,
      retry,
      wait,
    }
  }
  const waiting = () => (isCancelled ? failed(null) : { state: 'loading' as const, wait })

  if (mode === 'similar') return similar.data ? ready(pageOf(similar.data, shown.page)) : waiting()
  if (mode === 'search' && isSearchLimit(list.error)) return { state: 'blocked', text: limitText(list.error) }
  if (list.data) {
    if (isCancelled && list.isPlaceholderData) return failed(null)
    const isStale = seemsOffline(list.error)
    return ready(list.data, isStale ? { of: shown, failure: failed(list.error) } : undefined)
  }
  const problem = isFallback ? fallback.error : list.error
  // The fallback ignores filters, so the plan is checked here.
  const isRefused = isFallback && isLacking === true && Object.keys(filtersOf(shown)).length > 0
  if (isRefused || isApiProblem(problem, 'premium-feature')) return { state: 'premium' }
  if (isFallback && fallback.data) {
    const { jobs, searchHere } = fallback.data
    return ready(searchHere(jobs, shown, fallback.dataUpdatedAt))
  }
  if (problem === null) return waiting()
  const failure = failed(problem)
  return kept && failure.isOffline ? ready(kept.list, { of: kept.params, failure }) : failure
}

/** The last rows of this search, readable offline. */
function useKeptRows(shown: JobSearchParams, list: UseQueryResult<JobList>) {
  const what = hashKey([jobListQuery(shown).queryKey[2]])
  const [kept, keep] = useState<{ what: string; params: JobSearchParams; list: JobList } | null>(null)
  if (list.data && !list.isPlaceholderData && list.data !== kept?.list) {
    keep({ what, params: shown, list: list.data })
  }
  return kept?.what === what && kept.list.results.length > 0 ? kept : null
}

function useWait(params: JobSearchParams) {
  const queries = useQueryClient()
  const asked = hashKey([params])
  const [cancelled, setCancelled] = useState<string | null>(null)
  // Returning to cancelled results waits again.
  if (cancelled !== null && cancelled !== asked) setCancelled(null)

  function cancel() {
    setCancelled(asked)
    for (const part of [['list'], ['fallback'], ['similar', params.similar_to]]) {
      void queries.cancelQueries({ queryKey: [...jobsKey, ...part] })
    }
  }
  return { isCancelled: cancelled === asked, wait: { asked, cancel }, resume: () => setCancelled(null) }
}
