import * as z from 'zod/mini'
import { MOST_ORDERS, orderSchema } from '../jobs/orders.ts'
import { addressField, profileTexts } from '../profile/profile-fields.ts'
import * as applicationSays from '../says/applications.ts'
import { fill } from '../says/fill.ts'
import * as jobSays from '../says/jobs.ts'
import * as siteSays from '../says/site.ts'
import { isVisible } from '../text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { oneLine, plainText } from '../wire/text-fields.ts'
import { idParams, listOf, timeSchema, wholeNumber } from '../wire/wire.ts'
import { keptSentencesField, letterOrigins, letterSentenceSchema, letterSources } from './letter-sentences.ts'

export const coverLetterTexts = {
  required: 'Please provide a cover letter for your application.',
  resumeUnknown: profileTexts.resumeUnknown,
} as const

export const MAX_COVER_LETTER = 10_000

/** What is sent of a resume: the board takes no file, so a link to one elsewhere, or nothing. */
export function resumeLine(resumeUrl: string): string {
  return resumeUrl === '' ? '' : `My resume: ${resumeUrl}`
}

/** The message that the board gets, to the letter. The preview shows this, and nothing else is sent. */
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
    z.maxLength(MAX_COVER_LETTER, { error: fill(siteSays.long, { most: MAX_COVER_LETTER }) }),
  )
const subjectField = z
  .string()
  .check(z.trim(), z.maxLength(200, { error: 'Please use at most 200 characters' }), oneLine)

export const createCoverLetterSchema = z.object({
  job_post_id: z.number({ error: jobSays.whichJob }).check(z.int(), z.positive()),
  /** One of the seeker's own: it is noted with the application. The board takes no file. */
  resume_id: z.optional(z.nullable(z.number().check(z.int(), z.positive()))),
  /** The link to a resume elsewhere, which is sent below the letter; left empty nothing is. */
  resume_url: z.optional(addressField(profileTexts.resumeUrl)),
  content: letterField,
  /** Left empty it becomes 'Application for {title}'. One line: it travels as a mail subject. */
  subject: z.optional(subjectField),
  /** The instructions that steered a generated letter. */
  custom_prompt: z.optional(z.nullable(z.string().check(z.maxLength(2000), plainText))),
  /** What the letter is, as its seeker's browser knows it; it is shown to nobody else. */
  source: z.optional(z.enum(letterOrigins, { error: applicationSays.sourceUnknown })),
  /** What the sentences of a generated letter rest on. Those that do not stand in it word for word are left out. */
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
  /** Null where nobody said. */
  source: z.nullable(z.enum(letterOrigins)),
  /** Of its words, and of the resume that goes along. */
  version: z.string(),
})
export type CoverLetter = z.output<typeof coverLetterSchema>

/**
 * Why it is the template: there is no writer, it sent no usable letter, its letter claimed what nothing shows, or the
 * job wants nothing written by AI.
 */
export const templateReasons = ['no-writer', 'no-answer', 'unfounded', 'no-ai'] as const

/**
 * What its seeker is to know of a generated letter: their instructions are not in it, their profile says nothing yet, or
 * it leaves out something the job asks for, because only they can say it.
 */
export const letterNotes = ['instructions-unused', 'profile-empty', 'orders-left'] as const

/** In characters: a subject or phrase that was typed, and an answer. */
export const MAX_ORDER_WORDS = 200
export const MAX_ORDER_ANSWER = 1000
const typedAnswer = z.object({
  /** Its place among the order's questions, or among the facts that it asks for. */
  at: z.number().check(z.int(), z.gte(0)),
  text: z.string().check(z.trim(), z.maxLength(MAX_ORDER_ANSWER), plainText),
})

/** An order that a letter is to follow, by kind and place; what the seeker typed for it stands as it was typed. */
const orderToFollowSchema = z.extend(z.pick(orderSchema, { kind: true, start: true }), {
  /** In the place of the subject or phrase that was read. */
  words: z.optional(z.string().check(z.trim(), z.maxLength(MAX_ORDER_WORDS), oneLine)),
  answers: z.optional(z.array(typedAnswer).check(z.maxLength(100))),
})
export type OrderToFollow = z.output<typeof orderToFollowSchema>

export const generateCoverLetterSchema = z.object({
  job_id: z.number({ error: jobSays.whichJob }).check(z.int(), z.positive()),
  /** One of the seeker's resumes; without it the letter rests on the profile. */
  resume_id: z.optional(z.nullable(z.number().check(z.int(), z.positive()))),
  /** How the letter should be, and what it should bring up; left out, it is what the seeker's AI instructions say. */
  custom_prompt: z.optional(z.nullable(z.string().check(z.maxLength(2000), plainText))),
  /**
   * The job's orders that the seeker confirmed; their words are the server's own, or the seeker's. Left out, those that
   * a letter usually follows.
   */
  orders: z.optional(z.array(orderToFollowSchema).check(z.maxLength(MOST_ORDERS))),
})

export const generatedLetterSchema = z.object({
  content: z.string(),
  source: z.enum(letterSources),
  /** Only with the template. */
  reason: z.optional(z.enum(templateReasons)),
  sentences: z.array(letterSentenceSchema),
  /** The subject that the job asks for, or the usual one where its title is decorated. */
  subject: z.optional(z.string()),
  notes: z.optional(z.array(z.enum(letterNotes))),
})
export type GeneratedLetter = z.output<typeof generatedLetterSchema>

/** While a letter is written: the next sentence, which has passed the check, or word that all before is taken back. */
export const letterProgressSchema = z.union([
  z.object({ sentence: letterSentenceSchema }),
  z.object({ again: z.literal(true) }),
])
export type LetterProgress = z.output<typeof letterProgressSchema>

/** A kept letter as a list shows it. */
export const letterSummarySchema = z.object({
  id: z.number(),
  job_post_id: z.number(),
  job_title: z.string(),
  employer_name: z.string(),
  subject: z.string(),
  /** How it begins. */
  excerpt: z.string(),
  created_at: timeSchema,
  updated_at: timeSchema,
  /** Whether an application went with it; what was sent is kept there and changes no more. */
  is_sent: z.boolean(),
  /** When the board took the job down; null while it is listed. */
  job_removed_at: z.nullable(timeSchema),
  /** Null where nobody said, as with those that were kept before it was asked. */
  source: z.nullable(z.enum(letterOrigins)),
})
export type LetterSummary = z.output<typeof letterSummarySchema>
export const keptLetterSchema = z.object({
  ...letterSummarySchema.shape,
  content: z.string(),
  resume_id: z.nullable(z.number()),
  resume_url: z.string(),
  /** Whether there is an application for its job, with this letter or another one. */
  applied: z.boolean(),
  /** Whether that application went with this letter and is not proven: it is being sent, or the board may have it. */
  is_unproven: z.boolean(),
  custom_prompt: z.nullable(z.string()),
  /** The generated ones that still stand in it word for word. */
  sentences: z.array(letterSentenceSchema),
  version: z.string(),
})
export type KeptLetter = z.output<typeof keptLetterSchema>

export const LETTERS_PER_PAGE = 20

export const generateCoverLetter = endpoint({
  method: 'POST',
  path: '/cover-letters/generate/',
  // Of a listing, for applying to it: as those are.
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
  // What is kept tells the listing's title.
  access: 'subscriber',
  summary: 'Keep the letter an application will be sent with',
  body: createCoverLetterSchema,
  // The letter, its sentences and what they rest on.
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
  /** Left empty it becomes 'Application for {title}' again. */
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
