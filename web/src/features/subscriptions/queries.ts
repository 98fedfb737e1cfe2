import { listPlans } from '@hanap/contract/subscriptions'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'

/** The price list. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => callEndpoint(listPlans, { signal }),
})
