import { ONBOARDING_STEPS } from '@hanap/contract/profile/onboarding-steps'

/** The step an address names; absent where the seeker goes on from where they were. */
export type OnboardingSearch = { step?: number }

/** Reads the step out of an address; what is no step is left out. */
export function readOnboardingSearch(search: Readonly<Record<string, unknown>>): OnboardingSearch {
  const step = Number(search['step'])
  return Number.isInteger(step) && step >= 1 && step <= ONBOARDING_STEPS ? { step } : {}
}
