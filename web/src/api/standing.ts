import { getOwnProfile } from '@hanap/contract/accounts'
import { getCurrentSubscription, getTrialStatus } from '@hanap/contract/subscriptions'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from './client.ts'

/**
 * Who is signed in and where they stand: read by the header, the banner, the guards and the plans page, so
 * that all of them ask once (decision Q2).
 */
export const profileQuery = queryOptions({
  queryKey: ['standing', 'profile'],
  queryFn: ({ signal }) => callEndpoint(getOwnProfile, { signal }),
})

export const subscriptionQuery = queryOptions({
  queryKey: ['standing', 'subscription'],
  queryFn: ({ signal }) => callEndpoint(getCurrentSubscription, { signal }),
})

export const trialQuery = queryOptions({
  queryKey: ['standing', 'trial'],
  queryFn: ({ signal }) => callEndpoint(getTrialStatus, { signal }),
})

/** The key above all three: invalidate it after a payment, a sign-in or a route change. */
export const standingKey = ['standing'] as const
