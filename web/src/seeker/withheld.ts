import { getWithheld } from '@hanap/contract/profile/privacy'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../api/client.ts'

/**
 * What the privacy settings keep out of applications.
 * @param resumeId a sent resume, which may name further employers; null for none
 */
export const withheldQuery = (resumeId: number | null) =>
  queryOptions({
    queryKey: ['privacy', 'withheld', resumeId],
    queryFn: ({ signal }) =>
      callEndpoint(getWithheld, {
        query: resumeId === null ? {} : { resume_id: String(resumeId) },
        signal,
      }),
    // Settings and profile are changed elsewhere.
    staleTime: 0,
  })
