import { listPlans } from '@hanap/contract/payments/subscriptions'
import { queryOptions } from '@tanstack/react-query'
import { readList } from '../../api/answers/read-list.ts'
import { callEndpoint } from '../../api/client.ts'

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => readList(await callEndpoint(listPlans, { signal })),
})
