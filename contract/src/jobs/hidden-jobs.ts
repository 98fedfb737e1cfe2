import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, listOf, timeSchema } from '../wire/wire.ts'
import { jobSchema } from './jobs.ts'

export const hiddenJobSchema = z.object({ job_id: z.number(), hidden_at: timeSchema, job_details: jobSchema })
export type HiddenJob = z.input<typeof hiddenJobSchema>

export const listHiddenJobs = endpoint({
  method: 'GET',
  path: '/hidden-jobs/',
  access: 'subscriber',
  summary: 'The listings this seeker hid, newest first',
  answers: { 200: listOf(hiddenJobSchema) },
})

export const hideJob = endpoint({
  method: 'PUT',
  path: '/jobs/:id/hidden/',
  aliases: [{ method: 'POST', path: '/jobs/:id/hide/' }],
  access: 'subscriber',
  summary: 'Take a listing out of this seeker’s lists',
  params: idParams,
  answers: { 204: null },
})

export const showJob = endpoint({
  method: 'DELETE',
  path: '/jobs/:id/hidden/',
  access: 'subscriber',
  summary: 'Put a hidden listing back',
  params: idParams,
  answers: { 204: null },
})
