import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery, trialQuery } from '../../../api/standing.ts'
import { bannerState } from '../../../seeker/banner-state.ts'
import { memberHomeMessages } from './messages.ts'

/** Null if a plan is active or the server fails, undefined while loading. */
export function usePlanOver(now: number): string | null | undefined {
  const m = memberHomeMessages
  const { data: subscription, isError } = useQuery(subscriptionQuery)
  const { data: trial, isPending: isTrialPending } = useQuery(trialQuery)
  if (!subscription) return isError ? null : undefined
  if (bannerState(subscription, trial, now) !== 'expired') return null
  if (isTrialPending) return undefined
  const { plan } = subscription
  if (plan === null) return m.noPlan
  return plan.plan_type === 'free' ? m.trialOver : m.planOver(plan.name)
}
