import { hideJob, showJob } from '@hanap/contract/hidden-jobs'
import type { Job, JobDetail, JobList, SimilarJob } from '@hanap/contract/jobs'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import { jobQuery, jobsKey } from '../jobs/queries.ts'

/**
 * Hiding a job and showing it again. The job's own page knows at once; a hidden job leaves the lists that are here,
 * and all of them are asked for anew.
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
    onSuccess: (_, id) => {
      mark(queries, id, false)
      refetchLists(queries)
    },
  })
  return { hide, show }
}

type ListQuery = { readonly queryKey: readonly unknown[] }

/** Everything read about listings but single ones: those stay what they are. */
const isOfLists = ({ queryKey }: ListQuery) => queryKey[1] !== 'one'

function mark(queries: QueryClient, id: number, hidden: boolean): void {
  queries.setQueryData(jobQuery(id).queryKey, (job: JobDetail | undefined) => job && { ...job, hidden })
}

function takeOutOfLists(queries: QueryClient, id: number): void {
  const others = <J extends Job>(jobs: J[]) => jobs.filter((job) => job.id !== id)
  queries.setQueriesData<JobList>({ queryKey: [...jobsKey, 'list'] }, (list) => {
    const results = list && others(list.results)
    // A list without it stays the very same.
    if (!list || !results || results.length === list.results.length) return list
    return { ...list, results, count: Math.max(0, list.count - 1) }
  })
  queries.setQueriesData<SimilarJob[]>({ queryKey: [...jobsKey, 'similar'] }, (jobs) => jobs && others(jobs))
}

function refetchLists(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: jobsKey, predicate: isOfLists })
}
