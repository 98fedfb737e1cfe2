import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { timeSchema } from '../wire/wire.ts'
import { payEstimateSchema } from './jobs.ts'
import { payOfListingsSchema } from './salaries.ts'

/** With fewer, it has no page. */
export const FEWEST_JOBS_OF_A_KIND = 10
/** With fewer, pay or hours are not shown. */
export const FEWEST_STATED = 10

export const workKindSchema = z.extend(payOfListingsSchema, {
  /** Its address below /work. */
  slug: z.string(),
  name: z.string(),
})
export type WorkKind = z.output<typeof workKindSchema>

export const workKindsSchema = z.object({
  /** Largest first. */
  kinds: z.array(workKindSchema),
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
  /** The search that finds these jobs. */
  search: z.string(),
  /** Posted in the last seven days. */
  new_this_week: z.number(),
  /** In steps of PAY_STEP, the last with all pay beyond; null below FEWEST_STATED. */
  pay_steps: z.nullable(z.array(z.number())),
  hours: z.object({
    /** How many of the newest jobs were counted. */
    read: z.number(),
    /** Of these, jobs that state hours in any words: the base of the shares. */
    stated: z.number(),
    /** Of these, jobs with clock times: the base of `by_hour`. */
    timed: z.number(),
    /** Jobs at work in each hour in Manila; null below FEWEST_STATED. */
    by_hour: z.nullable(z.array(z.number())),
    /** As in the filter by hours. */
    day: z.number(),
    night: z.number(),
    mixed: z.number(),
    flexible: z.number(),
  }),
  skills: counted,
  /** That jobs name, usually the employer's; never the Philippines. A job may name several. */
  countries: counted,
  countries_unstated: z.number(),
  /** Public facts only: full jobs are for members. */
  newest: z.array(
    z.object({
      title: z.string(),
      salary: z.string(),
      pay: z.nullable(payEstimateSchema),
      date_posted: timeSchema,
    }),
  ),
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
