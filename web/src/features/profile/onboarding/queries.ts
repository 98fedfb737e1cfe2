import { checkOnboardingStatus } from '@hanap/contract/profile/onboarding'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client.ts'

/** Always refetched: the seeker may have continued on another device. */
export const onboardingStatusQuery = queryOptions({
  queryKey: ['onboarding', 'status'],
  queryFn: ({ signal }) => callEndpoint(checkOnboardingStatus, { signal }),
})
