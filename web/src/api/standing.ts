import { getOwnProfile } from '@hanap/contract/accounts'
import { getCurrentSubscription, getTrialStatus } from '@hanap/contract/subscriptions'
import { queryOptions } from '@tanstack/react-query'
import { session } from './browser-session.ts'
import { callEndpoint } from './client.ts'

/**
 * Who is signed in and where they stand: read by the header, the banner, the guards and the plans page, so
 * that all of them ask once.
 */
export const profileQuery = queryOptions({
  queryKey: ['standing', 'profile'],
  queryFn: async () => {
    const { token } = session.read()
    const user = await callEndpoint(getOwnProfile)
    // Remembered for the next visit; an answer that comes after someone else signed in is not theirs.
    if (token !== null && session.read().token === token) session.setUser(user)
    return user
  },
})

export const subscriptionQuery = queryOptions({
  queryKey: ['standing', 'subscription'],
  queryFn: () => callEndpoint(getCurrentSubscription),
})

export const trialQuery = queryOptions({
  queryKey: ['standing', 'trial'],
  queryFn: () => callEndpoint(getTrialStatus),
})

/** The key above all three: invalidate it after a payment, a sign-in or a route change. */
export const standingKey = ['standing'] as const
