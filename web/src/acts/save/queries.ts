import type { Job } from '@hanap/contract/jobs/jobs'
import { listSavedJobs, removeSavedJob } from '@hanap/contract/jobs/saved-jobs'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { readList } from '../../api/answers/read-list.ts'
import { callEndpoint } from '../../api/client.ts'
import { type ApiProblem, isRefusedFor } from '../../api/problems/problems.ts'
import { savedJobsKey } from '../../api/query-keys.ts'
import { session } from '../../api/session/browser-session.ts'
import { withWaitingSaves } from '../../seeker/waiting/with-waiting.ts'
import { localEntry, readEntries, type SavedEntry, withEntry, withoutJob } from './saved-entries.ts'

/** Variables of mutations under savedJobsKey, followed by 'save' or 'remove'. */
export type SavedJobChange = { readonly job: Job }

/** Retries while another tab changes the list. */
const MOST_READINGS = 3

/** Loads into the session's mirror, which every page and tab shows. Only with a token. */
export const savedListQuery = queryOptions({
  queryKey: [...savedJobsKey, 'list'],
  queryFn: async ({ signal, client }) => {
    for (let reading = 1; ; reading += 1) {
      const { savedJobs } = session.read()
      const { results } = readList(await callEndpoint(listSavedJobs, { signal }))
      const rows = await withWaitingSaves(results)
      // A new change cancels this and refetches.
      signal.throwIfAborted()
      // The rows may lack another tab's change.
      if (session.read().savedJobs !== savedJobs && reading < MOST_READINGS) continue
      session.setSavedJobs(withChangesUnderWay(client, rows))
      return rows
    }
  },
})

/** The list may be older than the pending changes. */
function withChangesUnderWay(client: QueryClient, rows: readonly unknown[]): readonly unknown[] {
  const changes = client.getMutationCache().findAll({ mutationKey: savedJobsKey, status: 'pending' })
  return changes.reduce((entries, { options, state }) => {
    const { job } = state.variables as SavedJobChange
    if (options.mutationKey?.[1] === 'remove') return withoutJob(entries, job.id)
    return withEntry(entries, localEntry(job, state.submittedAt))
  }, readEntries(rows))
}

/** Looks up the id of a local entry. A missing one counts as removed. */
export async function removeFromServer(jobId: number, known: SavedEntry['id'] | undefined): Promise<void> {
  const id = typeof known === 'number' ? known : await findSavedId(jobId)
  if (id === undefined) return
  try {
    await callEndpoint(removeSavedJob, { params: { id }, keepalive: true })
  } catch (problem) {
    if (!isRefusedFor(problem, 'not-found')) throw problem
  }
}

/** Also true for `subscription_upgrade_required` without a code. */
export function isLimitReached(problem: unknown): problem is ApiProblem {
  if (!isRefusedFor(problem, 'saved-jobs-limit')) return false
  return problem.body.code !== undefined || problem.body.subscription_upgrade_required === true
}

async function findSavedId(jobId: number): Promise<number | undefined> {
  const { results } = readList(await callEndpoint(listSavedJobs))
  const id = readEntries(results).find((entry) => entry.job_id === jobId)?.id
  return typeof id === 'number' ? id : undefined
}
