import type { OnboardingStatus } from '@hanap/contract/profile/onboarding'

export type ProfilePart = 'basics' | 'resume' | 'skills' | 'preferences'

/** How much of the profile is there, what is missing, and the step of the onboarding that asks for the first of it. */
export function profileLeft({ checks, preferences_skipped }: OnboardingStatus) {
  const parts: { name: ProfilePart; step: number; isThere: boolean }[] = [
    { name: 'basics', step: 1, isThere: checks.has_basic_info },
    { name: 'resume', step: 2, isThere: checks.has_resume },
    { name: 'skills', step: 3, isThere: checks.has_skills },
    // Whoever skipped them on purpose is asked no more.
    { name: 'preferences', step: 5, isThere: checks.has_job_preferences || preferences_skipped },
  ]
  const missing = parts.filter(({ isThere }) => !isThere)
  return {
    percent: Math.round(((parts.length - missing.length) / parts.length) * 100),
    missing: missing.map(({ name }) => name),
    step: missing[0]?.step ?? null,
  }
}
