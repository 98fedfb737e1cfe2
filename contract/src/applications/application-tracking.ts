import * as z from 'zod/mini'
import * as applicationSays from '../says/applications.ts'
import * as jobSays from '../says/jobs.ts'
import { isVisible } from '../text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { oneLine, plainText, shortLine } from '../wire/text-fields.ts'
import { idParam, idParams } from '../wire/wire.ts'
import { applicationSchema, applicationStatuses, dateField, notesField } from './applications.ts'
import { saidOfOrdersField } from './asked.ts'

export const trackingTexts = {
  titleRequired: 'Please enter the job title',
  wrongUrl: 'Please enter a web address that starts with http:// or https://',
  inFuture: 'Please enter a date that isn’t in the future',
  inPast: 'Please enter a day from today on',
  notYours: 'You can change only what you added yourself',
  tooManyInterviews: 'An application can have at most 20 interviews',
  addedBefore: 'You added this before with other words. Change that one.',
  addedAndDeleted: 'You added this and then deleted it. If you want it back, please add it again.',
  tooManyAdded: 'You’ve added a lot today. Please try again tomorrow.',
  tooManyKept: 'You have 5,000 applications, the most you can keep. Delete some you added by hand first.',
  sentFromHere: 'You applied through Hanap, so this stays. You can delete only the ones you added by hand.',
} as const

export const MOST_INTERVIEWS = 20
/** Per seeker in 24 hours, added by hand. */
export const MOST_ADDED_A_DAY = 50
/** Per seeker, with those sent from here. Beyond it none can be added by hand. */
export const MOST_KEPT = 5000

const titleField = shortLine(200).check(z.refine(isVisible, { error: trackingTexts.titleRequired }))
const employerField = shortLine(200)
/** Shown as a link: only web pages, and no password in the address. */
const urlField = z.string().check(
  z.trim(),
  z.maxLength(2000, { error: 'Please use at most 2000 characters' }),
  // URL parsing silently drops line breaks.
  oneLine,
  z.refine(
    (text) => {
      if (text === '') return true
      const url = URL.canParse(text) ? new URL(text) : null
      if (url === null || !['http:', 'https:'].includes(url.protocol)) return false
      return url.username === '' && url.password === ''
    },
    { error: trackingTexts.wrongUrl },
  ),
)

export const addApplicationSchema = z.object({
  /** A listed job, applied to by hand: the next three fields are then ignored. Listings are for subscribers. */
  job_post_id: z.optional(z.nullable(z.number({ error: jobSays.whichJob }).check(z.int(), z.positive()))),
  job_title: z.optional(titleField),
  employer_name: z.optional(employerField),
  job_url: z.optional(urlField),
  /** Defaults to now. */
  applied_date: dateField,
  status: z.optional(z.enum(applicationStatuses, { error: applicationSays.statusUnknown })),
  notes: z.optional(notesField),
  asked: saidOfOrdersField,
})

export const addApplication = endpoint({
  method: 'POST',
  path: '/job-applications/',
  access: 'user',
  summary:
    'Track an application made elsewhere. For a listed job whose sending failed or is not known, it is the seeker’s word that it was sent by hand',
  body: addApplicationSchema,
  answers: { 201: applicationSchema },
  problems: [
    'already-applied',
    'subscription-required',
    'conflict',
    'too-many',
    'in-progress',
    'idempotency-mismatch',
  ],
  idempotent: true,
})

export const updateApplicationSchema = z.object({
  job_title: z.optional(titleField),
  employer_name: z.optional(employerField),
  job_url: z.optional(urlField),
  applied_date: dateField,
  notes: z.optional(notesField),
  /** A day means 9 AM in Manila. An empty text removes the reminder. */
  follow_up_date: dateField,
})

export const updateApplication = endpoint({
  method: 'PATCH',
  path: '/job-applications/:id/',
  access: 'user',
  summary: 'Change notes and reminder; the facts too of an application that was added by hand',
  params: idParams,
  body: updateApplicationSchema,
  answers: { 200: applicationSchema },
  versioned: applicationSchema,
  problems: ['changed-elsewhere'],
})

export const removeApplication = endpoint({
  method: 'DELETE',
  path: '/job-applications/:id/',
  access: 'user',
  summary: 'Delete an application that was added by hand; one that was sent from here stays',
  params: idParams,
  answers: { 204: null },
  problems: ['conflict'],
})

export const interviewFieldsSchema = z.object({
  /** Empty while no time is fixed. */
  starts_at: dateField,
  label: z.optional(shortLine(100)),
  place: z.optional(shortLine(500)),
  notes: z.optional(
    z.string().check(z.maxLength(2000, { error: 'Please use at most 2,000 characters' }), plainText),
  ),
})
const interviewParams = z.object({ id: idParam, interview_id: idParam })

export const addInterview = endpoint({
  method: 'POST',
  path: '/job-applications/:id/interviews/',
  access: 'user',
  summary: 'Add a round of interviews',
  params: idParams,
  body: interviewFieldsSchema,
  answers: { 201: applicationSchema },
  versioned: applicationSchema,
  problems: ['changed-elsewhere', 'in-progress', 'idempotency-mismatch'],
  idempotent: true,
})

export const updateInterview = endpoint({
  method: 'PATCH',
  path: '/job-applications/:id/interviews/:interview_id/',
  access: 'user',
  summary: 'Change a round; what is left out stays',
  params: interviewParams,
  body: interviewFieldsSchema,
  answers: { 200: applicationSchema },
  versioned: applicationSchema,
  problems: ['changed-elsewhere'],
})

export const removeInterview = endpoint({
  method: 'DELETE',
  path: '/job-applications/:id/interviews/:interview_id/',
  access: 'user',
  summary: 'Take a round away',
  params: interviewParams,
  answers: { 200: applicationSchema },
  versioned: applicationSchema,
  problems: ['changed-elsewhere'],
})

export const exportApplications = endpoint({
  method: 'GET',
  path: '/job-applications/export/',
  access: 'user',
  summary: 'All applications as a CSV file that a spreadsheet opens without running anything',
  answers: { 200: 'file' },
})
