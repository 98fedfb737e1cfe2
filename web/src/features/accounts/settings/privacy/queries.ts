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

/** Who may see what; a 404 means that nothing was ever set. */
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

/** What employers could see of this seeker. */
export const employerViewQuery = queryOptions({
  queryKey: ['privacy', 'preview'],
  queryFn: ({ signal }) => callEndpoint(previewEmployerView, { signal }),
  // What is shown of them changes with the profile, which is edited elsewhere.
  staleTime: 0,
})

/** As it was read; without a version where nothing was ever set. */
export type SavedPrivacy = PrivacySettings & { version?: string }

/** Saves who may see what over what was seen. How employers see the seeker is asked anew. */
export function useSavePrivacy() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ settings, over }: { settings: PrivacySettings; over: SavedPrivacy }) =>
      callEndpoint(updatePrivacySettings, { body: settings, ...ifMatch(over.version) }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: employerViewQuery.queryKey }),
  })
}
