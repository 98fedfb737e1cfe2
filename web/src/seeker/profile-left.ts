import type { OnboardingStatus } from '@hanap/contract/profile/onboarding'
import { hasJobPreferences, type Profile } from '@hanap/contract/profile/profile'

type Checks = OnboardingStatus['checks']
type ProfilePart = 'basics' | 'resume' | 'skills' | 'preferences'

/**
 * How complete a profile is, the missing parts in recommended order, and the onboarding step of the first. The resume
 * fills in the others.
 */
export function profileLeft(checks: Checks) {
  const parts: { name: ProfilePart; step: number; isThere: boolean }[] = [
    { name: 'resume', step: 1, isThere: checks.has_resume },
    { name: 'basics', step: 1, isThere: checks.has_basic_info },
    { name: 'skills', step: 3, isThere: checks.has_skills },
    { name: 'preferences', step: 5, isThere: checks.has_job_preferences },
  ]
  const missing = parts.filter(({ isThere }) => !isThere)
  const done = parts.length - missing.length
  return {
    done,
    percent: Math.round((done / parts.length) * 100),
    missing: missing.map(({ name }) => name),
    step: missing[0]?.step ?? null,
  }
}

/** Computes the checks from a profile as the server does. */
export function checksOf(profile: Profile): Checks {
  const { title, years_of_experience, location, open_to_remote, willing_to_relocate } = profile
  return {
    has_basic_info:
      [title, years_of_experience, location].every(Boolean) && (open_to_remote || willing_to_relocate),
    has_resume: profile.resume !== null,
    has_skills: profile.skills.length > 0,
    has_job_preferences: hasJobPreferences(profile.job_preferences),
  }
}
