import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams } from '../wire/wire.ts'
import { jobHistorySchema } from './job-history.ts'
import { jobSchema, manilaSchema } from './jobs.ts'
import { machineOrderSchema, orderSchema } from './orders.ts'
import { signSchema } from './signs.ts'

/** The hours a listing states, as minutes from midnight where they are meant. */
export const shiftSchema = z.object({
  /** 0 to 1439; the end may lie before the start, which is then a shift over midnight. */
  start_minute: z.number(),
  end_minute: z.number(),
  /** IANA name, such as America/New_York. */
  time_zone: z.string(),
  /** The listing's own words for them. */
  stated: z.string(),
})
export type Shift = z.output<typeof shiftSchema>

/** A job's hours in Manila, with the words they rest on. */
export const manilaHoursSchema = z.extend(manilaSchema, {
  /** 0 to 1439; null unless the job states clock times. */
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  quote: z.nullable(z.string()),
})
export type ManilaHours = z.output<typeof manilaHoursSchema>

/** What the board's field says, and what the job's text says otherwise, quoted. */
const differenceSchema = z.object({ field: z.string(), text: z.string(), quote: z.string() })
export const saidSchema = z.object({
  type: z.nullable(
    z.extend(differenceSchema, {
      field: z.enum(['full-time', 'part-time']),
      text: z.enum(['full-time', 'part-time']),
    }),
  ),
  pay: z.nullable(differenceSchema),
  /** Where the employer is by the text's own words. */
  country: z.nullable(z.object({ name: z.string(), quote: z.string() })),
})
export type Said = z.output<typeof saidSchema>

/** What a seeker should look at before applying: codes the browser has words for. */
export const cautions = [
  'asks-for-money',
  'chat-only',
  'employer-not-shown',
  'pay-unusual',
  'orders-machines',
] as const
export type Caution = (typeof cautions)[number]

/** A month's pay of the middle half of like listings, and how many listings that rests on. */
export const typicalPaySchema = z.object({
  php_min: z.number(),
  php_max: z.number(),
  usd_min: z.number(),
  usd_max: z.number(),
  listings: z.number(),
})
export type TypicalPay = z.output<typeof typicalPaySchema>

/** One listing on its own page: with what its text says beyond the facts of a row. */
export const jobDetailSchema = z.extend(jobSchema, {
  /** Null where no hours are stated, or where they cannot be placed on a clock. */
  shift: z.nullable(shiftSchema),
  manila: manilaHoursSchema,
  /** Where the board's field and the text differ; no figure of pay rests on a field that the text contradicts. */
  said: saidSchema,
  cautions: z.array(z.enum(cautions)),
  /** Null where too few listings like it say what they pay. */
  typical_pay: z.nullable(typicalPaySchema),
  /** Its orders to applicants, in the order of its text: the first forty, and the number of all. */
  orders: z.array(orderSchema),
  orders_count: z.number(),
  history: jobHistorySchema,
  /** Its orders to machines: with them it carries the caution 'orders-machines'. */
  machine_orders: z.array(machineOrderSchema),
  /** What makes a seeker look twice: at most twenty, those to act on first. */
  signs: z.array(signSchema),
  /** Whether this seeker hid it from the lists. */
  hidden: z.boolean(),
})
export type JobDetail = z.input<typeof jobDetailSchema>

export const getJob = endpoint({
  method: 'GET',
  path: '/jobs/:id/',
  access: 'subscriber',
  summary: 'One listing',
  params: idParams,
  answers: { 200: jobDetailSchema },
})
