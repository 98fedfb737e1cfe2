import type { PageAccess } from '@hanap/contract/pages'
import type { CurrentSubscription, TrialStatus } from '@hanap/contract/subscriptions'
import type { QueryClient } from '@tanstack/react-query'
import { isApiProblem } from '../api/problems.ts'
import type { Session } from '../api/session.ts'
import { subscriptionQuery, trialQuery } from '../api/standing.ts'
import { bannerState } from './banner-state.ts'

/** What the guard of a page says: come in, sign in first, or choose a plan first. */
export type GuardAnswer = 'enter' | 'login' | 'plans'

/** Never turned away to the plans, whatever the page asks for: else nobody could pay, come in or leave. */
const openWithoutPlan = ['/subscription/plans', '/login', '/logout']

/** How long an answer serves within a section (the next page of results, a job opened from them). */
const SECTION_MS = 30_000

/**
 * Decides whether this visitor may open a page. Signed in means that there is a token. Where the page asks
 * for an active subscription it is checked on entering, and a check that fails closes the page; the server
 * refuses by the same rule. Within a section a recent answer serves, while the frame asks anew beside it.
 * @param place `isStaying` when a page of the same section was open before
 */
export async function guardPage(
  access: PageAccess,
  place: { pathname: string; isStaying: boolean },
  tools: { session: Pick<Session, 'read' | 'clear'>; queries: QueryClient; clock: () => number },
): Promise<GuardAnswer> {
  const { session, queries, clock } = tools
  if (access === 'public') return 'enter'
  if (session.read().token === null) return 'login'
  if (access === 'user' || openWithoutPlan.some((start) => place.pathname.startsWith(start))) return 'enter'
  const staleTime = place.isStaying ? SECTION_MS : 0
  // Asked side by side; the trial's answer (or failure) counts only for the free plan.
  const trialAnswer = queries.fetchQuery({ ...trialQuery, staleTime }).then(
    (trial) => ({ trial }),
    (problem: unknown) => ({ problem }),
  )
  try {
    const subscription = await queries.fetchQuery({ ...subscriptionQuery, staleTime })
    if (subscription.plan?.plan_type !== 'free') {
      return isActive(subscription, undefined, clock()) ? 'enter' : 'plans'
    }
    const answer = await trialAnswer
    if ('problem' in answer) throw answer.problem
    return isActive(subscription, answer.trial, clock()) ? 'enter' : 'plans'
  } catch (problem) {
    if (!isApiProblem(problem, 'unauthenticated')) return 'plans'
    session.clear()
    return 'login'
  }
}

/**
 * An active subscription is a paid plan whose status is active and whose end lies ahead, or the free plan
 * with a running trial: the banner's own rule.
 * @param now milliseconds since 1970
 */
function isActive(subscription: CurrentSubscription, trial: TrialStatus | undefined, now: number): boolean {
  return subscription.plan !== null && bannerState(subscription, trial, now) !== 'expired'
}
