import { checkSavedJobsLimit } from '@hanap/contract/saved-jobs'
import { listPlans } from '@hanap/contract/subscriptions'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'

/** The price list. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => callEndpoint(listPlans, { signal }),
})

/** How many jobs are saved now, and how many the plan lets. */
export const savedJobsUsageQuery = queryOptions({
  queryKey: ['saved-jobs', 'limit'],
  queryFn: ({ signal }) => callEndpoint(checkSavedJobsLimit, { signal }),
})
