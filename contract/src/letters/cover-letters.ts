import * as z from 'zod/mini'
import { MOST_ORDERS, orderSchema } from '../jobs/orders.ts'
import { addressField, profileTexts } from '../profile/profile-fields.ts'
import * as applicationSays from '../says/applications.ts'
import * as jobSays from '../says/jobs.ts'
import { isVisible } from '../text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { atMost, oneLine, plainText } from '../wire/text-fields.ts'
import { idParams, listOf, timeSchema, wholeNumber } from '../wire/wire.ts'
import { keptSentencesField, letterOrigins, letterSentenceSchema, letterSources } from './letter-sentences.ts'

export const coverLetterTexts = {
  required: 'Please provide a cover letter for your application.',
  resumeUnknown: profileTexts.resumeUnknown,
} as const

export const MAX_COVER_LETTER = 10_000

/** The board takes no file, only a link. */
export function resumeLine(resumeUrl: string): string {
  return resumeUrl === '' ? '' : `My resume: ${resumeUrl}`
}

/** Exactly what the board gets and the preview shows. */
export function messageToBoard(content: string, line: string): string {
  return line === '' ? content : `${content}\n\n${line}`
}

const letterField = z
  .string({ error: coverLetterTexts.required })
  .check(
    z.trim(),
    z.minLength(1, { error: coverLetterTexts.required, abort: true }),
    z.refine(isVisible, { error: coverLetterTexts.required, abort: true }),
    plainText,
    atMost(MAX_COVER_LETTER),
  )
const subjectField = z
  .string()
  .check(z.trim(), z.maxLength(200, { error: 'Please use at most 200 characters' }), oneLine)

export const createCoverLetterSchema = z.object({
  job_post_id: z.number({ error: jobSays.whichJob }).check(z.int(), z.positive()),
  /** Recorded with the application; the board takes no file. */
  resume_id: z.optional(z.nullable(z.number().check(z.int(), z.positive()))),
  /** Sent below the letter, if not empty. */
  resume_url: z.optional(addressField(profileTexts.resumeUrl)),
  content: letterField,
  /** Empty becomes 'Application for {title}'. One line, as a mail subject. */
  subject: z.optional(subjectField),
  /** The instructions for a generated letter. */
  custom_prompt: z.optional(z.nullable(z.string().check(z.maxLength(2000), plainText))),
  /** Shown only to its seeker. */
  source: z.optional(z.enum(letterOrigins, { error: applicationSays.sourceUnknown })),
  /** The sources of a generated letter. Sentences no longer in it word for word are dropped. */
  sentences: z.optional(keptSentencesField),
})

export const coverLetterSchema = z.object({
  id: z.number(),
  job_post_id: z.number(),
  resume_id: z.nullable(z.number()),
  resume_url: z.string(),
  content: z.string(),
  subject: z.string(),
  custom_prompt: z.nullable(z.string()),
  /** Null if not recorded. */
  source: z.nullable(z.enum(letterOrigins)),
  /** Covers the words and the resume. */
  version: z.string(),
})
export type CoverLetter = z.output<typeof coverLetterSchema>

/** No writer, no usable letter from it, unfounded claims, or a job that wants nothing written by AI. */
export const templateReasons = ['no-writer', 'no-answer', 'unfounded', 'no-ai'] as const

/** The instructions are not in it, the profile is empty, or requests that only the seeker can answer are left out. */
export const letterNotes = ['instructions-unused', 'profile-empty', 'orders-left'] as const

/** In characters; a typed subject or phrase, and an answer. */
export const MAX_ORDER_WORDS = 200
export const MAX_ORDER_ANSWER = 1000
const typedAnswer = z.object({
  /** The question or fact it was typed for, in the listing's words; it goes under no other. */
  question: z.string().check(z.maxLength(5000)),
  text: z.string().check(z.trim(), z.maxLength(MAX_ORDER_ANSWER), plainText),
})

const orderToFollowSchema = z.extend(z.pick(orderSchema, { kind: true, start: true }), {
  /** Of the words that the seeker saw; else `kind` and `start` identify the order. */
  version: z.optional(z.string().check(z.maxLength(40))),
  /** Replaces the subject or phrase that was found in the listing. */
  words: z.optional(z.string().check(z.trim(), z.maxLength(MAX_ORDER_WORDS), oneLine)),
  answers: z.optional(z.array(typedAnswer).check(z.maxLength(100))),
})
export type OrderToFollow = z.output<typeof orderToFollowSchema>

export const generateCoverLetterSchema = z.object({
  job_id: z.number({ error: jobSays.whichJob }).check(z.int(), z.positive()),
  /** Without it the letter uses the profile. */
  resume_id: z.optional(z.nullable(z.number().check(z.int(), z.positive()))),
  /** Defaults to the seeker's AI instructions. */
  custom_prompt: z.optional(z.nullable(z.string().check(z.maxLength(2000), plainText))),
  /** Orders that the seeker confirmed, in the server's words or the seeker's. Omitted: those usually followed. */
  orders: z.optional(z.array(orderToFollowSchema).check(z.maxLength(MOST_ORDERS))),
})

export const generatedLetterSchema = z.object({
  content: z.string(),
  source: z.enum(letterSources),
  /** Only with the template. */
  reason: z.optional(z.enum(templateReasons)),
  sentences: z.array(letterSentenceSchema),
  /** As the job asks, or the usual one if its title is decorated. */
  subject: z.optional(z.string()),
  notes: z.optional(z.array(z.enum(letterNotes))),
})
export type GeneratedLetter = z.output<typeof generatedLetterSchema>

/** `again` takes all earlier sentences back. */
export const letterProgressSchema = z.union([
  z.object({ sentence: letterSentenceSchema }),
  z.object({ again: z.literal(true) }),
])
export type LetterProgress = z.output<typeof letterProgressSchema>

export const letterSummarySchema = z.object({
  id: z.number(),
  job_post_id: z.number(),
  job_title: z.string(),
  employer_name: z.string(),
  subject: z.string(),
  excerpt: z.string(),
  created_at: timeSchema,
  updated_at: timeSchema,
  /** The application keeps its own copy. */
  is_sent: z.boolean(),
  /** Null while the job is listed. */
  job_removed_at: z.nullable(timeSchema),
  /** Null if not recorded. */
  source: z.nullable(z.enum(letterOrigins)),
})
export type LetterSummary = z.output<typeof letterSummarySchema>
export const keptLetterSchema = z.object({
  ...letterSummarySchema.shape,
  content: z.string(),
  resume_id: z.nullable(z.number()),
  resume_url: z.string(),
  /** With this letter or another. */
  applied: z.boolean(),
  /** An application with this letter is being sent, or its outcome is uncertain. */
  is_unproven: z.boolean(),
  custom_prompt: z.nullable(z.string()),
  /** Those that the letter still has word for word. */
  sentences: z.array(letterSentenceSchema),
  version: z.string(),
})
export type KeptLetter = z.output<typeof keptLetterSchema>

export const LETTERS_PER_PAGE = 20

export const generateCoverLetter = endpoint({
  method: 'POST',
  path: '/cover-letters/generate/',
  // Access as for its listing.
  access: 'subscriber',
  summary:
    'A letter for a job: written where somebody is there to write, otherwise the template. It is kept nowhere',
  body: generateCoverLetterSchema,
  progress: letterProgressSchema,
  answers: { 200: generatedLetterSchema },
  problems: ['too-many'],
})

export const createCoverLetter = endpoint({
  method: 'POST',
  path: '/cover-letters/',
  // The answer reveals the listing's title.
  access: 'subscriber',
  summary: 'Keep the letter an application will be sent with',
  body: createCoverLetterSchema,
  // The letter, its sentences and their sources.
  bodyBytes: 256 * 1024,
  answers: { 201: coverLetterSchema },
  versioned: coverLetterSchema,
})

export const listCoverLetters = endpoint({
  method: 'GET',
  path: '/cover-letters/',
  access: 'user',
  summary: 'The letters this seeker kept, last changed first, a page at a time',
  query: z.object({ page: z.optional(wholeNumber(jobSays.pageRange, 10_000)) }),
  answers: { 200: listOf(letterSummarySchema) },
})

export const readCoverLetter = endpoint({
  method: 'GET',
  path: '/cover-letters/:id/',
  access: 'user',
  summary: 'One letter',
  params: idParams,
  answers: { 200: keptLetterSchema },
  versioned: keptLetterSchema,
})

export const updateCoverLetterSchema = z.object({
  content: letterField,
  /** Empty becomes 'Application for {title}' again. */
  subject: z.optional(subjectField),
})

export const updateCoverLetter = endpoint({
  method: 'PATCH',
  path: '/cover-letters/:id/',
  access: 'user',
  summary: 'Change a letter; an application that went with it keeps what was sent',
  params: idParams,
  body: updateCoverLetterSchema,
  answers: { 200: keptLetterSchema },
  versioned: keptLetterSchema,
  problems: ['changed-elsewhere'],
})

export const removeCoverLetter = endpoint({
  method: 'DELETE',
  path: '/cover-letters/:id/',
  access: 'user',
  summary: 'Delete a letter; an application that went with it keeps what was sent',
  params: idParams,
  answers: { 204: null },
})
