import * as z from 'zod/mini'
import * as jobSays from '../says/jobs.ts'
import { endpoint } from '../wire/endpoint.ts'
import { atMost } from '../wire/text-fields.ts'
import { timeSchema } from '../wire/wire.ts'
import { isTagList, jobTypeFilters, jobTypes, workHours } from './jobs.ts'

export const experienceFilters = ['all', 'entry', 'mid', 'senior'] as const
/** Entry is 0 to 2 years, mid 3 to 5, senior 6 and more. */
export const experienceLevels = ['entry', 'mid', 'senior'] as const
export type ExperienceLevel = (typeof experienceLevels)[number]

/** With fewer, there are no quartiles. */
export const FEWEST_PAID_LISTINGS = 8

/** Pesos a month: 24 steps to ₱120,000. */
export const PAY_STEP = 5_000
export const PAY_STEPS = 24

const MOST_LETTERS = 100
const words = z.string().check(atMost(MOST_LETTERS))

/** Monthly; `low` and `high` are the first and third quartile. */
const quartilesSchema = z.object({ low: z.number(), median: z.number(), high: z.number() })
export type PayQuartiles = z.output<typeof quartilesSchema>

/** A stated range counts by its middle. */
export const payOfListingsSchema = z.object({
  /** With or without pay. */
  listings: z.number(),
  /** With readable monthly pay: the base of the quartiles. */
  paid: z.number(),
  /** Whole units a month; null if `paid` is below FEWEST_PAID_LISTINGS. */
  php: z.nullable(quartilesSchema),
  usd: z.nullable(quartilesSchema),
})
export type PayOfListings = z.output<typeof payOfListingsSchema>

export const salaryGuideSchema = z.object({
  all: payOfListingsSchema,
  /** Paid listings needed for quartiles. */
  fewest: z.number(),
  /** Up to ten frequent titles, most paid listings first. */
  by_title: z.array(z.extend(payOfListingsSchema, { title: z.string() })),
  /** Up to ten, most listings first; usually of the employer or its customers. A listing may name several. */
  by_location: z.array(z.extend(payOfListingsSchema, { location: z.string() })),
  location_stated: z.number(),
  /** Always all three, by the listings' own words: a level, or required years. */
  by_experience: z.array(z.extend(payOfListingsSchema, { level: z.enum(experienceLevels) })),
  experience_stated: z.number(),
  /** Only types that occur. 'any' is an employer who takes either. */
  by_job_type: z.array(z.extend(payOfListingsSchema, { job_type: z.enum(jobTypes) })),
  /** In Manila, always all kinds. */
  by_hours: z.array(z.extend(payOfListingsSchema, { hours: z.enum(workHours) })),
  /** In steps of PAY_STEP, the last with all pay beyond; null without quartiles. */
  pay_steps: z.nullable(z.array(z.number())),
  /** Up to twelve. */
  skills: z.array(z.extend(payOfListingsSchema, { id: z.number(), name: z.string() })),
  /** At most about a minute ago. */
  computed_at: timeSchema,
})
export type SalaryGuide = z.output<typeof salaryGuideSchema>

export const getSalaryGuide = endpoint({
  method: 'GET',
  path: '/salaries/',
  access: 'public',
  summary:
    'What the open listings pay a month, by title, place, experience, type and skill; nobody is counted',
  query: z.object({
    /** All in the title. */
    title: z.optional(words),
    /** A place that the listing names ('US', 'Cebu'), or words that are all in it. */
    location: z.optional(words),
    experience: z.optional(z.enum(experienceFilters, { error: jobSays.experienceUnknown })),
    job_type: z.optional(z.enum(jobTypeFilters, { error: jobSays.typeUnknown })),
    /** At least one must match: ids or name:{encoded name}, separated by commas. */
    skills: z.optional(z.string().check(z.refine(isTagList, { error: jobSays.skillsForm }))),
  }),
  answers: { 200: salaryGuideSchema },
})
