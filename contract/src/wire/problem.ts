import * as z from 'zod/mini'
import { unprovenSchema } from '../applications/apply-outcome.ts'
import { saidTextsSchema } from '../says/said.ts'

/**
 * Every code a problem can carry. A code is what a program reads; the status follows from it and
 * `detail` is what a person reads.
 */
export const problemStatus = {
  invalid: 400,
  'malformed-request': 400,
  'already-applied': 400,
  'integration-required': 400,
  'apply-refused': 400,
  'job-gone': 400,
  'link-invalid': 400,
  'sign-in-refused': 400,
  unauthenticated: 401,
  'wrong-password': 401,
  'board-credentials': 401,
  'email-unverified': 403,
  'saved-jobs-limit': 403,
  'search-limit': 403,
  'premium-feature': 403,
  'subscription-required': 403,
  'not-found': 404,
  conflict: 409,
  'in-progress': 409,
  'changed-elsewhere': 412,
  'idempotency-mismatch': 422,
  'too-large': 413,
  'unreadable-resume': 422,
  'unsupported-media': 415,
  'too-many': 429,
  internal: 500,
  'board-down': 502,
  // An application was handed over, and the board may have it or not: unlike with all others, it must not be sent again.
  'sending-unknown': 502,
  'outside-down': 502,
  busy: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/** Texts by field, nested so that a field named title or status cannot collide (so it is on the whole wire). */
export const fieldErrorsSchema = z.record(z.string(), z.array(z.string()))
export type FieldErrors = z.output<typeof fieldErrorsSchema>

/**
 * What helps a seeker whose application was refused, in English; `outcome` and `provider`, the board's name, say the same
 * to programs and to readers of other languages.
 */
export const applicationErrorDetailsSchema = z.object({
  reason: z.string(),
  possible_causes: z.array(z.string()),
  suggestions: z.array(z.string()),
  job_url: z.string(),
  outcome: z.optional(unprovenSchema),
  provider: z.optional(z.string()),
})
export type ApplicationErrorDetails = z.output<typeof applicationErrorDetailsSchema>

/** The one error body, application/problem+json, with the specified names beside them where a screen reads those. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  errors: z.optional(fieldErrorsSchema),
  /** What `detail` and the texts of `errors` say, by code: for a program that speaks another language. */
  said: z.optional(saidTextsSchema),
  error: z.optional(z.string()),
  error_message: z.optional(z.string()),
  details: z.optional(applicationErrorDetailsSchema),
  subscription_upgrade_required: z.optional(z.boolean()),
  message: z.optional(z.string()),
  current_count: z.optional(z.number()),
  max_allowed: z.optional(z.number()),
  retry_after: z.optional(z.number()),
  incident: z.optional(z.string()),
  /** True where this is kept as the answer to the call's Idempotency-Key: another try needs another key. */
  key_settled: z.optional(z.boolean()),
  /** Of an 'idempotency-mismatch': what the first call with the key has added, and it is there. */
  saved_id: z.optional(z.number()),
  /** Of a 'changed-elsewhere': the thing as it is now, in the schema of the endpoint; null where there is none. */
  current: z.optional(z.unknown()),
})
export type ProblemBody = z.output<typeof problemSchema>
