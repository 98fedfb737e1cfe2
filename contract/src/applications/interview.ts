import * as z from 'zod/mini'
import { givenDaySchema, timeSchema } from '../wire/wire.ts'

export const interviewSchema = z.object({
  id: z.number(),
  /** Null while no time is fixed. */
  starts_at: z.nullable(timeSchema),
  starts_on: givenDaySchema,
  /** Such as 'Call with the team lead'. */
  label: z.string(),
  /** Such as the address of a call. */
  place: z.string(),
  notes: z.string(),
})
export type Interview = z.output<typeof interviewSchema>
