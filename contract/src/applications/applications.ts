import * as z from 'zod/mini'
import { coverLetterSchema } from '../letters/cover-letters.ts'
import * as applicationSays from '../says/applications.ts'
import { fill } from '../says/fill.ts'
import * as jobSays from '../says/jobs.ts'
import { endpoint } from '../wire/endpoint.ts'
import { applicationErrorDetailsSchema } from '../wire/problem.ts'
import { plainText } from '../wire/text-fields.ts'
import { givenDaySchema, idParams, listOf, timeSchema } from '../wire/wire.ts'
import { type ApplicationStatus, applicationStatuses } from './application-statuses.ts'
import { deliveredSchema } from './apply-outcome.ts'
import { askedSchema, saidOfOrdersField } from './asked.ts'
import { interviewSchema } from './interview.ts'
import { type SendState, sendStates } from './send-states.ts'
import { type SentResume, sentJobSchema, sentLetterSchema, sentResumeSchema } from './sent-copy.ts'

export type { Interview } from './interview.ts'
export { type ApplicationStatus, applicationStatuses, type SendState, type SentResume, sendStates }

export const applicationStatusLabels: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Applied',
  reviewing: 'Under Review',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
}

/** Sent from here, or added by the seeker. */
export const applicationOrigins = ['hanap', 'elsewhere'] as const
export type ApplicationOrigin = (typeof applicationOrigins)[number]

/** For interviews, `from` and `to` are times or days. */
export const applicationEventKinds = [
  'sending',
  'status',
  'notes',
  'added',
  'details',
  'interview',
  'follow-up',
  'reminded',
] as const

export const applicationEventSchema = z.object({
  id: z.number(),
  kind: z.enum(applicationEventKinds),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  source: z.enum(['seeker', 'board', 'hanap']),
  happened_at: timeSchema,
})

export const applicationSchema = z.object({
  id: z.number(),
  origin: z.enum(applicationOrigins),
  /** Null for a job that was never listed here. */
  job: z.nullable(z.number()),
  job_title: z.string(),
  employer_name: z.string(),
  status: z.enum(applicationStatuses),
  applied_date: timeSchema,
  applied_on: givenDaySchema,
  last_updated: timeSchema,
  notes: z.string(),
  /** The next one, or the last if none is ahead. */
  interview_date: z.nullable(timeSchema),
  interview_on: givenDaySchema,
  /** Ordered by time; rounds without a time come last. */
  interviews: z.array(interviewSchema),
  offer_date: z.nullable(timeSchema),
  offer_on: givenDaySchema,
  /** When the reminder is due. */
  follow_up_date: z.nullable(timeSchema),
  follow_up_on: givenDaySchema,
  /** When the reminder was sent. */
  reminded_at: z.nullable(timeSchema),
  /** The board's own status word; '' if it gave none. */
  board_status: z.string(),
  send_state: z.enum(sendStates),
  /** Null when sent. */
  send_problem: z.nullable(applicationErrorDetailsSchema),
  /** On the board, to finish or check by hand; may be '' for an application elsewhere. */
  job_url: z.string(),
  history: z.array(applicationEventSchema),
  /** Whether every required order was followed; null if none was, or not recorded. */
  followed: z.nullable(z.boolean()),
  /** Version of the fields that a seeker may change. */
  version: z.string(),
})
export type Application = z.output<typeof applicationSchema>

export const sentApplicationSchema = z.object({
  ...applicationSchema.shape,
  sent_job: sentJobSchema,
  /** Null, like the resume, if the board already had an application and took none of ours. */
  sent_letter: z.nullable(sentLetterSchema),
  /** Null if none was chosen or recorded. */
  sent_resume: z.nullable(sentResumeSchema),
  /** The listing's orders when applied to; null if not recorded. */
  asked: z.nullable(z.array(askedSchema)),
})
export type SentApplication = z.output<typeof sentApplicationSchema>

/** A day or an exact time, stored in UTC; empty clears it. */
export const dateField = z.optional(
  z.nullable(
    z.union([
      z.literal(''),
      z.string().check(
        z.refine((value) => /^\d{4}-\d{2}-\d{2}([T ]|$)/.test(value) && !Number.isNaN(Date.parse(value)), {
          error: applicationSays.dateInvalid,
        }),
      ),
    ]),
  ),
)

export const MOST_NOTE_CHARACTERS = 5000

export const notesField = z
  .string()
  .check(z.maxLength(MOST_NOTE_CHARACTERS, { error: 'Please use at most 5,000 characters' }), plainText)

const wrongStatus = { error: applicationSays.statusUnknown }

/** Omitted fields stay unchanged; at least one is required. */
export const updateStatusSchema = z
  .object({
    status: z.optional(z.enum(applicationStatuses, wrongStatus)),
    notes: z.optional(notesField),
    /** Moves the interview shown as `interview_date`, or adds the first one. */
    interview_date: dateField,
    offer_date: dateField,
  })
  .check(z.refine((update) => Object.keys(update).length > 0, { path: ['status'], ...wrongStatus }))

export const DEFAULT_APPLY_POINTS = 1
/** A limit, so that a typo does not empty an account. */
export const MOST_APPLY_POINTS = 99
const POINTS_TEXT = fill(applicationSays.points, { from: 1, to: MOST_APPLY_POINTS })
export const applyPointsField = z
  .number({ error: POINTS_TEXT })
  .check(
    z.int({ error: POINTS_TEXT }),
    z.gte(1, { error: POINTS_TEXT }),
    z.lte(MOST_APPLY_POINTS, { error: POINTS_TEXT }),
  )

export const applySchema = z.object({
  job_post_id: z.number({ error: jobSays.whichJob }).check(z.int(), z.positive()),
  cover_letter_id: z.number({ error: applicationSays.letterMissing }).check(z.int(), z.positive()),
  /** The most of the board's points to spend. */
  points: z.optional(applyPointsField),
  /** The seeker's word; the server works out what the letter shows. */
  asked: saidOfOrdersField,
})

export const apply = endpoint({
  method: 'POST',
  path: '/job-applications/apply/',
  access: 'subscriber',
  summary: 'Send an application through the seeker’s board account',
  body: applySchema,
  // A request with another version of the letter is refused.
  versioned: coverLetterSchema,
  answers: {
    200: z.object({
      message: z.string(),
      application: applicationSchema,
      /** Absent from older stored answers. */
      outcome: z.optional(deliveredSchema),
    }),
  },
  problems: [
    'already-applied',
    'integration-required',
    'job-gone',
    'apply-refused',
    'board-credentials',
    'board-down',
    'sending-unknown',
    'changed-elsewhere',
    'in-progress',
    'idempotency-mismatch',
  ],
  idempotent: true,
})

export const lookAtBoard = endpoint({
  method: 'POST',
  path: '/job-applications/look/',
  access: 'subscriber',
  summary:
    'Open the board’s form for a job and send nothing: what it asks, and how many apply points are left',
  body: z.object({ job_post_id: z.number({ error: jobSays.whichJob }).check(z.int(), z.positive()) }),
  answers: {
    200: z.object({
      /** Null if the board's form does not say. */
      apply_points: z.nullable(z.number()),
      already_applied: z.boolean(),
    }),
  },
  problems: [
    'integration-required',
    'job-gone',
    'apply-refused',
    'board-credentials',
    'board-down',
    'too-many',
  ],
})

export const listApplications = endpoint({
  method: 'GET',
  path: '/job-applications/list_applications/',
  access: 'user',
  summary: 'This seeker’s applications, newest first',
  answers: { 200: listOf(applicationSchema) },
})

export const readApplication = endpoint({
  method: 'GET',
  path: '/job-applications/:id/',
  access: 'user',
  summary: 'One application with the listing, the letter and the resume as they were sent',
  params: idParams,
  answers: { 200: sentApplicationSchema },
  versioned: applicationSchema,
})

export const updateApplicationStatus = endpoint({
  method: 'PATCH',
  path: '/job-applications/:id/update_status/',
  access: 'user',
  summary: 'What became of an application, as its seeker knows it',
  params: idParams,
  body: updateStatusSchema,
  answers: { 200: applicationSchema },
  versioned: applicationSchema,
  problems: ['changed-elsewhere'],
})
