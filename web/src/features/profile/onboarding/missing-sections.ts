import type { OnboardingStatus } from '@hanap/contract/profile/onboarding'

/** A section that was skipped though it is required. */
export type MissingSection = { name: 'basics' | 'resume' | 'skills' | 'preferences'; step: number }

export function missingSections({ checks, preferences_skipped }: OnboardingStatus): MissingSection[] {
  const sections: (MissingSection & { isThere: boolean })[] = [
    { name: 'basics', step: 1, isThere: checks.has_basic_info },
    { name: 'resume', step: 2, isThere: checks.has_resume },
    { name: 'skills', step: 3, isThere: checks.has_skills },
    { name: 'preferences', step: 5, isThere: checks.has_job_preferences || preferences_skipped },
  ]
  return sections.filter(({ isThere }) => !isThere).map(({ name, step }) => ({ name, step }))
}
