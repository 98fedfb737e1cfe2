import * as z from 'zod/mini'
import { letterOrigins } from '../letters/letter-sentences.ts'
import { resumeTypes } from '../profile/resumes.ts'
import { timeSchema } from '../wire/wire.ts'

/** A frozen copy; later changes of the listing do not alter it. */
export const sentJobSchema = z.object({
  title: z.string(),
  employer_name: z.string(),
  description: z.string(),
  job_type: z.string(),
  salary: z.string(),
  hours_per_week: z.nullable(z.number()),
  /** Set if the listing gave hours per day, not per week. */
  hours_per_day: z.nullable(z.number()),
  /** Null for a job never listed here; its other unknown fields are empty. */
  posted_at: z.nullable(timeSchema),
  tags: z.array(z.string()),
  url: z.string(),
})

/** Includes the board account used. */
export const sentLetterSchema = z.object({
  subject: z.string(),
  content: z.string(),
  board_email: z.string(),
  /** Null if not recorded. */
  source: z.nullable(z.enum(letterOrigins)),
})

export const sentResumeSchema = z.object({
  /** Outlives the file's deletion; null if only a link was sent. */
  file: z.nullable(
    z.object({
      file_name: z.string(),
      file_type: z.enum(resumeTypes),
      /** In bytes. */
      size: z.number(),
      /** In hexadecimal. */
      sha256: z.string(),
    }),
  ),
  /** '' when no link was sent. */
  resume_url: z.string(),
  /** Below the letter; '' if none. */
  text: z.string(),
})
export type SentResume = z.output<typeof sentResumeSchema>
