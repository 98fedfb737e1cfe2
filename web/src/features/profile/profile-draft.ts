import { type Profile, profileChangesSchema } from '@hanap/contract/profile'
import type { PreferenceDraft } from './preference-fields.tsx'
import type { ProfileParts } from './queries.ts'
import { withHttps } from './web-address.ts'

/** What is edited as it stands in the profile, in the order the documents list it. */
const plainFields = [
  'title',
  'about',
  'years_of_experience',
  'location',
  'open_to_remote',
  'willing_to_relocate',
  'website',
  'linkedin',
  'github',
  'resume_url',
  'skills',
  'projects',
] as const satisfies readonly (keyof Profile)[]

/** A profile while it is edited: salaries as typed. */
export type ProfileDraft = Pick<Profile, (typeof plainFields)[number]> & { preferences: PreferenceDraft }

/** A copy to edit. */
export function profileDraftOf(profile: Profile): ProfileDraft {
  const copied = Object.fromEntries(plainFields.map((field) => [field, profile[field]]))
  const typed = (amount: number | null) => (amount === null ? '' : String(amount))
  const { job_preferences } = profile
  return {
    // Each of the fields with its own value.
    ...(copied as Pick<Profile, (typeof plainFields)[number]>),
    preferences: {
      ...job_preferences,
      salary_min: typed(job_preferences.salary_min),
      salary_max: typed(job_preferences.salary_max),
    },
  }
}

const amountOf = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/** What saving sends: every field the documents name. */
export function bodyOf(draft: ProfileDraft): ProfileParts {
  const { preferences, ...fields } = draft
  return {
    ...fields,
    website: withHttps(fields.website),
    linkedin: withHttps(fields.linkedin),
    github: withHttps(fields.github),
    resume_url: withHttps(fields.resume_url),
    projects: fields.projects.map((project) => ({ ...project, url: withHttps(project.url) })),
    job_preferences: {
      ...preferences,
      salary_min: amountOf(preferences.salary_min),
      salary_max: amountOf(preferences.salary_max),
    },
  }
}

/** The same as a form, for a save with a new file: lists as JSON, yes and no as texts, and the file last. */
export function formOf(draft: ProfileDraft, file: File): FormData {
  const { job_preferences, ...fields } = bodyOf(draft)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  form.set('job_preference', JSON.stringify(job_preferences))
  form.set('resume_file', file)
  return form
}

/** What the server would say of the draft, by field ('projects.0.title'); known before anything is sent. */
export function draftErrors(draft: ProfileDraft): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of profileChangesSchema.safeParse(bodyOf(draft)).error?.issues ?? [])
    errors[path.join('.')] ??= message
  return errors
}

export const sections = [
  'about',
  'skills',
  'projects',
  'contact',
  'resume',
  'experience',
  'preferences',
] as const
export type SectionName = (typeof sections)[number]

/** The section that holds a field, so that an error in a closed one can be shown. */
export function sectionOf(field: string): SectionName {
  const [first = ''] = field.split('.')
  if (first === 'title' || first === 'about') return 'about'
  if (first === 'skills' || first === 'projects') return first
  if (first === 'website' || first === 'linkedin' || first === 'github') return 'contact'
  if (first.startsWith('resume')) return 'resume'
  return first.startsWith('job_preference') || first === 'preferences' ? 'preferences' : 'experience'
}
