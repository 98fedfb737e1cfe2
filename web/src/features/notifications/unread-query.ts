import { countUnread } from '@hanap/contract/notices/unread-notifications'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'

/** The unread count; the bell shows none if it cannot be fetched. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => (await callEndpoint(countUnread, { signal })).unread_count,
  retry: false,
})
