import {
  defaultPrivacySettings,
  getPrivacySettings,
  type PrivacySettings,
  previewEmployerView,
  updatePrivacySettings,
} from '@hanap/contract/privacy'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../../api/client.ts'
import { isRefusedFor } from '../../../../api/problems.ts'

/** Who may see what; a 404 means that nothing was ever set. */
export const privacySettingsQuery = queryOptions({
  queryKey: ['privacy', 'settings'],
  queryFn: async ({ signal }): Promise<PrivacySettings> => {
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

/**
 * Saves what was changed of who may see what, over what holds at this moment: another tab may have changed the rest. How
 * employers see the seeker is asked anew.
 */
export function useSavePrivacy() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (changed: Partial<PrivacySettings>) => {
      const saved = await queries.fetchQuery({ ...privacySettingsQuery, staleTime: 0, retry: false })
      return callEndpoint(updatePrivacySettings, { body: { ...saved, ...changed } })
    },
    onSuccess: ({ profile_visibility, allow_recruiter_contact, hide_current_employer }) => {
      const settings = { profile_visibility, allow_recruiter_contact, hide_current_employer }
      queries.setQueryData(privacySettingsQuery.queryKey, settings)
      void queries.invalidateQueries({ queryKey: employerViewQuery.queryKey })
    },
  })
}
