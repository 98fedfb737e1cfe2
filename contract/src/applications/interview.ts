import * as z from 'zod/mini'
import { givenDaySchema, timeSchema } from '../wire/wire.ts'

export const interviewSchema = z.object({
  id: z.number(),
  /** Null while no time is fixed. */
  starts_at: z.nullable(timeSchema),
  starts_on: givenDaySchema,
  /** Such as 'Call with the team lead'; may be empty. */
  label: z.string(),
  /** Such as the address of a call; may be empty. */
  place: z.string(),
  notes: z.string(),
})
export type Interview = z.output<typeof interviewSchema>
