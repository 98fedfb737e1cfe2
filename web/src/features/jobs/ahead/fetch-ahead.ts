import type { JobList } from '@hanap/contract/jobs/jobs'
import type { QueryClient } from '@tanstack/react-query'
import { jobQuery } from '../../../acts/search/job-queries.ts'
import { jobsKey } from '../../../api/query-keys.ts'
import { savesData } from '../../../offline/worker/saves-data.ts'
import { fetchJobPage } from '../job/lazy-job-page.tsx'

/** As many as a phone shows without scrolling. */
const FIRST_JOBS = 3

/** Fetches likely next steps one at a time, until the seeker turns Lite on. A failed part loads when pressed. */
export async function fetchAhead(queries: QueryClient, whenIdle: () => Promise<unknown>): Promise<void> {
  const jobs = firstJobs(queries).map((id) => () => queries.prefetchQuery(jobQuery(id)))
  const steps: readonly (() => Promise<unknown>)[] = [
    fetchJobPage,
    ...jobs,
    () => import('../../../acts/apply/apply-flow.tsx'),
    async () => queries.prefetchQuery((await import('../../../seeker/board-account.ts')).integrationsQuery),
    () => import('../../../acts/search/suggestion-list.tsx'),
    () => import('../filters/filter-panel.tsx'),
  ]
  for (const step of steps) {
    await whenIdle()
    if (savesData()) return
    await step().catch(() => null)
  }
}

/** The first jobs of the latest list. */
function firstJobs(queries: QueryClient): number[] {
  const lists = queries.getQueryCache().findAll({ queryKey: [...jobsKey, 'list'] })
  const [last] = lists.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  const list = last?.state.data as JobList | undefined
  return list?.results.slice(0, FIRST_JOBS).map(({ id }) => id) ?? []
}
