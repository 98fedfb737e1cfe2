import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { timeSchema } from '../wire/wire.ts'
import { payEstimateSchema } from './jobs.ts'
import { payOfListingsSchema } from './salaries.ts'

/** A kind of work with fewer open jobs has no page. */
export const FEWEST_JOBS_OF_A_KIND = 10
/** Fewer jobs that state pay or hours: the figures are left out, and the page says how many state them. */
export const FEWEST_STATED = 10

/** A kind of work as a row: what it is called, how many open jobs it has, and what half of them pay. */
export const workKindSchema = z.extend(payOfListingsSchema, {
  /** Its address below /work. */
  slug: z.string(),
  name: z.string(),
})
export type WorkKind = z.output<typeof workKindSchema>

export const workKindsSchema = z.object({
  /** Every kind with enough open jobs, the one with the most first. */
  kinds: z.array(workKindSchema),
  /** When this was counted. */
  computed_at: timeSchema,
})
export type WorkKinds = z.output<typeof workKindsSchema>

export const getWorkKinds = endpoint({
  method: 'GET',
  path: '/work/',
  access: 'public',
  summary: 'The kinds of work with at least ten open jobs, and what they pay a month',
  answers: { 200: workKindsSchema },
})

const counted = z.array(z.object({ name: z.string(), listings: z.number() }))

export const workFiguresSchema = z.extend(workKindSchema, {
  /** What finds these jobs for seekers. */
  search: z.string(),
  /** Posted in the last seven days. */
  new_this_week: z.number(),
  /** Paid jobs in steps of PAY_STEP, the last with all pay beyond; null where fewer than FEWEST_STATED state pay. */
  pay_steps: z.nullable(z.array(z.number())),
  hours: z.object({
    /** The newest jobs, as far as they are counted here. */
    read: z.number(),
    /** Those of them that say their hours, in any words: what the shares rest on. */
    stated: z.number(),
    /** Those that state times: what the columns rest on. */
    timed: z.number(),
    /** Jobs at work in each hour of the day in Manila; null where fewer than FEWEST_STATED state times. */
    by_hour: z.nullable(z.array(z.number())),
    /** As in the filter by hours. */
    day: z.number(),
    night: z.number(),
    mixed: z.number(),
    flexible: z.number(),
  }),
  /** Tags that most of the jobs carry. */
  skills: counted,
  /** Countries that the jobs name but for the Philippines, most often the employer's; a job may name several. */
  countries: counted,
  /** Jobs that name none of these. */
  countries_unstated: z.number(),
  /** The newest, as far as anybody may know them: the jobs themselves are for members. */
  newest: z.array(
    z.object({
      title: z.string(),
      salary: z.string(),
      pay: z.nullable(payEstimateSchema),
      date_posted: timeSchema,
    }),
  ),
  /** Other kinds of work, those with the most jobs. */
  others: z.array(workKindSchema),
  computed_at: timeSchema,
})
export type WorkFigures = z.output<typeof workFiguresSchema>

export const getWorkFigures = endpoint({
  method: 'GET',
  path: '/work/:slug/',
  access: 'public',
  summary: 'One kind of work: pay, hours, skills, countries and the five newest titles',
  params: z.object({ slug: z.string() }),
  answers: { 200: workFiguresSchema },
  problems: ['not-found'],
})
