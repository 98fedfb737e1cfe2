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

/** Sent through here, or made elsewhere and added by the seeker. */
export const applicationOrigins = ['hanap', 'elsewhere'] as const
export type ApplicationOrigin = (typeof applicationOrigins)[number]

/**
 * An application's event: delivery, status, notes or details changed, interview set, moved or removed (`from` and `to`
 * are times, or days), reminder set, removed or sent.
 */
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
  /** Of the next interview, or of the last one where none lies ahead. */
  interview_date: z.nullable(timeSchema),
  interview_on: givenDaySchema,
  /** Every round, in the order of time; those without one come last. */
  interviews: z.array(interviewSchema),
  offer_date: z.nullable(timeSchema),
  offer_on: givenDaySchema,
  /** When the seeker wants to be reminded to ask; the mail goes out then. */
  follow_up_date: z.nullable(timeSchema),
  follow_up_on: givenDaySchema,
  /** When that mail went out. */
  reminded_at: z.nullable(timeSchema),
  /** The board's own word for where it stands, as it was last seen; '' where it gave none. */
  board_status: z.string(),
  send_state: z.enum(sendStates),
  /** Why the sending failed or is not known, with what helps; null when it was sent. */
  send_problem: z.nullable(applicationErrorDetailsSchema),
  /** The listing on the board, to finish or check by hand; '' where an application elsewhere has no address. */
  job_url: z.string(),
  history: z.array(applicationEventSchema),
  /** Whether all that the listing required was followed; null where it required nothing, or nobody kept it. */
  followed: z.nullable(z.boolean()),
  /** Of what its seeker may change of it. */
  version: z.string(),
})
export type Application = z.output<typeof applicationSchema>

/** An application with the frozen copy of what it was sent with. */
export const sentApplicationSchema = z.object({
  ...applicationSchema.shape,
  sent_job: sentJobSchema,
  /** Null, like the resume, when the board had another application for the job already, and took none of ours. */
  sent_letter: z.nullable(sentLetterSchema),
  /** Null when none was chosen, or when it was sent before resumes were noted. */
  sent_resume: z.nullable(sentResumeSchema),
  /** What the listing asked for then, and what was done about it; null when it was sent before that was kept. */
  asked: z.nullable(z.array(askedSchema)),
})
export type SentApplication = z.output<typeof sentApplicationSchema>

/** A day or an exact time; kept in UTC. An empty text clears it. */
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

/** Of the note that a seeker keeps with an application. */
export const MOST_NOTE_CHARACTERS = 5000

export const notesField = z
  .string()
  .check(z.maxLength(MOST_NOTE_CHARACTERS, { error: 'Please use at most 5,000 characters' }), plainText)

const wrongStatus = { error: applicationSays.statusUnknown }

/** What is left out stays as it is; one of them is there. */
export const updateStatusSchema = z
  .object({
    status: z.optional(z.enum(applicationStatuses, wrongStatus)),
    notes: z.optional(notesField),
    /** Moves the interview that `interview_date` is of, or adds the first one. */
    interview_date: dateField,
    offer_date: dateField,
  })
  .check(z.refine((update) => Object.keys(update).length > 0, { path: ['status'], ...wrongStatus }))

export const DEFAULT_APPLY_POINTS = 1
/** The most that one application may be given, so that a slip of the finger does not empty an account. */
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
  /** How many of the board's apply points may be spent on it; never more are. */
  points: z.optional(applyPointsField),
  /** What the seeker says of the listing's orders; what the letter shows is worked out here. */
  asked: saidOfOrdersField,
})

export const apply = endpoint({
  method: 'POST',
  path: '/job-applications/apply/',
  access: 'subscriber',
  summary: 'Send an application through the seeker’s board account',
  body: applySchema,
  // The letter is what goes out: one of another version goes nowhere.
  versioned: coverLetterSchema,
  answers: {
    200: z.object({
      message: z.string(),
      application: applicationSchema,
      /** Absent from answers that were kept before it was. */
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
      /** Null where the board's form does not say. */
      apply_points: z.nullable(z.number()),
      /** The board has an application of this seeker for the job already. */
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
