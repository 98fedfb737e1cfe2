import type { AnswerOf } from '@hanap/contract/endpoint'
import type { checkSavedJobsLimit } from '@hanap/contract/saved-jobs'
import type { CurrentSubscription, listPlans } from '@hanap/contract/subscriptions'

export type Plan = AnswerOf<typeof listPlans>['results'][number]

/** What the seeker may do now, for comparing with each plan; parts are null while unknown. */
export type LimitsNow = {
  planType: string | null
  saved: { count: number; max: number } | null
  maxSearches: number | null
}

/** @param usage the answer of the saved-jobs limit check, when it is there */
export function limitsNow(
  plans: readonly Plan[],
  held: CurrentSubscription | undefined,
  usage: AnswerOf<typeof checkSavedJobsLimit> | undefined,
): LimitsNow {
  const planType = held?.plan?.plan_type ?? null
  const isRunning = held?.status === 'active'
  const plan = isRunning ? plans.find(({ plan_type }) => plan_type === planType) : undefined
  return {
    planType,
    saved: usage ? { count: usage.current_count, max: usage.max_saved_jobs } : null,
    maxSearches: plan?.max_searches ?? null,
  }
}
