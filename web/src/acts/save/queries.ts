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

/** The variables of mutations under savedJobsKey; 'save' or 'remove' follows in the key. */
export type SavedJobChange = { readonly job: Job }

/** Retries when another tab changes the list meanwhile. */
const MOST_READINGS = 3

/** Loads the saved list into the session's mirror, which every page and tab shows. Call only with a token. */
export const savedListQuery = queryOptions({
  queryKey: [...savedJobsKey, 'list'],
  queryFn: async ({ signal, client }) => {
    for (let reading = 1; ; reading += 1) {
      const { savedJobs } = session.read()
      const { results } = readList(await callEndpoint(listSavedJobs, { signal }))
      const rows = await withWaitingSaves(results)
      // A new change cancelled this read; it is refetched afterwards.
      signal.throwIfAborted()
      // The rows may lack another tab's latest change.
      if (session.read().savedJobs !== savedJobs && reading < MOST_READINGS) continue
      session.setSavedJobs(withChangesUnderWay(client, rows))
      return rows
    }
  },
})

/** Applies pending changes to the list, which may have been read before they arrived. */
function withChangesUnderWay(client: QueryClient, rows: readonly unknown[]): readonly unknown[] {
  const changes = client.getMutationCache().findAll({ mutationKey: savedJobsKey, status: 'pending' })
  return changes.reduce((entries, { options, state }) => {
    const { job } = state.variables as SavedJobChange
    if (options.mutationKey?.[1] !== 'save') return withoutJob(entries, job.id)
    return withEntry(entries, localEntry(job, state.submittedAt))
  }, readEntries(rows))
}

/**
 * Removes a saved entry by its id. A missing one counts as removed. Looks up the id if only the local entry is known.
 */
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
