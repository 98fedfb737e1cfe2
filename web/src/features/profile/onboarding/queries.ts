import { checkOnboardingStatus } from '@hanap/contract/profile/onboarding'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client.ts'

/** What of the onboarding is there, asked anew each time: another device may have gone on. */
export const onboardingStatusQuery = queryOptions({
  queryKey: ['onboarding', 'status'],
  queryFn: ({ signal }) => callEndpoint(checkOnboardingStatus, { signal }),
})
