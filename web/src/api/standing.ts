import { getOwnProfile } from '@hanap/contract/accounts/users'
import { getCurrentSubscription, getTrialStatus } from '@hanap/contract/payments/subscriptions'
import { queryOptions } from '@tanstack/react-query'
import { readSubscription, readTrial, readUser } from './answers/shapes.ts'
import { callEndpoint, endSession } from './client.ts'
import { isRefusedFor, NetworkProblem } from './problems/problems.ts'
import { standingKey } from './query-keys.ts'
import { session } from './session/browser-session.ts'

/**
 * Who is signed in and where they stand: read by the header, the banner, the guards and the plans page, so
 * that all of them ask once.
 */
export const profileQuery = queryOptions({
  queryKey: [...standingKey, 'profile'],
  queryFn: async () => {
    const { token } = session.read()
    const answer = await callEndpoint(getOwnProfile).catch((problem: unknown) => {
      // Whoever has no profile is not signed in, in whatever words the API says it; a portal's page says nothing of it.
      if (isRefusedFor(problem, 'unauthenticated') && problem.isOfAnApi) endSession(token)
      throw problem
    })
    const user = usable(readUser(answer))
    // Remembered for the next visit; an answer that comes after someone else signed in is not theirs.
    if (token !== null && session.read().token === token) session.setUser(user)
    return user
  },
})

export const subscriptionQuery = queryOptions({
  queryKey: [...standingKey, 'subscription'],
  queryFn: async () => usable(readSubscription(await callEndpoint(getCurrentSubscription))),
})

export const trialQuery = queryOptions({
  queryKey: [...standingKey, 'trial'],
  queryFn: async () => usable(readTrial(await callEndpoint(getTrialStatus))),
})

/** An answer that says nothing usable is none: it came from something between us and the server. */
function usable<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new NetworkProblem('garbage')
  return answer
}
