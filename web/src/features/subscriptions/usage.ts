import type { checkSavedJobsLimit } from '@hanap/contract/jobs/saved-jobs'
import type { SearchStatus } from '@hanap/contract/jobs/searches'
import type { PlanType } from '@hanap/contract/payments/plans'
import type { CurrentSubscription, listPlans } from '@hanap/contract/payments/subscriptions'
import type { AnswerOf } from '@hanap/contract/wire/endpoint'

export type Plan = AnswerOf<typeof listPlans>['results'][number]

/** The seeker's present limits, to compare with each plan; null while unknown. */
export type LimitsNow = {
  /** The running plan, else the free one. */
  planType: PlanType | null
  saved: { count: number; max: number } | null
  maxSearches: number | null
  /** This month's keyword searches. */
  searches: { count: number; max: number } | null
}

/**
 * @param usage the answer of the saved-jobs limit check, once loaded
 * @param searches once loaded
 */
export function limitsNow(
  plans: readonly Plan[],
  held: CurrentSubscription | undefined,
  usage: AnswerOf<typeof checkSavedJobsLimit> | undefined,
  searches: SearchStatus | undefined,
): LimitsNow {
  const isRunning = held?.status === 'active'
  const planType = isRunning ? (held.plan?.plan_type ?? null) : held ? 'free' : null
  const plan = isRunning ? plans.find(({ plan_type }) => plan_type === planType) : undefined
  return {
    planType,
    saved: usage ? { count: usage.current_count, max: usage.max_saved_jobs } : null,
    maxSearches: plan?.max_searches ?? null,
    searches: searches && plan ? { count: searches.current_count, max: searches.max_searches } : null,
  }
}
