import { type Profile, profileChangesSchema, profileSchema } from '@hanap/contract/profile/profile'
import * as z from 'zod/mini'
import { isSame } from '../../page/elsewhere/merge-edit.ts'
import type { ProfileParts } from '../../seeker/profile.ts'
import { withWholeAddresses } from '../../ui/web-address.ts'
import { preferenceDraftOf, preferenceDraftSchema, preferencesOf } from './sections/preference-draft.ts'

// The server derives these; a resume is chosen as a file.
const {
  skill_ids: _,
  resume: __,
  job_preferences: ___,
  from_resume: ____,
  version: _____,
  ...plain
} = profileSchema.shape

/** Salaries as typed. */
export const profileDraftSchema = z.object({ ...plain, preferences: preferenceDraftSchema })
export type ProfileDraft = z.output<typeof profileDraftSchema>

export function profileDraftOf(profile: Profile): ProfileDraft {
  const { skill_ids: _, resume: __, job_preferences, from_resume: ___, version: ____, ...fields } = profile
  return { ...fields, preferences: preferenceDraftOf(job_preferences) }
}

/**
 * Changed fields only, so that no other device's save is undone and the history follows the resume. Preferences go as
 * a whole.
 * @param saved the server's state
 */
export function bodyOf(draft: ProfileDraft, saved: ProfileDraft): ProfileParts {
  const { preferences, ...fields } = withWholeAddresses(draft)
  const job_preferences = preferencesOf(preferences)
  const isPreferring = Object.keys(differing(job_preferences, preferencesOf(saved.preferences))).length > 0
  return { ...differing(fields, saved), ...(isPreferring && { job_preferences }) }
}

function differing<Fields extends object>(fields: Fields, other: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(
    ([name, value]) => !isSame(value, other[name as keyof Fields]),
  )
  return Object.fromEntries(entries) as Partial<Fields>
}

/** The contract's errors, by field ('projects.0.title'). */
export function draftErrors(draft: ProfileDraft): Record<string, string> {
  const errors: Record<string, string> = {}
  // Checks the whole draft: what is saved elsewhere meanwhile decides what is sent. A resume's lists are not edited
  // here.
  const { preferences, education: _, experience: __, ...fields } = withWholeAddresses(draft)
  const whole = { ...fields, job_preferences: preferencesOf(preferences) }
  for (const { path, message } of profileChangesSchema.safeParse(whole).error?.issues ?? [])
    errors[path.join('.')] ??= message
  return errors
}

/** In page order. */
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

const experienceFields: ReadonlySet<string> = new Set<keyof ProfileDraft>([
  'years_of_experience',
  'location',
  'open_to_remote',
  'willing_to_relocate',
  'education',
  'experience',
])

/** Undefined if no section holds the field. */
export function sectionOf(field: string): SectionName | undefined {
  const [first = ''] = field.split('.')
  if (first === 'title' || first === 'about') return 'about'
  if (first === 'skills' || first === 'projects') return first
  if (first === 'website' || first === 'linkedin' || first === 'github') return 'contact'
  if (first.startsWith('resume')) return 'resume'
  if (first.startsWith('job_preference') || first === 'preferences') return 'preferences'
  return experienceFields.has(first) ? 'experience' : undefined
}
