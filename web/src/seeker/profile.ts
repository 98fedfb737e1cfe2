import { getProfile, type ProfileChanges, saveOnboarding, saveProfile } from '@hanap/contract/profile'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../api/client.ts'
import { resumesKey } from './resumes/queries.ts'

export const profileKey = ['profile'] as const

export const seekerProfileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: ({ signal }) => callEndpoint(getProfile, { signal }),
})

/** What a page sends of a profile: parts of it; what is left out stays as it is. */
export type ProfileParts = Partial<ProfileChanges>

/**
 * Saves parts of the profile.
 * @param way 'onboarding' says that empty preferences are skipped on purpose
 */
export function useSaveProfile(way: 'onboarding' | 'profile') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileParts) =>
      way === 'onboarding' ? callEndpoint(saveOnboarding, { body }) : callEndpoint(saveProfile, { body }),
    onSuccess: (profile) => {
      queries.setQueryData(profileKey, profile)
      void queries.invalidateQueries({ queryKey: resumesKey })
    },
  })
}
