import { getOwnProfile } from '@hanap/contract/accounts/users'
import { getCurrentSubscription, getTrialStatus } from '@hanap/contract/payments/subscriptions'
import { queryOptions } from '@tanstack/react-query'
import { readSubscription, readTrial, readUser } from './answers/shapes.ts'
import { callEndpoint, endSession } from './client.ts'
import { isRefusedFor, NetworkProblem } from './problems/problems.ts'
import { standingKey } from './query-keys.ts'
import { session } from './session/browser-session.ts'

/** Shared by header, banner, guards and the plans page. */
export const profileQuery = queryOptions({
  queryKey: [...standingKey, 'profile'],
  queryFn: async () => {
    const { token } = session.read()
    const answer = await callEndpoint(getOwnProfile).catch((problem: unknown) => {
      // Only on an API's refusal: a captive portal's page proves nothing.
      if (isRefusedFor(problem, 'unauthenticated') && problem.isOfAnApi) endSession(token)
      throw problem
    })
    const user = usable(readUser(answer))
    // For the next visit, unless another seeker logged in meanwhile.
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

/** An unusable answer may come from a proxy. */
function usable<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new NetworkProblem('garbage')
  return answer
}
