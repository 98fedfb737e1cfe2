import * as z from 'zod/mini'
import * as jobSays from '../says/jobs.ts'
import { endpoint } from '../wire/endpoint.ts'
import { atMost } from '../wire/text-fields.ts'
import { idParams, listOf, timeSchema, wholeNumber } from '../wire/wire.ts'
import { employerOutcomesSchema, employerPastSchema } from './employer-past.ts'
import { jobSchema } from './jobs.ts'

export const EMPLOYERS_PER_PAGE = 20
const MAX_NAME_QUERY = 100

export const employerCardSchema = z.object({
  id: z.number(),
  name: z.string(),
  total_posts: z.number(),
  open_jobs: z.number(),
  newest_posted_at: timeSchema,
})
export type EmployerCard = z.output<typeof employerCardSchema>

export const employerPageSchema = z.object({
  id: z.number(),
  /** Null if the board withholds the name. */
  name: z.nullable(z.string()),
  total_posts: z.number(),
  open_jobs: z.number(),
  /** When we first saw the employer, or when its oldest open job was posted if that is earlier. */
  first_seen_at: timeSchema,
  /** The middle half of monthly pay in the newest thousand open listings (all of it for up to three). */
  pay: z.nullable(
    z.object({
      php_min: z.number(),
      php_max: z.number(),
      usd_min: z.number(),
      usd_max: z.number(),
      listings: z.number(),
    }),
  ),
  /** Up to twelve tags of the newest thousand open listings, most frequent first. */
  skills: z.array(z.object({ id: z.number(), name: z.string(), jobs: z.number() })),
  past: employerPastSchema,
  outcomes: employerOutcomesSchema,
  /** Open listings that the seeker did not hide, newest first. */
  count: z.number(),
  results: z.array(jobSchema),
})
export type EmployerPage = z.input<typeof employerPageSchema>

export const listEmployers = endpoint({
  method: 'GET',
  path: '/employers/',
  access: 'subscriber',
  summary: 'Employers with open listings, those with the most first',
  query: z.object({
    page: z.optional(wholeNumber(jobSays.pageNumber, 10_000)),
    search: z.optional(z.string().check(atMost(MAX_NAME_QUERY))),
  }),
  answers: { 200: listOf(employerCardSchema) },
})

export const getEmployer = endpoint({
  method: 'GET',
  path: '/employers/:id/',
  access: 'subscriber',
  summary: 'One employer with its open listings',
  params: idParams,
  query: z.object({ page: z.optional(wholeNumber(jobSays.pageNumber, 10_000)) }),
  answers: { 200: employerPageSchema },
})
