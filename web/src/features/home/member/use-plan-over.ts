import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery, trialQuery } from '../../../api/standing.ts'
import { bannerState } from '../../../seeker/banner-state.ts'
import { memberHomeMessages } from './messages.ts'

export type EndedPlan = {
  title: string
  /** Null if the seeker never had one. */
  plan: string | null
  endedAt: string | null
}

/** Null if a plan is active or the server fails, undefined while loading. */
export function usePlanOver(now: number): EndedPlan | null | undefined {
  const m = memberHomeMessages
  const { data: subscription, isError } = useQuery(subscriptionQuery)
  const { data: trial, isPending: isTrialPending } = useQuery(trialQuery)
  if (!subscription) return isError ? null : undefined
  if (bannerState(subscription, trial, now) !== 'expired') return null
  if (isTrialPending) return undefined
  const { plan, end_date: end } = subscription
  if (plan === null) return { title: m.noPlan, plan: null, endedAt: null }
  return plan.plan_type === 'free'
    ? { title: m.trialOver, plan: plan.name, endedAt: trial?.trial_ends_at ?? end }
    : { title: m.planOver(plan.name), plan: plan.name, endedAt: end }
}
