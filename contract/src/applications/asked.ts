import * as z from 'zod/mini'
import { MOST_ORDERS, orderKinds, orderSchema } from '../jobs/orders.ts'

/** The letter shows it; the seeker said so; neither. */
export const askedDone = ['shown', 'said', 'missing'] as const
export type AskedDone = (typeof askedDone)[number]

/** What a seeker says of one of a listing's orders; which one is known by its kind and place. */
export const saidOfOrderSchema = z.object({
  kind: z.enum(orderKinds),
  start: z.number().check(z.int(), z.gte(0)),
  done: z.enum(askedDone),
})
export type SaidOfOrder = z.output<typeof saidOfOrderSchema>
export const saidOfOrdersField = z.optional(z.array(saidOfOrderSchema).check(z.maxLength(MOST_ORDERS)))

/** An order as it was when it was applied, and what was done about it. */
export const askedSchema = z.object({ ...orderSchema.shape, done: z.enum(askedDone) })
export type Asked = z.output<typeof askedSchema>

/** Whether nothing that was required is missing; null where nothing was. */
export function wasFollowed(asked: readonly Pick<Asked, 'required' | 'done'>[]): boolean | null {
  const required = asked.filter((one) => one.required)
  return required.length === 0 ? null : required.every(({ done }) => done !== 'missing')
}
