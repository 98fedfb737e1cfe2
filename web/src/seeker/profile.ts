import { getProfile, type ProfileChanges, saveOnboarding } from '@hanap/contract/profile/profile'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ifMatch } from '../api/answers/version.ts'
import { callEndpoint } from '../api/client.ts'
import { resumesKey } from './resumes/queries.ts'

export const profileKey = ['profile'] as const

export const seekerProfileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: ({ signal }) => callEndpoint(getProfile, { signal }),
})

/** What a page sends of a profile: parts of it; what is left out stays as it is. */
export type ProfileParts = Partial<ProfileChanges>

/** Saves parts of the profile from the onboarding, where empty preferences are skipped on purpose; over this version. */
export function useSaveOnboarding() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ body, version }: { body: ProfileParts; version?: string | undefined }) =>
      callEndpoint(saveOnboarding, { body, ...ifMatch(version) }),
    onSuccess: (profile) => {
      queries.setQueryData(profileKey, profile)
      void queries.invalidateQueries({ queryKey: resumesKey })
    },
  })
}
