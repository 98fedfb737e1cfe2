import { plans } from '@hanap/contract/plans'
import { checkSavedJobsLimit, listSavedJobs, removeSavedJob } from '@hanap/contract/saved-jobs'
import { queryOptions } from '@tanstack/react-query'
import { session } from '../../api/browser-session.ts'
import { callEndpoint } from '../../api/client.ts'
import { ApiProblem, isAborted } from '../../api/problems.ts'
import { readList } from '../../api/read-list.ts'
import { withWaitingSaves } from '../../offline/waiting/with-waiting.ts'
import { readEntries, type SavedEntry } from './saved-entries.ts'

/** The key above list and limit: invalidate it after anything that changes what is saved. */
export const savedJobsKey = ['saved-jobs'] as const

/** The cap shown until the server has said the plan's own: the free plan's. */
export const DEFAULT_MAX_SAVED = plans.free.max_saved_jobs

/** Loads the saved list into the session's mirror, which every page and tab shows. Ask only with a token. */
export const savedListQuery = queryOptions({
  queryKey: [...savedJobsKey, 'list'],
  queryFn: async ({ signal }) => {
    const { token } = session.read()
    const { results } = readList(await callEndpoint(listSavedJobs, { signal }))
    // An answer that comes after someone else signed in is not theirs.
    const rows = await withWaitingSaves(results)
    if (session.read().token === token) session.setSavedJobs(rows)
    return rows
  },
})

/** How many jobs the plan lets this seeker save. A failure is only logged: the page keeps the default. */
export const savedLimitQuery = queryOptions({
  queryKey: [...savedJobsKey, 'limit'],
  queryFn: async ({ signal }) => {
    try {
      return await callEndpoint(checkSavedJobsLimit, { signal })
    } catch (problem) {
      if (!isAborted(problem)) console.warn('The limit of saved jobs could not be read', problem)
      throw problem
    }
  },
})

/**
 * Removes a listing from the server's saved list by its entry's id. An entry that is not there any more counts
 * as removed. Where only the local entry is known the id is looked up.
 */
export async function removeFromServer(jobId: number, known: SavedEntry['id'] | undefined): Promise<void> {
  const id = typeof known === 'number' ? known : await findSavedId(jobId)
  if (id === undefined) return
  try {
    await callEndpoint(removeSavedJob, { params: { id } })
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.status === 404)) throw problem
  }
}

/** The plan allows no more saved jobs: a 403 that says so by its code or by `subscription_upgrade_required`. */
export function isLimitReached(problem: unknown): problem is ApiProblem {
  if (!(problem instanceof ApiProblem) || problem.status !== 403) return false
  return problem.code === 'saved-jobs-limit' || problem.body.subscription_upgrade_required === true
}

async function findSavedId(jobId: number): Promise<number | undefined> {
  const { results } = readList(await callEndpoint(listSavedJobs))
  const id = readEntries(results).find((entry) => entry.job_id === jobId)?.id
  return typeof id === 'number' ? id : undefined
}
