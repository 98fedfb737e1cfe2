import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery, trialQuery } from '../../../api/standing.ts'
import { bannerState } from '../../../seeker/banner-state.ts'
import { memberHomeMessages } from './messages.ts'

/** What is said of a plan that ended; null while one holds, or nothing is known. */
export function usePlanOver(now: number): string | null {
  const m = memberHomeMessages
  const { data: subscription } = useQuery(subscriptionQuery)
  const { data: trial } = useQuery(trialQuery)
  if (!subscription || bannerState(subscription, trial, now) !== 'expired') return null
  const { plan } = subscription
  if (plan === null) return m.noPlan
  return plan.plan_type === 'free' ? m.trialOver : m.planOver(plan.name)
}
