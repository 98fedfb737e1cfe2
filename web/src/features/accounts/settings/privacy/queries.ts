import {
  defaultPrivacySettings,
  getPrivacySettings,
  type PrivacySettings,
  previewEmployerView,
  updatePrivacySettings,
} from '@hanap/contract/profile/privacy'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ifMatch } from '../../../../api/answers/version.ts'
import { callEndpoint } from '../../../../api/client.ts'
import { isRefusedFor } from '../../../../api/problems/problems.ts'

/** 404 means that the seeker never set anything. */
export const privacySettingsQuery = queryOptions({
  queryKey: ['privacy', 'settings'],
  queryFn: async ({ signal }): Promise<SavedPrivacy> => {
    try {
      return await callEndpoint(getPrivacySettings, { signal })
    } catch (problem) {
      if (isRefusedFor(problem, 'not-found')) return defaultPrivacySettings
      throw problem
    }
  },
})

export const employerViewQuery = queryOptions({
  queryKey: ['privacy', 'preview'],
  queryFn: ({ signal }) => callEndpoint(previewEmployerView, { signal }),
  // Never fresh: the data also changes with the profile, which other pages edit.
  staleTime: 0,
})

/** No version before the first save. */
export type SavedPrivacy = PrivacySettings & { version?: string }

export function useSavePrivacy() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ settings, over }: { settings: PrivacySettings; over: SavedPrivacy }) =>
      callEndpoint(updatePrivacySettings, { body: settings, ...ifMatch(over.version) }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: employerViewQuery.queryKey }),
  })
}
