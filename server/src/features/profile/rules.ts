import { ONBOARDING_STEPS } from '@hanap/contract/profile/onboarding-steps'
import {
  hasJobPreferences,
  type JobPreferences,
  noJobPreferences,
  type Profile,
  type ProfileChanges,
} from '@hanap/contract/profile/profile'
import { withVersion } from '../../lib/version.ts'
import { fromResumeOf, historyColumns, type ReadHistory } from './rules/history.ts'
import type { ProfileColumns, ProfileRow } from './store.ts'

export const emptyProfile: ProfileRow = {
  title: '',
  about: '',
  years_of_experience: '',
  location: '',
  open_to_remote: false,
  willing_to_relocate: false,
  resume_url: '',
  website: '',
  linkedin: '',
  github: '',
  ...noJobPreferences,
  education: [],
  past_jobs: [],
  education_resume_id: null,
  past_jobs_resume_id: null,
  preferences_skipped_at: null,
  onboarding_step: 0,
  skills: [],
  projects: [],
}

export function describeProfile(row: ProfileRow, resume: Profile['resume']): Profile {
  const edited = {
    title: row.title,
    about: row.about,
    years_of_experience: row.years_of_experience,
    location: row.location,
    open_to_remote: row.open_to_remote,
    willing_to_relocate: row.willing_to_relocate,
    resume_url: row.resume_url,
    website: row.website,
    linkedin: row.linkedin,
    github: row.github,
    skills: row.skills.map((skill) => skill.name),
    projects: row.projects,
    job_preferences: preferencesOf(row),
    education: row.education,
    experience: row.past_jobs,
  }
  return {
    ...withVersion(edited),
    resume,
    skill_ids: row.skills.map((skill) => skill.skill_id),
    from_resume: fromResumeOf(row),
  }
}

export const preferencesOf = (row: ProfileRow): JobPreferences => ({
  job_types: row.job_types,
  salary_min: row.salary_min,
  salary_max: row.salary_max,
  work_arrangement: row.work_arrangement,
  availability: row.availability,
  custom_availability: row.custom_availability,
})

/** Saved under the column's own name. */
const ownFields = [
  'title',
  'about',
  'years_of_experience',
  'location',
  'open_to_remote',
  'willing_to_relocate',
  'resume_url',
  'website',
  'linkedin',
  'github',
] as const satisfies (keyof ProfileChanges & keyof ProfileColumns)[]

/**
 * Returns only what was given.
 * @param read education and past jobs from this save's resume
 */
export function columnsOf(
  changes: ProfileChanges,
  {
    before,
    read,
    onboarding,
    now,
  }: { before: ProfileRow; read: ReadHistory | null; onboarding: boolean; now: Date },
): Partial<ProfileColumns> {
  const { job_preferences, onboarding_step } = changes
  return {
    ...pickGiven(changes, ownFields),
    ...(job_preferences && {
      ...job_preferences,
      ...skipOf(job_preferences, { onboarding, step: onboarding_step ?? ONBOARDING_STEPS, now }),
    }),
    ...(onboarding_step && { onboarding_step: Math.max(before.onboarding_step, onboarding_step) }),
    ...historyColumns(changes, before, read),
  }
}

/**
 * Empty preferences at the last step of onboarding count as skipped; given ones undo that. Earlier steps send
 * preferences the seeker has not seen.
 */
function skipOf(
  preferences: JobPreferences,
  { onboarding, step, now }: { onboarding: boolean; step: number; now: Date },
) {
  if (hasJobPreferences(preferences)) return { preferences_skipped_at: null }
  return onboarding && step === ONBOARDING_STEPS ? { preferences_skipped_at: now } : {}
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Leaves out absent fields, instead of setting undefined. */
const pickGiven = <T extends object, K extends keyof T>(from: T, fields: readonly K[]) =>
  Object.fromEntries(
    fields.filter((field) => from[field] !== undefined).map((field) => [field, from[field]]),
  ) as Given<Pick<T, K>>

/** Undefined for an invalid id. */
export function resumeIdOf(choice: string | number): number | undefined {
  return /^[1-9]\d{0,14}$/.test(String(choice)) ? Number(choice) : undefined
}
