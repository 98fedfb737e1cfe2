import { api } from '@hanap/contract/wire/api'
import type { Endpoint, Schema } from '@hanap/contract/wire/endpoint'
import * as z from 'zod'
import type { Belongings } from './belongings.ts'

export type Asking = {
  params?: Readonly<Record<string, number | string>>
  query?: Readonly<Record<string, string>>
  body?: object
}
/** A call that names a thing, and its answer to a stranger. */
export type Naming = {
  asks(theirs: Belongings): Asking
  /** The refusal, also for an id that does not exist; default 404. */
  refused?: number
  /** If the thing is public, or the answer concerns the stranger's own. */
  answers?: number
}

const byId = (name: keyof Belongings, body?: object): Naming => ({
  asks: (theirs) => ({ params: { id: Number(theirs[name]) }, ...(body && { body }) }),
})
const ofJob = (answers: number, body?: object): Naming => ({ ...byId('job', body), answers })
const interviewOf = (body?: object): Naming => ({
  asks: (theirs) => ({
    params: { id: theirs.application, interview_id: theirs.interview },
    ...(body && { body }),
  }),
})

/** A call for the owner's thing; a test finds missing endpoints. */
export const namings: Readonly<Record<string, Naming>> = {
  'DELETE /auth/sessions/:id/': byId('session'),
  'POST /settings/data-export/fetch/': {
    asks: ({ exportToken }) => ({ body: { token: exportToken } }),
    refused: 400,
  },
  'GET /exports/:token/': {
    asks: ({ exportToken }) => ({ params: { token: exportToken } }),
    refused: 400,
  },
  'POST /settings/data-export/fetched/': {
    asks: ({ exportToken }) => ({ body: { token: exportToken } }),
    refused: 204,
  },
  'GET /settings/privacy/withheld/': {
    asks: ({ resume }) => ({ query: { resume_id: String(resume) } }),
    refused: 200,
  },
  'PUT /jobseeker/profile/': { asks: ({ resume }) => ({ body: { resume } }), refused: 400 },
  'POST /jobseeker/profile/': { asks: ({ resume }) => ({ body: { resume } }), refused: 400 },
  'DELETE /resumes/:id/': byId('resume'),
  'PUT /resumes/:id/current/': byId('resume'),
  'GET /resumes/:id/download/': byId('resume'),
  'POST /resume-parse/': { asks: ({ resume }) => ({ body: { resume } }) },
  'POST /auth/subscription/payment/verify/': {
    asks: ({ payment }) => ({ body: { payment_intent_id: payment, plan_id: 3 } }),
  },
  'POST /auth/subscription/payment/details/': { asks: ({ payment }) => ({ body: { payment_id: payment } }) },
  'GET /jobs/:id/': ofJob(200),
  'GET /jobs/:id/similar/': ofJob(200),
  'PUT /jobs/:id/hidden/': ofJob(204),
  'POST /jobs/:id/hide/': ofJob(204),
  'DELETE /jobs/:id/hidden/': ofJob(204),
  'POST /jobs/:id/report/': ofJob(201, { reason: 'fake' }),
  'GET /employers/:id/': { asks: () => ({ params: { id: 999_999_999 } }) },
  'POST /saved-jobs/': { asks: ({ job }) => ({ body: { job_id: job } }), answers: 201 },
  'DELETE /saved-jobs/:id/': byId('savedJob'),
  'POST /saved-searches/': {
    asks: ({ savedSearch }) => ({
      body: { name: 'Mine', criteria: { search: 'bookkeeper' }, removed_id: savedSearch },
    }),
    answers: 201,
  },
  'PATCH /saved-searches/:id/': byId('savedSearch', { name: 'Mine now' }),
  'DELETE /saved-searches/:id/': byId('savedSearch'),
  'POST /cover-letters/': {
    asks: ({ job, resume }) => ({ body: { job_post_id: job, resume_id: resume, content: 'I keep books.' } }),
    refused: 400,
  },
  'PATCH /ai-instructions/:id/': byId('aiInstructions', { instructions: 'Mine now' }),
  'POST /ai-instructions/': {
    asks: () => ({ body: { instructions: 'Mine', user: 1, user_id: 1 } }),
    answers: 201,
  },
  'POST /cover-letters/generate/': {
    asks: ({ job, resume }) => ({ body: { job_id: job, resume_id: resume } }),
  },
  'GET /cover-letters/:id/': byId('letter'),
  'PATCH /cover-letters/:id/': byId('letter', { content: 'Mine now' }),
  'DELETE /cover-letters/:id/': byId('letter'),
  'POST /job-applications/apply/': {
    asks: ({ job, letter }) => ({ body: { job_post_id: job, cover_letter_id: letter } }),
  },
  'POST /job-applications/look/': {
    asks: ({ job }) => ({ body: { job_post_id: job } }),
    answers: 200,
  },
  'GET /job-applications/:id/': byId('application'),
  'PATCH /job-applications/:id/update_status/': byId('application', { status: 'hired' }),
  'POST /job-applications/': {
    asks: ({ job }) => ({ body: { job_post_id: job, notes: 'Mine' } }),
    answers: 201,
  },
  'PATCH /job-applications/:id/': byId('application', { notes: 'Mine now' }),
  'DELETE /job-applications/:id/': byId('application'),
  'POST /job-applications/:id/interviews/': byId('application', { label: 'Mine now' }),
  'PATCH /job-applications/:id/interviews/:interview_id/': interviewOf({ label: 'Mine now' }),
  'DELETE /job-applications/:id/interviews/:interview_id/': interviewOf(),
  'PUT /settings/integrations/': {
    asks: ({ integration }) => ({
      body: { olj_sync_applications: false, integration_id: integration, sync_enabled: false },
    }),
  },
  'DELETE /settings/integration/delete/:id/': byId('integration'),
  'POST /notifications/read/': {
    asks: ({ notification }) => ({ body: { ids: [notification], up_to: notification } }),
    answers: 200,
  },
  'GET /team-members/:id/photo/': { asks: () => ({ params: { id: 999_999_999 } }) },
}

/** Covered by the features' tests. */
const MAILED_TOKENS: readonly string[] = [
  '/auth/email/verify/',
  '/auth/password/reset/confirm/',
  '/notifications/subscription/',
]
const SHARED_NAMES: readonly string[] = ['plan_id']

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Endpoints that name something in the path, query or body. */
export function listNaming(endpoints: readonly Endpoint[] = api): Endpoint[] {
  return endpoints.filter(({ path, params, query, body }) => {
    if (MAILED_TOKENS.includes(path)) return false
    const names = [...namesIn(params), ...namesIn(query), ...namesIn(body)]
    return names.some((name) => isNameOfThing(name) && !SHARED_NAMES.includes(name))
  })
}

const isNameOfThing = (name: string) => /(^|_)ids?$|^(token|resume|up_to|user|owner)$/.test(name)

function namesIn(schema: Schema | undefined): string[] {
  if (!schema) return []
  const told = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(told.properties ?? {})
}
