import { type JobPreferences, jobPreferencesSchema } from '@hanap/contract/profile/profile'
import * as z from 'zod/mini'

/** Salaries as typed. */
export const preferenceDraftSchema = z.object({
  ...jobPreferencesSchema.shape,
  salary_min: z.string(),
  salary_max: z.string(),
})
export type PreferenceDraft = z.output<typeof preferenceDraftSchema>

export function preferenceDraftOf(given: JobPreferences): PreferenceDraft {
  return { ...given, salary_min: typed(given.salary_min), salary_max: typed(given.salary_max) }
}

type Nested = { preferences: PreferenceDraft }
type FlatPreferences = {
  [Name in keyof PreferenceDraft as `preferences.${Name}`]: PreferenceDraft[Name]
}
/** Makes each preference a field, so that edits of different ones do not conflict. */
export type Flat<Draft extends Nested> = Omit<Draft, 'preferences'> & FlatPreferences

const names = Object.keys(preferenceDraftSchema.shape) as (keyof PreferenceDraft)[]

export function flat<Draft extends Nested>({ preferences, ...fields }: Draft): Flat<Draft> {
  const flattened = Object.fromEntries(names.map((name) => [`preferences.${name}`, preferences[name]]))
  return { ...fields, ...flattened } as Flat<Draft>
}

export function unflat<Draft extends Nested>(given: Flat<Draft>): Draft {
  const fields = Object.entries(given).filter(([name]) => !name.startsWith('preferences.'))
  const preferences = names.map((name) => [name, given[`preferences.${name}` as keyof FlatPreferences]])
  return { ...Object.fromEntries(fields), preferences: Object.fromEntries(preferences) } as Draft
}

/** In dollars a year or null; a custom start only if chosen. */
export function preferencesOf(draft: PreferenceDraft): JobPreferences {
  return {
    ...draft,
    salary_min: amountOf(draft.salary_min),
    salary_max: amountOf(draft.salary_max),
    custom_availability: draft.availability === 'custom' ? draft.custom_availability.trim() : '',
  }
}

const typed = (amount: number | null) => (amount === null ? '' : String(amount))
const amountOf = (text: string) => (text.trim() === '' ? null : Number(text))
