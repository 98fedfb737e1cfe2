import type { CurrentSubscription, TrialStatus } from '@hanap/contract/payments/subscriptions'
import type { PageAccess } from '@hanap/contract/site/pages'
import type { QueryClient } from '@tanstack/react-query'
import { isApiProblem, NetworkProblem } from '../api/problems/problems.ts'
import type { Session } from '../api/session/session.ts'
import { subscriptionQuery, trialQuery } from '../api/standing.ts'
import { bannerState } from './banner-state.ts'

/** 'plans': to choose one; 'unchecked': to wait there. */
export type GuardAnswer = 'enter' | 'login' | 'plans' | 'unchecked'

/** Open to a seeker without a plan, who could otherwise not pay, log in or log out. */
const openWithoutPlan = ['/subscription/plans', '/login', '/logout']

/** Reuses a check within a section (the next results, a job opened from them). */
const SECTION_MS = 30_000

/**
 * A token means logged in. A page that needs a subscription checks it on entering; a failed check closes the page, a
 * lost connection uses the last good answer. Within a section a recent answer is reused while the frame refetches.
 * @param place `isStaying` when a page of the same section was open before
 * @param tools `clock` is the server's time
 * @throws NetworkProblem offline without an earlier answer
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
  try {
    const standing = await askStanding(queries, place.isStaying ? SECTION_MS : 0)
    return isActive(standing, clock()) ? 'enter' : 'plans'
  } catch (problem) {
    if (problem instanceof NetworkProblem) {
      const held = heldStanding(queries)
      if (held && isActive(held, clock())) return 'enter'
      throw problem
    }
    if (!isApiProblem(problem, 'unauthenticated')) return 'unchecked'
    session.clear()
    return 'login'
  }
}

/** The trial counts only for the free plan. */
export type Standing = { subscription: CurrentSubscription; trial: TrialStatus | undefined }

async function askStanding(queries: QueryClient, staleTime: number): Promise<Standing> {
  // In parallel; the trial's answer (or failure) counts only for the free plan.
  const trialAnswer = queries.fetchQuery({ ...trialQuery, staleTime }).then(
    (trial) => ({ trial }),
    (problem: unknown) => ({ problem }),
  )
  const subscription = await queries.fetchQuery({ ...subscriptionQuery, staleTime })
  if (subscription.plan?.plan_type !== 'free') return { subscription, trial: undefined }
  const answer = await trialAnswer
  if ('problem' in answer) throw answer.problem
  return { subscription, trial: answer.trial }
}

/** Null if incomplete. */
export function heldStanding(queries: QueryClient): Standing | null {
  const subscription = queries.getQueryData(subscriptionQuery.queryKey)
  const trial = queries.getQueryData(trialQuery.queryKey)
  if (!subscription) return null
  if (subscription.plan?.plan_type !== 'free') return { subscription, trial: undefined }
  return trial ? { subscription, trial } : null
}

/**
 * By the banner's rule: a paid plan that is active and has not ended, or the free plan with a running trial.
 * @param now the server's time in milliseconds since 1970
 */
export function isActive({ subscription, trial }: Standing, now: number): boolean {
  return subscription.plan !== null && bannerState(subscription, trial, now) !== 'expired'
}
