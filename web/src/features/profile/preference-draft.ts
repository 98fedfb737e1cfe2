import { type JobPreferences, jobPreferencesSchema } from '@hanap/contract/profile'
import * as z from 'zod/mini'

/** The preferences while they are edited: salaries as typed. */
export const preferenceDraftSchema = z.object({
  ...jobPreferencesSchema.shape,
  salary_min: z.string(),
  salary_max: z.string(),
})
export type PreferenceDraft = z.output<typeof preferenceDraftSchema>

/** A copy to edit. */
export function preferenceDraftOf(given: JobPreferences): PreferenceDraft {
  return { ...given, salary_min: typed(given.salary_min), salary_max: typed(given.salary_max) }
}

/** What a save sends: salaries in dollars a year or null, and a custom start only while that is chosen. */
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
