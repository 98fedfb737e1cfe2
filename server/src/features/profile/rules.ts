import { ONBOARDING_STEPS } from '@hanap/contract/onboarding-steps'
import {
  hasJobPreferences,
  type JobPreferences,
  noJobPreferences,
  type Profile,
  type ProfileChanges,
} from '@hanap/contract/profile'
import { profileLimits } from '@hanap/contract/profile-fields'
import type { ResumeFacts } from '@hanap/contract/resumes'
import { withoutControls } from '@hanap/contract/text'
import type { ProfileColumns, ProfileRow } from './store.ts'

/** What a seeker who said nothing yet has. */
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
  preferences_skipped_at: null,
  onboarding_step: 0,
  skills: [],
  projects: [],
}

/** A profile as it stands on the wire. */
export function describeProfile(row: ProfileRow, resume: Profile['resume']): Profile {
  return {
    ...row,
    resume,
    skills: row.skills.map((skill) => skill.name),
    skill_ids: row.skills.map((skill) => skill.skill_id),
    job_preferences: preferencesOf(row),
    experience: row.past_jobs,
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

/** What a save gives under the name of its column. */
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
  'education',
] as const satisfies (keyof ProfileChanges & keyof ProfileColumns)[]

/**
 * The columns that a save writes: what was given, and nothing else.
 * @param facts what the resume of this save says, where it was read: it fills what is empty, and only that
 */
export function columnsOf(
  changes: ProfileChanges,
  {
    before,
    facts,
    onboarding,
    now,
  }: { before: ProfileRow; facts: ResumeFacts | null; onboarding: boolean; now: Date },
): Partial<ProfileColumns> {
  const { experience, job_preferences, onboarding_step } = changes
  return {
    ...pickGiven(changes, ownFields),
    ...(experience && { past_jobs: experience }),
    ...(job_preferences && {
      ...job_preferences,
      ...skipOf(job_preferences, { onboarding, step: onboarding_step ?? ONBOARDING_STEPS, now }),
    }),
    ...(onboarding_step && { onboarding_step: Math.max(before.onboarding_step, onboarding_step) }),
    ...(facts && filled(changes, before, facts)),
  }
}

/**
 * Empty preferences at the end of onboarding were skipped on purpose; given ones take the place of that. A step before
 * the last sends a form whose preferences nobody has seen yet.
 */
function skipOf(
  preferences: JobPreferences,
  { onboarding, step, now }: { onboarding: boolean; step: number; now: Date },
) {
  if (hasJobPreferences(preferences)) return { preferences_skipped_at: null }
  return onboarding && step === ONBOARDING_STEPS ? { preferences_skipped_at: now } : {}
}

/** Fitted to what the seeker's own form may hold, so that a profile can always be saved again as it is. */
function filled(changes: ProfileChanges, before: ProfileRow, facts: ResumeFacts): Partial<ProfileColumns> {
  const { entries, entryText, entrySummary } = profileLimits
  const fit = (text: string, most: number = entryText) =>
    withoutControls(text).trim().slice(0, most).trim().toWellFormed()
  return {
    ...(!changes.education &&
      before.education.length === 0 && {
        education: facts.education.slice(0, entries).map(({ school, degree, start, end }) => ({
          school: fit(school),
          degree: fit(degree),
          start: fit(start),
          end: fit(end),
        })),
      }),
    ...(!changes.experience &&
      before.past_jobs.length === 0 && {
        past_jobs: facts.past_jobs.slice(0, entries).map(({ title, company, start, end, summary }) => ({
          title: fit(title),
          company: fit(company),
          start: fit(start),
          end: fit(end),
          summary: fit(summary, entrySummary),
        })),
      }),
  }
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Of these fields those that were sent; one that was not is not there at all, rather than there and undefined. */
const pickGiven = <T extends object, K extends keyof T>(from: T, fields: readonly K[]) =>
  Object.fromEntries(
    fields.filter((field) => from[field] !== undefined).map((field) => [field, from[field]]),
  ) as Given<Pick<T, K>>

/** The id that a text or a number holds; undefined for what is none. */
export function resumeIdOf(choice: string | number): number | undefined {
  return /^[1-9]\d{0,14}$/.test(String(choice)) ? Number(choice) : undefined
}
