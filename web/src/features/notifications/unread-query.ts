import { countUnread } from '@hanap/contract/notices/unread-notifications'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'

/** The bell shows no count if this fails. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => (await callEndpoint(countUnread, { signal })).unread_count,
  retry: false,
})
