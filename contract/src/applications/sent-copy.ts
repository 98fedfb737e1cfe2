import * as z from 'zod/mini'
import { letterOrigins } from '../letters/letter-sentences.ts'
import { resumeTypes } from '../profile/resumes.ts'
import { timeSchema } from '../wire/wire.ts'

/** The listing as it was when it was applied to; what it says later changes nothing here. */
export const sentJobSchema = z.object({
  title: z.string(),
  employer_name: z.string(),
  description: z.string(),
  job_type: z.string(),
  salary: z.string(),
  hours_per_week: z.nullable(z.number()),
  /** Where the listing gave a day's hours in place of a week's. */
  hours_per_day: z.nullable(z.number()),
  /** Null, like what else nobody told us is empty, for a job that was never listed here. */
  posted_at: z.nullable(timeSchema),
  tags: z.array(z.string()),
  url: z.string(),
})

/** The letter as it was sent, and the board account it was sent with. */
export const sentLetterSchema = z.object({
  subject: z.string(),
  content: z.string(),
  board_email: z.string(),
  /** Whether it was the seeker's own words, written with AI or the template; null where nobody said. */
  source: z.nullable(z.enum(letterOrigins)),
})

/** The resume that was chosen for an application. */
export const sentResumeSchema = z.object({
  /** As it was then, also once it is deleted; null when only a link was sent. */
  file: z.nullable(
    z.object({
      file_name: z.string(),
      file_type: z.enum(resumeTypes),
      /** In bytes. */
      size: z.number(),
      /** Of its bytes, in hexadecimal. */
      sha256: z.string(),
    }),
  ),
  /** '' when no link was sent. */
  resume_url: z.string(),
  /** What stood below the letter, to the letter; '' when nothing did. The board takes no file. */
  text: z.string(),
})
export type SentResume = z.output<typeof sentResumeSchema>
