import * as z from 'zod/mini'
import * as jobSays from '../says/jobs.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, listOf, timeSchema } from '../wire/wire.ts'
import { jobSchema } from './jobs.ts'

/** As specified. */
export const savedJobsTexts = {
  limitReached: 'You have reached your saved jobs limit',
  alreadySaved: 'Job already saved',
} as const

export const savedJobSchema = z.object({
  id: z.number(),
  job: z.number(),
  job_id: z.number(),
  date_saved: timeSchema,
  job_details: jobSchema,
  /** The old values; null if none has changed. */
  changed: z.nullable(
    z.object({
      /** Null if unchanged. */
      salary: z.nullable(z.string()),
      /** Null if unchanged. */
      title: z.nullable(z.string()),
      changed_at: timeSchema,
    }),
  ),
})
export type SavedJob = z.input<typeof savedJobSchema>

export const saveJobSchema = z.object({
  job_id: z.number({ error: jobSays.saveWhich }).check(z.int(), z.positive()),
})

export const listSavedJobs = endpoint({
  method: 'GET',
  path: '/saved-jobs/',
  access: 'user',
  summary: 'The jobs this seeker saved, newest first',
  answers: { 200: listOf(savedJobSchema) },
})

export const saveJob = endpoint({
  method: 'POST',
  path: '/saved-jobs/',
  access: 'user',
  summary: 'Save a job under the plan’s cap',
  body: saveJobSchema,
  answers: {
    201: savedJobSchema,
    200: z.object({ ...savedJobSchema.shape, detail: z.literal(savedJobsTexts.alreadySaved) }),
  },
  problems: ['saved-jobs-limit', 'subscription-required'],
})

export const removeSavedJob = endpoint({
  method: 'DELETE',
  path: '/saved-jobs/:id/',
  access: 'user',
  summary: 'Remove a saved job by the id of its saved entry',
  params: idParams,
  answers: { 204: null },
})

export const checkSavedJobsLimit = endpoint({
  method: 'GET',
  path: '/auth/subscription/saved-jobs/check-limit/',
  access: 'user',
  summary: 'How many jobs the plan lets this seeker save',
  answers: {
    200: z.object({ max_saved_jobs: z.number(), current_count: z.number(), can_save: z.boolean() }),
  },
})
