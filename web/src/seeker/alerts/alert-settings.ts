import {
  defaultNotificationSettings,
  getNotificationSettings,
  type NotificationSettings,
  updateNotificationSettings,
} from '@hanap/contract/notifications'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import { isRefusedFor } from '../../api/problems.ts'

/** What a seeker wants to be told; a 404 means that nothing was ever set. */
export const notificationSettingsQuery = queryOptions({
  queryKey: ['notifications', 'settings'],
  queryFn: async ({ signal }): Promise<NotificationSettings> => {
    try {
      return (await callEndpoint(getNotificationSettings, { signal })).settings
    } catch (problem) {
      if (isRefusedFor(problem, 'not-found')) return defaultNotificationSettings
      throw problem
    }
  },
})

/** Saves what was changed of what a seeker wants to be told, over what holds at this moment: another tab may have changed the rest. */
export function useSaveNotificationSettings() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (changed: Partial<NotificationSettings>) => {
      const saved = await queries.fetchQuery({ ...notificationSettingsQuery, staleTime: 0, retry: false })
      return callEndpoint(updateNotificationSettings, { body: { ...saved, ...changed } })
    },
    onSuccess: ({ settings }) => {
      queries.setQueryData(notificationSettingsQuery.queryKey, settings)
    },
  })
}
