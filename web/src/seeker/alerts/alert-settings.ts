import {
  defaultNotificationSettings,
  getNotificationSettings,
  type NotificationSettings,
  type ToldSettings,
  updateNotificationSettings,
} from '@hanap/contract/notices/notifications'
import { queryOptions } from '@tanstack/react-query'
import { ifMatch } from '../../api/answers/version.ts'
import { callEndpoint } from '../../api/client.ts'
import { isRefusedFor } from '../../api/problems/problems.ts'

/** A 404 means never set. */
export const notificationSettingsQuery = queryOptions({
  queryKey: ['notifications', 'settings'],
  queryFn: async ({ signal }): Promise<SavedAlertSettings> => {
    try {
      return savedOf(await callEndpoint(getNotificationSettings, { signal }))
    } catch (problem) {
      if (isRefusedFor(problem, 'not-found')) return defaultNotificationSettings
      throw problem
    }
  },
})

/** Without a version if never set. */
export type SavedAlertSettings = NotificationSettings & { version?: string }

const savedOf = ({ settings, version }: ToldSettings): SavedAlertSettings => ({ ...settings, version })

/** @param over as the seeker saw them @throws as callEndpoint does */
export async function saveAlertSettings(
  settings: NotificationSettings,
  over: SavedAlertSettings,
): Promise<SavedAlertSettings> {
  const call = { body: settings, ...ifMatch(over.version) }
  return savedOf(await callEndpoint(updateNotificationSettings, call))
}
