import { ONBOARDING_STEPS } from '@hanap/contract/profile/onboarding-steps'

/** Without a step, the seeker continues where they left off. */
export type OnboardingSearch = { step?: number }

export function readOnboardingSearch(search: Readonly<Record<string, unknown>>): OnboardingSearch {
  const step = Number(search['step'])
  return Number.isInteger(step) && step >= 1 && step <= ONBOARDING_STEPS ? { step } : {}
}
