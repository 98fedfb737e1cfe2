/** Both the plan cards and every limit check read it. */
export type PlanType = 'free' | 'basic' | 'premium'

export type Plan = {
  readonly id: number
  readonly plan_type: PlanType
  readonly name: string
  /** Pesos a month. */
  readonly price: number
  readonly max_saved_jobs: number
  /** Keyword searches, per calendar month in Manila. */
  readonly max_searches: number
  readonly has_advanced_filtering: boolean
}

/** From registration (as specified). */
export const TRIAL_DAYS = 14

export const plans: Readonly<Record<PlanType, Plan>> = {
  free: {
    id: 1,
    plan_type: 'free',
    name: 'Free Trial',
    price: 0,
    max_saved_jobs: 5,
    max_searches: 100,
    has_advanced_filtering: false,
  },
  basic: {
    id: 2,
    plan_type: 'basic',
    name: 'Basic',
    price: 50,
    max_saved_jobs: 25,
    max_searches: 750,
    has_advanced_filtering: false,
  },
  premium: {
    id: 3,
    plan_type: 'premium',
    name: 'Premium',
    price: 100,
    max_saved_jobs: 100,
    max_searches: 3000,
    has_advanced_filtering: true,
  },
}

export const planList: readonly Plan[] = [plans.free, plans.basic, plans.premium]
