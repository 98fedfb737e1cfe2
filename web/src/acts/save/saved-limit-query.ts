import { checkSavedJobsLimit } from '@hanap/contract/jobs/saved-jobs'
import { plans } from '@hanap/contract/payments/plans'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import { isAborted } from '../../api/problems/problems.ts'
import { savedJobsKey } from '../../api/query-keys.ts'

/** The cap until the plan's own is known. */
export const DEFAULT_MAX_SAVED = plans.free.max_saved_jobs

/** On failure the page keeps the default. */
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
