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

/** Omitted parts stay unchanged. */
export type ProfileParts = Partial<ProfileChanges>

/** Over this version. Empty preferences count as skipped on purpose. */
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
