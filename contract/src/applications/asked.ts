import * as z from 'zod/mini'
import { MOST_ORDERS, orderKinds, orderSchema } from '../jobs/orders.ts'

/** The letter shows it, the seeker said so, or neither. */
export const askedDone = ['shown', 'said', 'missing'] as const
export type AskedDone = (typeof askedDone)[number]

/** `kind` and `start` identify the order. */
export const saidOfOrderSchema = z.object({
  kind: z.enum(orderKinds),
  start: z.number().check(z.int(), z.gte(0)),
  done: z.enum(askedDone),
})
export type SaidOfOrder = z.output<typeof saidOfOrderSchema>
export const saidOfOrdersField = z.optional(z.array(saidOfOrderSchema).check(z.maxLength(MOST_ORDERS)))

export const askedSchema = z.object({ ...orderSchema.shape, done: z.enum(askedDone) })
export type Asked = z.output<typeof askedSchema>

/** Null if nothing was required. */
export function wasFollowed(asked: readonly Pick<Asked, 'required' | 'done'>[]): boolean | null {
  const required = asked.filter((one) => one.required)
  return required.length === 0 ? null : required.every(({ done }) => done !== 'missing')
}
