import * as z from 'zod/mini'
import { fill } from '../says/fill.ts'
import * as jobSays from '../says/jobs.ts'
import * as siteSays from '../says/site.ts'
import { endpoint } from '../wire/endpoint.ts'
import { timeSchema } from '../wire/wire.ts'
import { isTagList, jobTypeFilters, jobTypes, workHours } from './jobs.ts'

/** What the guide can be narrowed to; 'all' is no filter. */
export const experienceFilters = ['all', 'entry', 'mid', 'senior'] as const
/** Entry is 0 to 2 years, mid 3 to 5, senior 6 and more. */
export const experienceLevels = ['entry', 'mid', 'senior'] as const
export type ExperienceLevel = (typeof experienceLevels)[number]

/** Fewer listings that say what they pay make no quartiles: the guide says how few there are instead. */
export const FEWEST_PAID_LISTINGS = 8

/** Of a histogram of pay, pesos a month: 24 steps to ₱120,000. */
export const PAY_STEP = 5_000
export const PAY_STEPS = 24

const MOST_LETTERS = 100
const words = z
  .string()
  .check(z.maxLength(MOST_LETTERS, { error: fill(siteSays.long, { most: MOST_LETTERS }) }))

/** A month's pay: a quarter of the listings pays less than `low`, half less than `median`, a quarter more than `high`. */
const quartilesSchema = z.object({ low: z.number(), median: z.number(), high: z.number() })
export type PayQuartiles = z.output<typeof quartilesSchema>

/** Pay of some listings. Of a listing that states a range its middle counts. */
export const payOfListingsSchema = z.object({
  /** Open listings, whether they say what they pay or not. */
  listings: z.number(),
  /** Those of them with pay that can be read as an amount a month: what the quartiles rest on. */
  paid: z.number(),
  /** Whole pesos and whole US dollars a month; null where `paid` is below FEWEST_PAID_LISTINGS. */
  php: z.nullable(quartilesSchema),
  usd: z.nullable(quartilesSchema),
})
export type PayOfListings = z.output<typeof payOfListingsSchema>

export const salaryGuideSchema = z.object({
  /** Of all listings that fit the filters. */
  all: payOfListingsSchema,
  /** How many paid listings it takes for quartiles. */
  fewest: z.number(),
  /** The titles that most of them have (up to ten), those with the most paid listings first. */
  by_title: z.array(z.extend(payOfListingsSchema, { title: z.string() })),
  /**
   * Places that the listings name, most often where the employer or its customers are; a listing may name several. Up to
   * ten, those with the most listings first.
   */
  by_location: z.array(z.extend(payOfListingsSchema, { location: z.string() })),
  /** How many of the listings name a place that we know. */
  location_stated: z.number(),
  /** Always all three levels, as far as the listings' own words say: a level, or years of experience asked for. */
  by_experience: z.array(z.extend(payOfListingsSchema, { level: z.enum(experienceLevels) })),
  /** How many of the listings say so at all. */
  experience_stated: z.number(),
  /** The types that occur, in the order of the contract. 'any' is an employer who takes either. */
  by_job_type: z.array(z.extend(payOfListingsSchema, { job_type: z.enum(jobTypes) })),
  /** By hours in Manila, always all four kinds. */
  by_hours: z.array(z.extend(payOfListingsSchema, { hours: z.enum(workHours) })),
  /** Paid listings in steps of PAY_STEP, the last with all pay beyond; null where there are no quartiles. */
  pay_steps: z.nullable(z.array(z.number())),
  /** Tags that most of the listings carry, up to twelve. */
  skills: z.array(z.extend(payOfListingsSchema, { id: z.number(), name: z.string() })),
  /** When this was counted: at most a minute or so ago. */
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
    /** Words that all stand in the title. */
    title: z.optional(words),
    /** A place that the listing names ('US', 'Cebu'), or else words that all stand in it. */
    location: z.optional(words),
    experience: z.optional(z.enum(experienceFilters, { error: jobSays.experienceUnknown })),
    job_type: z.optional(z.enum(jobTypeFilters, { error: jobSays.typeUnknown })),
    /** Tags of which a listing carries at least one: ids or name:{encoded name}, separated by commas. */
    skills: z.optional(z.string().check(z.refine(isTagList, { error: jobSays.skillsForm }))),
  }),
  answers: { 200: salaryGuideSchema },
})
