import { countUnread } from '@hanap/contract/notices/unread-notifications'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'

/** How many notifications wait to be read. What cannot be asked is no number: nothing is shown then. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => (await callEndpoint(countUnread, { signal })).unread_count,
  retry: false,
})
