import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams } from '../wire/wire.ts'
import { jobHistorySchema } from './job-history.ts'
import { jobSchema, manilaSchema } from './jobs.ts'
import { machineOrderSchema, orderSchema } from './orders.ts'
import { signSchema } from './signs.ts'

/** The hours a listing states. */
export const shiftSchema = z.object({
  /** Minutes from midnight, 0 to 1439. An end before the start means a shift over midnight. */
  start_minute: z.number(),
  end_minute: z.number(),
  /** IANA name, such as America/New_York. */
  time_zone: z.string(),
  /** The listing's own words. */
  stated: z.string(),
})
export type Shift = z.output<typeof shiftSchema>

/** A job's hours in Manila, with the words they are based on. */
export const manilaHoursSchema = z.extend(manilaSchema, {
  /** 0 to 1439; null unless the job states clock times. */
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  quote: z.nullable(z.string()),
})
export type ManilaHours = z.output<typeof manilaHoursSchema>

/** What the board's field says, and what the text says instead, quoted. */
const differenceSchema = z.object({ field: z.string(), text: z.string(), quote: z.string() })
export const saidSchema = z.object({
  type: z.nullable(
    z.extend(differenceSchema, {
      field: z.enum(['full-time', 'part-time']),
      text: z.enum(['full-time', 'part-time']),
    }),
  ),
  pay: z.nullable(differenceSchema),
  /** The employer's country by the text's own words. */
  country: z.nullable(z.object({ name: z.string(), quote: z.string() })),
})
export type Said = z.output<typeof saidSchema>

/** Warnings before applying, as codes the browser has words for. */
export const cautions = [
  'asks-for-money',
  'chat-only',
  'employer-not-shown',
  'pay-unusual',
  'orders-machines',
] as const
export type Caution = (typeof cautions)[number]

/** Monthly pay: the middle half of similar listings, and their number. */
export const typicalPaySchema = z.object({
  php_min: z.number(),
  php_max: z.number(),
  usd_min: z.number(),
  usd_max: z.number(),
  listings: z.number(),
})
export type TypicalPay = z.output<typeof typicalPaySchema>

export const jobDetailSchema = z.extend(jobSchema, {
  /** Null if the hours are not stated or not clock times. */
  shift: z.nullable(shiftSchema),
  manila: manilaHoursSchema,
  /** Where the board's field and the text differ. No pay figure uses a field that the text contradicts. */
  said: saidSchema,
  cautions: z.array(z.enum(cautions)),
  /** Null if too few similar listings state pay. */
  typical_pay: z.nullable(typicalPaySchema),
  /** The first forty orders to applicants, in text order, and the number of all. */
  orders: z.array(orderSchema),
  orders_count: z.number(),
  history: jobHistorySchema,
  /** With these, the job carries the caution 'orders-machines'. */
  machine_orders: z.array(machineOrderSchema),
  /** At most twenty, the most urgent first. */
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
