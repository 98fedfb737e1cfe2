import * as z from 'zod/mini'
import { fill } from '../says/fill.ts'
import * as jobSays from '../says/jobs.ts'
import * as siteSays from '../says/site.ts'
import { languages } from '../site/languages.ts'
import { endpoint } from '../wire/endpoint.ts'
import { filledIn, oneLine } from '../wire/text-fields.ts'
import { idParams, listOf, timeSchema } from '../wire/wire.ts'
import { jobSearchQuerySchema } from './jobs.ts'

/** Per seeker. */
export const MAX_SAVED_SEARCHES = 20
const NAME_LENGTH = 80

export const savedSearchTexts = {
  nameRequired: 'Please give this search a name',
  nameLong: fill(siteSays.long, { most: NAME_LENGTH }),
  criteriaRequired: 'Please search or choose a filter before you save',
  limitReached: fill(jobSays.searchesFull, { most: MAX_SAVED_SEARCHES }),
  alreadySaved: 'You saved this search before',
} as const

/** As in the listing's address; omitted criteria do not narrow. */
export const searchCriteriaSchema = z.pick(jobSearchQuerySchema, {
  search: true,
  job_type: true,
  salary_range: true,
  minimum_pay: true,
  work_hours: true,
  tags: true,
})
export type SearchCriteria = z.output<typeof searchCriteriaSchema>

const nameField = z
  .string({ error: savedSearchTexts.nameRequired })
  .check(
    z.trim(),
    filledIn(savedSearchTexts.nameRequired),
    z.maxLength(NAME_LENGTH, { error: savedSearchTexts.nameLong }),
    oneLine,
  )

/** The language of its emails. */
const languageField = z.optional(z.enum(languages))

export const alertPauses = [
  'off', // switched off for this search
  'job-alerts-off', // off in the settings
  'no-plan', // the seeker has no active subscription
  'filters', // its filters are not in the seeker's plan
] as const

export const savedSearchSchema = z.object({
  id: z.number(),
  name: z.string(),
  criteria: searchCriteriaSchema,
  alerts: z.boolean(),
  /** Null if alerts are sent. */
  paused: z.nullable(z.enum(alertPauses)),
  created_at: timeSchema,
  last_match_at: z.nullable(timeSchema),
  /** In the last seven days, including those matched by the seeker's other searches. */
  recent_matches: z.number(),
  /** Version of the name, the criteria and the alerts. */
  version: z.string(),
})
export type SavedSearch = z.output<typeof savedSearchSchema>

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/saved-searches/',
  access: 'user',
  summary: 'The searches that this seeker keeps, newest first',
  answers: { 200: listOf(savedSearchSchema) },
})

export const createSavedSearch = endpoint({
  method: 'POST',
  path: '/saved-searches/',
  access: 'user',
  summary: 'Keep a search, and be told of new listings that match it',
  body: z.object({
    name: nameField,
    criteria: searchCriteriaSchema,
    alerts: z.optional(z.boolean()),
    language: languageField,
    /** The removed search that this one replaces; its waiting alerts pass to this one. */
    removed_id: z.optional(z.int().check(z.positive())),
  }),
  answers: {
    201: savedSearchSchema,
    200: z.object({ ...savedSearchSchema.shape, detail: z.literal(savedSearchTexts.alreadySaved) }),
  },
  problems: ['conflict'],
})

export const updateSavedSearch = endpoint({
  method: 'PATCH',
  path: '/saved-searches/:id/',
  access: 'user',
  summary: 'Change the name, the criteria or the alerts of a kept search; what is left out stays',
  params: idParams,
  body: z.object({
    name: z.optional(nameField),
    criteria: z.optional(searchCriteriaSchema),
    alerts: z.optional(z.boolean()),
    language: languageField,
  }),
  answers: { 200: savedSearchSchema },
  versioned: savedSearchSchema,
  problems: ['changed-elsewhere', 'conflict'],
})

export const removeSavedSearch = endpoint({
  method: 'DELETE',
  path: '/saved-searches/:id/',
  access: 'user',
  summary: 'Forget a kept search',
  params: idParams,
  answers: { 204: null },
})
