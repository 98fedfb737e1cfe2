import { listPlans } from '@hanap/contract/payments/subscriptions'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import { readList } from '../../api/read-list.ts'

/** The price list. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => readList(await callEndpoint(listPlans, { signal })),
})
