import * as z from 'zod/mini'
import { timeSchema } from '../wire/wire.ts'

/** 'bumped': put on top of the board again. */
export const jobEvents = ['seen', 'title', 'pay', 'text', 'bumped', 'gone', 'back'] as const
export type JobEvent = (typeof jobEvents)[number]

export const jobHistorySchema = z.array(
  z.object({
    /** When Hanap saw it; the last of several in a row. */
    at: timeSchema,
    what: z.enum(jobEvents),
    /** Only for titles and pay texts. */
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
    /** Above 1 only for bumps in a row. */
    times: z.number(),
  }),
)
/** Newest first, never empty: ends with the first sighting. */
export type JobHistory = z.output<typeof jobHistorySchema>
