import * as z from 'zod/mini'
import { sendStates } from '../applications/send-states.ts'
import { fill } from '../says/fill.ts'
import * as jobSays from '../says/jobs.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, listOf, timeSchema, wholeNumber } from '../wire/wire.ts'
import { listingFacts } from './listing-facts.ts'
import { asksSchema } from './orders.ts'
import { similarityLabels, similaritySources } from './similarity.ts'
import { staleSchema } from './stale.ts'
import { EMPLOYER_NOT_SHOWN } from './unnamed-employer.ts'

export const JOBS_PER_PAGE = 10
export const MAX_JOBS_PER_PAGE = 100

/** A deeper page would cost more than a search. */
export const DEEPEST_RESULT = 10_000

/** 'any' is the board's word for an employer who takes either. */
export const jobTypes = ['full-time', 'part-time', 'contract', 'gig', 'any'] as const
/** Here 'any' is no filter. */
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

/**
 * Night is at least three hours between 10 PM and 6 AM in Manila, or half of a shorter shift. Mixed reaches into the
 * night, or is night in part or by preference.
 */
export const workHours = ['day', 'night', 'mixed', 'flexible', 'not-stated'] as const
/** Pesos a month. */
export const minimumPays = ['20000', '30000', '40000', '60000', '80000', '100000'] as const

/** On the Manila clock. */
export const workHoursSchema = z.object({
  kind: z.enum(workHours),
  /** 0 to 1439; may cross midnight. Null without clock times. */
  start_minute: z.nullable(z.number()),
  end_minute: z.nullable(z.number()),
})
export type WorkHours = z.output<typeof workHoursSchema>

/** Null if not stated. */
export const manilaSchema = z.object({ hours: z.nullable(z.enum(['day', 'night', 'mixed', 'flexible'])) })

export const tagSchema = z.object({ id: z.number(), name: z.string() })
export type Tag = z.output<typeof tagSchema>

/** Our estimate of monthly pay; never replaces the pay text. */
export const payEstimateSchema = z.object({
  php_min: z.nullable(z.number()),
  php_max: z.nullable(z.number()),
  usd_min: z.nullable(z.number()),
  usd_max: z.nullable(z.number()),
  /** The employer's currency; the other's figures are our conversion. */
  stated_in: z.optional(z.enum(['PHP', 'USD'])),
  /** The day of the exchange rate used, YYYY-MM-DD. */
  rate_date: z.string(),
  /** Codes that the browser has words for. */
  assumptions: z.array(z.string()),
})
export type PayEstimate = z.output<typeof payEstimateSchema>

export const employerSchema = z.object({ id: z.number(), name: z.string(), total_posts: z.number() })

/** Never null on the wire, so that reading `.name` cannot throw. */
const toldEmployerSchema = z.pipe(
  z.transform((employer: z.output<typeof employerSchema> | null) => employer ?? EMPLOYER_NOT_SHOWN),
  z.union([employerSchema, z.literal(EMPLOYER_NOT_SHOWN)]),
)

export const jobSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** Null only within our programs, if the board does not name the employer. */
  employer: toldEmployerSchema,
  employer_shown: z.boolean(),
  description: z.string(),
  job_type: z.enum(jobTypes),
  /** As the board wrote it; may be empty. */
  salary: z.string(),
  pay: z.nullable(payEstimateSchema),
  hours_per_week: z.nullable(z.number()),
  /** Set if the listing gave hours per day, not per week. */
  hours_per_day: z.nullable(z.number()),
  work_hours: workHoursSchema,
  /** The kind of `work_hours`. */
  manila: manilaSchema,
  asks: asksSchema,
  stale: z.nullable(staleSchema),
  date_posted: timeSchema,
  tags: z.array(tagSchema),
  /** Whether this seeker has an application that has not failed. */
  applied: z.boolean(),
  /** The id of that application, or of a failed one. */
  application_id: z.nullable(z.number()),
  send_state: z.nullable(z.enum(sendStates)),
  saved: z.boolean(),
  /** The listing's page on the board. */
  url: z.string(),
  /** Null while open. */
  removed_at: z.nullable(timeSchema),
})
export type Job = z.input<typeof jobSchema>

export const similarJobSchema = z.extend(jobSchema, {
  similarityScore: z.number(),
  similarityLabel: z.enum(similarityLabels),
  similaritySource: z.enum(similaritySources),
})
export type SimilarJob = z.input<typeof similarJobSchema>

/** Filters that could be left out to widen a search. */
export const criteria = [
  'word',
  'job_type',
  'salary_range',
  'minimum_pay',
  'work_hours',
  'date_posted',
  'tags',
] as const

/** With descriptions cut to a little more than a card shows. */
export const jobListSchema = z.object({
  count: z.number(),
  /** False if more match than were counted, which this server never does. */
  count_exact: z.boolean(),
  results: z.array(jobSchema),
  /** If few listings have all the words: those with most of them, on the first page. */
  close: z.array(jobSchema),
  /** Rare words, the words searched instead ('': left out) or too, and the search as typed; null if none is offered. */
  corrections: z.array(z.object({ typed: z.string(), used: z.string(), asTyped: z.nullable(z.string()) })),
  /** Facts and pay read from the words, and the search without each. */
  understood: z.array(
    z.union([
      z.object({ fact: z.enum(listingFacts), without: z.string() }),
      z.object({
        fact: z.literal('pay'),
        currency: z.enum(['PHP', 'USD']),
        per: z.enum(['month', 'hour']),
        least: z.number(),
        without: z.string(),
      }),
    ]),
  ),
  /** The words, corrected: what to save. Null if as typed. */
  meant: z.nullable(z.string()),
  /** When sorted by date or pay: weaker matches, shown by `fit=any`. */
  looser: z.number(),
  /** If nothing matched: matches without each criterion, most first. */
  without: z.array(z.object({ criterion: z.enum(criteria), value: z.string(), count: z.number() })),
})
export type JobList = z.input<typeof jobListSchema>

export const MAX_QUERY = 200
/** Tags per request, and characters of an encoded name. */
export const MAX_TAGS = 20
export const MAX_TAG_LENGTH = 100
/** A larger number is an error, not a page. */
export const MAX_PAGE = 100_000

const TAG_BY_NAME = new RegExp(`^name:.{1,${MAX_TAG_LENGTH}}$`, 'u')

const MAX_TAGS_TEXT = 1000

/** Ids or name:{encoded name}, separated by commas; may be empty. */
export function isTagList(text: string): boolean {
  const parts = text === '' ? [] : text.split(',')
  const isTag = (part: string) => /^-?\d{1,9}$/.test(part) || TAG_BY_NAME.test(part)
  return text.length <= MAX_TAGS_TEXT && parts.length <= MAX_TAGS && parts.every(isTag)
}

const tagsField = z
  .string()
  .check(
    z.maxLength(MAX_TAGS_TEXT, { error: jobSays.manyTags, abort: true }),
    z.refine(isTagList, { error: jobSays.tagsForm }),
  )

export const jobSearchQuerySchema = z.object({
  page: z.optional(wholeNumber(jobSays.pageNumber, MAX_PAGE)),
  per_page: z.optional(wholeNumber(jobSays.perPageNumber, 1_000_000)),
  sort_by: z.optional(z.enum(sortOrders, { error: jobSays.sortUnknown })),
  /** When sorted by date or pay: all matches, not only the good ones. */
  fit: z.optional(z.enum(['any'], { error: jobSays.fitUnknown })),
  search: z.optional(
    z.string().check(z.maxLength(MAX_QUERY, { error: fill(jobSays.queryLong, { most: MAX_QUERY }) })),
  ),
  q: z.optional(
    z.string().check(z.maxLength(MAX_QUERY, { error: fill(jobSays.queryLong, { most: MAX_QUERY }) })),
  ),
  job_type: z.optional(z.enum(jobTypeFilters, { error: jobSays.typeUnknown })),
  salary_range: z.optional(z.enum(['any', ...salaryRanges], { error: jobSays.salaryUnknown })),
  minimum_pay: z.optional(z.enum(['any', ...minimumPays], { error: jobSays.minimumPayUnknown })),
  work_hours: z.optional(z.enum(['any', ...workHours], { error: jobSays.workHoursUnknown })),
  date_posted: z.optional(z.enum(datesPosted, { error: jobSays.postedUnknown })),
  tags: z.optional(tagsField),
})

export type JobSearchQuery = z.output<typeof jobSearchQuerySchema>

export const searchJobs = endpoint({
  method: 'GET',
  path: '/jobs/search/',
  access: 'subscriber',
  summary: 'Search listings by words, type, pay, hours, date and tags',
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
