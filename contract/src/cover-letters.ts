import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { addressField, profileTexts } from './profile-fields.ts'
import { isVisible } from './text.ts'
import { oneLine, plainText } from './text-fields.ts'

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

export const createCoverLetterSchema = z.object({
  job_post_id: z.number({ error: 'Choose a job' }).check(z.int(), z.positive()),
  /** One of the seeker's own: it is noted with the application. The board takes no file. */
  resume_id: z.optional(z.nullable(z.number().check(z.int(), z.positive()))),
  /** The link to a resume elsewhere, which is sent below the letter; left empty nothing is. */
  resume_url: z.optional(addressField(profileTexts.resumeUrl)),
  content: z
    .string({ error: coverLetterTexts.required })
    .check(
      z.trim(),
      z.minLength(1, { error: coverLetterTexts.required, abort: true }),
      z.refine(isVisible, { error: coverLetterTexts.required, abort: true }),
      plainText,
      z.maxLength(MAX_COVER_LETTER, { error: `Please use at most ${MAX_COVER_LETTER} characters` }),
    ),
  /** Left empty it becomes 'Application for {title}'. One line: it travels as a mail subject. */
  subject: z.optional(
    z.string().check(z.trim(), z.maxLength(200, { error: 'Please use at most 200 characters' }), oneLine),
  ),
  custom_prompt: z.optional(z.nullable(z.string().check(z.maxLength(2000), plainText))),
})

export const coverLetterSchema = z.object({
  id: z.number(),
  job_post_id: z.number(),
  resume_id: z.nullable(z.number()),
  resume_url: z.string(),
  content: z.string(),
  subject: z.string(),
  custom_prompt: z.nullable(z.string()),
})
export type CoverLetter = z.output<typeof coverLetterSchema>

/** Whether a letter was written for this seeker and job, or is the template filled in. */
export const letterSources = ['written', 'template'] as const
/** Why it is the template: nobody is there to write, no usable letter came, or what came claimed what nothing shows. */
export const templateReasons = ['no-writer', 'no-answer', 'unfounded'] as const

export const generateCoverLetterSchema = z.object({
  job_id: z.number({ error: 'Choose a job' }).check(z.int(), z.positive()),
  /** One of the seeker's resumes; without it the letter rests on the profile. */
  resume_id: z.optional(z.nullable(z.number().check(z.int(), z.positive()))),
  /** How the letter should be, and what it should bring up. */
  custom_prompt: z.optional(z.nullable(z.string().check(z.maxLength(2000), plainText))),
})

export const generatedLetterSchema = z.object({
  content: z.string(),
  source: z.enum(letterSources),
  /** Only with the template. */
  reason: z.optional(z.enum(templateReasons)),
})
export type GeneratedLetter = z.output<typeof generatedLetterSchema>

export const generateCoverLetter = endpoint({
  method: 'POST',
  path: '/cover-letters/generate/',
  access: 'user',
  summary:
    'A letter for a job: written where somebody is there to write, otherwise the template. It is kept nowhere',
  body: generateCoverLetterSchema,
  answers: { 200: generatedLetterSchema },
  problems: ['too-many'],
})

export const createCoverLetter = endpoint({
  method: 'POST',
  path: '/cover-letters/',
  access: 'user',
  summary: 'Keep the letter an application will be sent with',
  body: createCoverLetterSchema,
  answers: { 201: coverLetterSchema },
})
