import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams } from '../wire/wire.ts'
import { jobHistorySchema } from './job-history.ts'
import { jobSchema, manilaSchema } from './jobs.ts'
import { machineOrderSchema, orderSchema } from './orders.ts'
import { signSchema } from './signs.ts'

export const shiftSchema = z.object({
  /** Minutes from midnight, 0 to 1439; may cross midnight. */
  start_minute: z.number(),
  end_minute: z.number(),
  /** IANA name, such as America/New_York. */
  time_zone: z.string(),
  stated: z.string(),
})
export type Shift = z.output<typeof shiftSchema>

export const manilaHoursSchema = z.extend(manilaSchema, {
  /** 0 to 1439; null unless the job states clock times. */
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  quote: z.nullable(z.string()),
})
export type ManilaHours = z.output<typeof manilaHoursSchema>

/** What the board's field and the text say, with a quote. */
const differenceSchema = z.object({ field: z.string(), text: z.string(), quote: z.string() })
export const saidSchema = z.object({
  type: z.nullable(
    z.extend(differenceSchema, {
      field: z.enum(['full-time', 'part-time']),
      text: z.enum(['full-time', 'part-time']),
    }),
  ),
  pay: z.nullable(differenceSchema),
  /** As the text itself says. */
  country: z.nullable(z.object({ name: z.string(), quote: z.string() })),
})
export type Said = z.output<typeof saidSchema>

/** Codes that the browser has words for. */
export const cautions = [
  'asks-for-money',
  'chat-only',
  'employer-not-shown',
  'pay-unusual',
  'orders-machines',
] as const
export type Caution = (typeof cautions)[number]

/** Monthly pay: the middle half of similar listings. */
export const typicalPaySchema = z.object({
  php_min: z.number(),
  php_max: z.number(),
  usd_min: z.number(),
  usd_max: z.number(),
  listings: z.number(),
})
export type TypicalPay = z.output<typeof typicalPaySchema>

export const jobDetailSchema = z.extend(jobSchema, {
  /** Null without clock times. */
  shift: z.nullable(shiftSchema),
  manila: manilaHoursSchema,
  /** No pay figure uses a field that the text contradicts. */
  said: saidSchema,
  cautions: z.array(z.enum(cautions)),
  /** Null if too few similar listings state pay. */
  typical_pay: z.nullable(typicalPaySchema),
  /** The first forty, in text order, and the number of all. */
  orders: z.array(orderSchema),
  orders_count: z.number(),
  history: jobHistorySchema,
  /** With these, the job has the caution 'orders-machines'. */
  machine_orders: z.array(machineOrderSchema),
  /** At most twenty, the most urgent first. */
  signs: z.array(signSchema),
  /** Whether this seeker hid the job. */
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
