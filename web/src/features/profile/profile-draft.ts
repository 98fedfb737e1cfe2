import type { Profile, Project } from '@hanap/contract/profile'
import { profileTexts } from '@hanap/contract/profile-fields'
import type { PreferenceDraft } from './preference-fields.tsx'
import type { ProfileParts } from './queries.ts'

/** A profile while it is edited. */
export type ProfileDraft = Pick<
  Profile,
  | 'title'
  | 'about'
  | 'years_of_experience'
  | 'location'
  | 'open_to_remote'
  | 'willing_to_relocate'
  | 'resume_url'
  | 'skills'
  | 'website'
  | 'linkedin'
  | 'github'
> & { projects: Project[]; preferences: PreferenceDraft }

/** A copy to edit, with salaries as they are typed. */
export function profileDraftOf(profile: Profile): ProfileDraft {
  const { job_preferences, skill_ids: _, education: __, experience: ___, resume: ____, ...fields } = profile
  const typed = (amount: number | null) => (amount === null ? '' : String(amount))
  return {
    ...fields,
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
    job_preferences: {
      ...preferences,
      salary_min: amountOf(preferences.salary_min),
      salary_max: amountOf(preferences.salary_max),
      // Kept for the day it is chosen again, unless it says nothing.
      custom_availability: preferences.custom_availability,
    },
  }
}

/** The same as a form, for a save with a new file: lists as JSON, yes and no as texts. */
export function formOf(draft: ProfileDraft, file: File): FormData {
  const { job_preferences, ...fields } = bodyOf(draft)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  form.set('job_preference', JSON.stringify(job_preferences))
  form.set('resume_file', file)
  return form
}

/** What the form itself can tell before anything is sent, by field. */
export function draftErrors(draft: ProfileDraft): Record<string, string> {
  const { salary_min, salary_max, availability, custom_availability } = draft.preferences
  const errors: Record<string, string> = {}
  for (const [field, typed] of Object.entries({ salary_min, salary_max }))
    if (typed !== '' && !/^\d{1,8}$/.test(typed))
      errors[`job_preferences.${field}`] = profileTexts.salaryNumber
  if (
    Object.keys(errors).length === 0 &&
    salary_min !== '' &&
    salary_max !== '' &&
    Number(salary_min) > Number(salary_max)
  )
    errors['job_preferences.salary_min'] = profileTexts.salaryOrder
  if (availability === 'custom' && custom_availability.trim() === '')
    errors['job_preferences.custom_availability'] = profileTexts.customAvailabilityRequired
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
  return first.startsWith('job_preference') ? 'preferences' : 'experience'
}
