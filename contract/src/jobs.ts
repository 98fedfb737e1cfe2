import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { similarityLabels, similaritySources } from './similarity.ts'
import { idParams, listOf, timeSchema } from './wire.ts'

/** Listings on a page; the server caps what a caller may ask for. */
export const JOBS_PER_PAGE = 10
export const MAX_JOBS_PER_PAGE = 100
/** Counts are exact up to here; beyond it the browser writes '1,000+' unless the count is known at no cost. */
export const COUNT_CAP = 1000

/** A listing's own type. 'any' is the board's word for an employer who takes either. */
export const jobTypes = ['full-time', 'part-time', 'contract', 'gig', 'any'] as const
/** What a seeker can filter by; 'any' is no filter. */
export const jobTypeFilters = ['any', 'full-time', 'part-time', 'contract', 'gig'] as const
/** US dollars a month. */
export const salaryRanges = ['0-500', '500-1000', '1000-2000', '2000-5000', '5000+'] as const
export const datesPosted = ['any', 'today', '3days', 'week', 'month'] as const
export const sortOrders = ['relevance', 'date', 'salary'] as const

export const jobTypeLabels: Readonly<Record<(typeof jobTypes)[number], string>> = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contract',
  gig: 'Gig',
  any: 'Any',
}

export const tagSchema = z.object({ id: z.number(), name: z.string() })
export type Tag = z.output<typeof tagSchema>

/** Our reading of the pay text: a month in pesos and in dollars, always an estimate, never instead of the text. */
export const payEstimateSchema = z.object({
  php_min: z.nullable(z.number()),
  php_max: z.nullable(z.number()),
  usd_min: z.nullable(z.number()),
  usd_max: z.nullable(z.number()),
  /** The day of the exchange rate used, YYYY-MM-DD. */
  rate_date: z.string(),
  /** What we had to assume, as codes the browser has words for. */
  assumptions: z.array(z.string()),
})
export type PayEstimate = z.output<typeof payEstimateSchema>

export const employerSchema = z.object({ id: z.number(), name: z.string(), total_posts: z.number() })

export const jobSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** Null where the board does not name the employer. */
  employer: z.nullable(employerSchema),
  description: z.string(),
  job_type: z.enum(jobTypes),
  /** As the board wrote it; may be empty. */
  salary: z.string(),
  pay: z.nullable(payEstimateSchema),
  hours_per_week: z.nullable(z.number()),
  date_posted: timeSchema,
  tags: z.array(tagSchema),
  applied: z.boolean(),
  saved: z.boolean(),
  /** The listing's page on the board it came from. */
  url: z.string(),
  /** When the board took the listing down; null while it is open. */
  removed_at: z.nullable(timeSchema),
})
export type Job = z.output<typeof jobSchema>

/** A listing found for another one, with how alike they are. */
export const similarJobSchema = z.extend(jobSchema, {
  similarityScore: z.number(),
  similarityLabel: z.enum(similarityLabels),
  similaritySource: z.enum(similaritySources),
})
export type SimilarJob = z.output<typeof similarJobSchema>

/** Listings as rows of a list: descriptions are cut on the server to a little more than a card can show. */
export const jobListSchema = z.object({
  count: z.number(),
  /** False when there are more than the counted ones. */
  count_exact: z.boolean(),
  results: z.array(jobSchema),
})
export type JobList = z.output<typeof jobListSchema>

const MAX_QUERY = 200
const MAX_TAGS = 20
/** Beyond this page no list of ours goes; a larger number is a mistake worth naming. */
const MAX_PAGE = 100_000

const wholeNumber = (text: string, max: number) =>
  z
    .string()
    .check(z.regex(/^\d{1,9}$/, { error: text, abort: true }))
    .check(z.refine((value) => Number(value) >= 1 && Number(value) <= max, { error: text }))

/** Ids or name:{encoded name}, separated by commas; both mean the tag. */
const tagsField = z.string().check(
  z.maxLength(1000, { error: 'Too many tags', abort: true }),
  z.refine(
    (value) =>
      value === '' ||
      (value.split(',').length <= MAX_TAGS &&
        value.split(',').every((part) => /^-?\d{1,9}$/.test(part) || /^name:.{1,100}$/u.test(part))),
    { error: 'Tags are numbers or name:{name}, separated by commas' },
  ),
)

export const jobSearchQuerySchema = z.object({
  page: z.optional(wholeNumber('Page must be a whole number from 1', MAX_PAGE)),
  per_page: z.optional(wholeNumber('Per page must be a whole number from 1', 1_000_000)),
  sort_by: z.optional(z.enum(sortOrders, { error: 'Sort by relevance, date or salary' })),
  search: z.optional(
    z.string().check(z.maxLength(MAX_QUERY, { error: `Please search with at most ${MAX_QUERY} characters` })),
  ),
  q: z.optional(
    z.string().check(z.maxLength(MAX_QUERY, { error: `Please search with at most ${MAX_QUERY} characters` })),
  ),
  job_type: z.optional(
    z.enum(jobTypeFilters, { error: 'Job type must be any, full-time, part-time, contract or gig' }),
  ),
  salary_range: z.optional(
    z.enum(['any', ...salaryRanges], {
      error: 'Salary range must be 0-500, 500-1000, 1000-2000, 2000-5000 or 5000+',
    }),
  ),
  date_posted: z.optional(
    z.enum(datesPosted, { error: 'Date posted must be any, today, 3days, week or month' }),
  ),
  tags: z.optional(tagsField),
})

export type JobSearchQuery = z.output<typeof jobSearchQuerySchema>

export const searchJobs = endpoint({
  method: 'GET',
  path: '/jobs/search/',
  access: 'subscriber',
  summary: 'Search listings by words, type, pay, date and tags',
  query: jobSearchQuerySchema,
  answers: { 200: jobListSchema },
  problems: ['premium-feature', 'search-limit'],
})

export const listJobs = endpoint({
  method: 'GET',
  path: '/jobs/',
  access: 'subscriber',
  summary: 'The plain list, newest first; what the browser falls back to when search fails',
  query: jobSearchQuerySchema,
  answers: { 200: jobListSchema },
  problems: ['premium-feature', 'search-limit'],
})

export const getJob = endpoint({
  method: 'GET',
  path: '/jobs/:id/',
  access: 'subscriber',
  summary: 'One listing',
  params: idParams,
  answers: { 200: jobSchema },
})

export const listSimilarJobs = endpoint({
  method: 'GET',
  path: '/jobs/:id/similar/',
  access: 'subscriber',
  summary: 'Listings like this one, most alike first',
  params: idParams,
  answers: { 200: listOf(similarJobSchema) },
})

export const listPopularTags = endpoint({
  method: 'GET',
  path: '/tags/popular/',
  access: 'user',
  summary: 'The tags most listings carry now',
  answers: { 200: listOf(tagSchema) },
})
