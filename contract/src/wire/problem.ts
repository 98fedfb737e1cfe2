import * as z from 'zod/mini'
import { unprovenSchema } from '../applications/apply-outcome.ts'
import { saidTextsSchema } from '../says/said.ts'

/** Programs read the code, which implies the status; people read `detail`. */
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
  // The board may have the application: never send it again.
  'sending-unknown': 502,
  'outside-down': 502,
  busy: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/** Nested so that a field named title or status cannot collide, as on the whole wire. */
export const fieldErrorsSchema = z.record(z.string(), z.array(z.string()))
export type FieldErrors = z.output<typeof fieldErrorsSchema>

/** In English. `outcome` and `provider`, the board's name, say the same to programs and other languages. */
export const applicationErrorDetailsSchema = z.object({
  reason: z.string(),
  possible_causes: z.array(z.string()),
  suggestions: z.array(z.string()),
  job_url: z.string(),
  outcome: z.optional(unprovenSchema),
  provider: z.optional(z.string()),
})
export type ApplicationErrorDetails = z.output<typeof applicationErrorDetailsSchema>

/** application/problem+json, plus the specified names that a screen reads. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  errors: z.optional(fieldErrorsSchema),
  /** `detail` and `errors` by code, for programs in another language. */
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
  /** Stored for the call's Idempotency-Key: a retry needs a new one. */
  key_settled: z.optional(z.boolean()),
  /** For 'idempotency-mismatch': what the first call created, if it still exists. */
  saved_id: z.optional(z.number()),
  /** For 'changed-elsewhere': the current version; null for none. */
  current: z.optional(z.unknown()),
})
export type ProblemBody = z.output<typeof problemSchema>
