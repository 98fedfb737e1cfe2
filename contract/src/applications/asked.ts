import * as z from 'zod/mini'
import { MOST_ORDERS, orderKinds, orderSchema } from '../jobs/orders.ts'

/** The letter shows it, the seeker said so, or neither. */
const toldDone = ['shown', 'said', 'missing'] as const
export type ToldDone = (typeof toldDone)[number]
/** Unknown if only a letter that never went would show it. */
const askedDone = [...toldDone, 'unknown'] as const
export type AskedDone = (typeof askedDone)[number]

export const saidOfOrderSchema = z.object({
  kind: z.enum(orderKinds),
  /** Identifies the order if its version is not given. */
  start: z.number().check(z.int(), z.gte(0)),
  /** Of the words that the seeker saw; no word of theirs counts for others. */
  version: z.optional(z.string().check(z.maxLength(40))),
  done: z.enum(toldDone),
})
export type SaidOfOrder = z.output<typeof saidOfOrderSchema>
export const saidOfOrdersField = z.optional(z.array(saidOfOrderSchema).check(z.maxLength(MOST_ORDERS)))

export const askedSchema = z.object({ ...orderSchema.shape, done: z.enum(askedDone) })
export type Asked = z.output<typeof askedSchema>

/** Null if nothing was required, or that is not known. */
export function wasFollowed(asked: readonly Pick<Asked, 'required' | 'done'>[]): boolean | null {
  const required = asked.filter((one) => one.required)
  if (required.some(({ done }) => done === 'missing')) return false
  return required.length === 0 || required.some(({ done }) => done === 'unknown') ? null : true
}
