import { type HiddenJob, hideJob, listHiddenJobs, showJob } from '@hanap/contract/jobs/hidden-jobs'
import type { JobDetail } from '@hanap/contract/jobs/job-details'
import type { Job, JobList, SimilarJob } from '@hanap/contract/jobs/jobs'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { readList } from '../../api/answers/read-list.ts'
import { callEndpoint } from '../../api/client.ts'
import { isAborted } from '../../api/problems/problems.ts'
import { jobsKey } from '../../api/query-keys.ts'
import { readJob } from '../../listing/read-job.ts'
import { jobQuery } from '../search/job-queries.ts'

/** Newest first. A list's key, so that hiding a job refetches it. */
export const hiddenJobsQuery = queryOptions({
  queryKey: [...jobsKey, 'hidden'],
  queryFn: async ({ signal }) => {
    const { results } = readList(await callEndpoint(listHiddenJobs, { signal }))
    return results.map((item) => ({ ...item, job_details: readJob(item.job_details) }))
  },
})

const showKey = ['show-job'] as const

/**
 * The job's page changes at once; a hidden job leaves cached lists, which are refetched. A shown job leaves the
 * hidden list at once, and returns on refusal.
 */
export function useHiddenJobs() {
  const queries = useQueryClient()
  const hide = useMutation({
    mutationFn: (id: number) => callEndpoint(hideJob, { params: { id } }),
    onSuccess: async (_, id) => {
      await queries.cancelQueries({ queryKey: jobsKey, predicate: isOfLists })
      mark(queries, id, true)
      takeOutOfLists(queries, id)
      refetchLists(queries)
    },
  })
  const show = useMutation({
    mutationFn: (id: number) => callEndpoint(showJob, { params: { id } }),
    mutationKey: showKey,
    onMutate: async (id) => {
      await queries.cancelQueries(hiddenJobsQuery)
      const entry = queries.getQueryData(hiddenJobsQuery.queryKey)?.find((item) => item.job_id === id)
      changeHidden(queries, (items) => items.filter((item) => item !== entry))
      return entry
    },
    onSuccess: (_, id) => mark(queries, id, false),
    onError: (problem, _, entry) => {
      // The list may be another seeker's now.
      if (entry && !isAborted(problem))
        changeHidden(queries, (items) => [...items, entry].toSorted(newestFirst))
    },
    onSettled: () => {
      // Refetches only after the last change: otherwise the pending ones would briefly return.
      if (queries.isMutating({ mutationKey: showKey }) <= 1) refetchLists(queries)
    },
  })
  return { hide, show }
}

type ListQuery = { readonly queryKey: readonly unknown[] }

/** All but single jobs. */
const isOfLists = ({ queryKey }: ListQuery) => queryKey[1] !== 'one'

function mark(queries: QueryClient, id: number, hidden: boolean): void {
  queries.setQueryData(jobQuery(id).queryKey, (job: JobDetail | undefined) => job && { ...job, hidden })
}

function changeHidden(queries: QueryClient, change: (items: HiddenJob[]) => HiddenJob[]): void {
  queries.setQueryData(hiddenJobsQuery.queryKey, (items) => items && change(items))
}

const newestFirst = (a: HiddenJob, b: HiddenJob) => Date.parse(b.hidden_at) - Date.parse(a.hidden_at)

function takeOutOfLists(queries: QueryClient, id: number): void {
  const others = <J extends Job>(jobs: J[]) => jobs.filter((job) => job.id !== id)
  queries.setQueriesData<JobList>({ queryKey: [...jobsKey, 'list'] }, (list) => {
    if (!list) return list
    const [results, close] = [others(list.results), others(list.close)]
    const gone = list.results.length - results.length
    // Keeps the identity; `close` results are not counted.
    if (gone === 0 && close.length === list.close.length) return list
    return { ...list, results, close, count: Math.max(0, list.count - gone) }
  })
  queries.setQueriesData<SimilarJob[]>({ queryKey: [...jobsKey, 'similar'] }, (jobs) => jobs && others(jobs))
}

function refetchLists(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: jobsKey, predicate: isOfLists })
}
