import type { OnboardingStatus } from '@hanap/contract/profile/onboarding'
import { ONBOARDING_STEPS } from '@hanap/contract/profile/onboarding-steps'
import { hasJobPreferences, type Profile } from '@hanap/contract/profile/profile'

type Checks = OnboardingStatus['checks']

/** A resume is a file, not a link. */
export function checksOf(profile: Profile): Checks {
  const { title, years_of_experience, location, open_to_remote, willing_to_relocate } = profile
  return {
    has_basic_info:
      title !== '' &&
      years_of_experience !== '' &&
      location !== '' &&
      (open_to_remote || willing_to_relocate),
    has_resume: profile.resume !== null,
    has_skills: profile.skills.length > 0,
    has_job_preferences: hasJobPreferences(profile.job_preferences),
  }
}

/** Preferences may be skipped; projects are optional. */
export function isComplete(checks: Checks, preferencesSkipped: boolean): boolean {
  return (
    checks.has_basic_info &&
    checks.has_resume &&
    checks.has_skills &&
    (checks.has_job_preferences || preferencesSkipped)
  )
}

/**
 * The step after the last one done or skipped, past those already answered.
 * @param stepDone the furthest step done or skipped, 0 for none
 */
export function nextStep(profile: Profile, stepDone: number): number {
  const checks = checksOf(profile)
  const links = [profile.website, profile.linkedin, profile.github]
  const isThere = [
    checks.has_basic_info,
    checks.has_resume,
    checks.has_skills,
    profile.projects.length > 0 || links.some((link) => link !== ''),
  ]
  let done = stepDone
  while (isThere[done]) done += 1
  return Math.min(done + 1, ONBOARDING_STEPS)
}
