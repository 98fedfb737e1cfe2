import {
  listNotifications,
  type Notification,
  readNotifications,
} from '@hanap/contract/notices/notifications'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { readList } from '../../api/answers/read-list.ts'
import { callEndpoint } from '../../api/client.ts'
import { NetworkProblem } from '../../api/problems/problems.ts'
import { textsKnown } from '../../i18n/translate.ts'
import { unreadQuery } from './unread-query.ts'

const listKey = ['notifications', 'list'] as const
type Page = { count: number; unread_count: number; results: Notification[] }

/** Newest first; refetched whenever opened. */
export function notificationsQuery(page: number) {
  return queryOptions({
    queryKey: [...listKey, page],
    queryFn: async ({ signal }): Promise<Page> => {
      const answer = await callEndpoint(listNotifications, { query: { page: String(page) }, signal })
      await textsKnown()
      if (typeof answer.unread_count !== 'number') throw new NetworkProblem('garbage')
      return { ...readList(answer), unread_count: answer.unread_count }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Marks these ids as read, and all up to `up_to`. */
export type Read = { ids: number[]; up_to?: number }

const isMeant = ({ ids, up_to = 0 }: Read, id: number) => ids.includes(id) || id <= up_to

/** Optimistic; rolled back if the server refuses. */
export function useReadNotifications() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: ['notifications', 'read'],
    mutationFn: (which: Read) => callEndpoint(readNotifications, { body: which }),
    onMutate: async (which) => {
      await queries.cancelQueries({ queryKey: ['notifications'] })
      const read_at = new Date().toISOString()
      queries.setQueriesData<Page>({ queryKey: listKey }, (page) => {
        if (!page) return page
        const results = page.results.map((one) =>
          one.read_at === null && isMeant(which, one.id) ? { ...one, read_at } : one,
        )
        return { ...page, results }
      })
    },
    onSuccess: async ({ unread_count }) => {
      // A request made before this would overwrite the new count.
      await queries.cancelQueries(unreadQuery)
      queries.setQueryData(unreadQuery.queryKey, unread_count)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  })
}
