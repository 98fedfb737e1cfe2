import * as z from 'zod/mini'
import { timeSchema } from '../wire/wire.ts'

/** 'bumped': put on top of the board again. */
export const jobEvents = ['seen', 'title', 'pay', 'text', 'bumped', 'gone', 'back'] as const
export type JobEvent = (typeof jobEvents)[number]

export const jobHistorySchema = z.array(
  z.object({
    /** When Hanap saw it; the last time for several in a row. */
    at: timeSchema,
    what: z.enum(jobEvents),
    /** The words of a title or pay text; null for the other kinds. */
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
    /** How often in a row; above 1 only for bumps. */
    times: z.number(),
  }),
)
/** Newest first, never empty: ends with the first sighting. */
export type JobHistory = z.output<typeof jobHistorySchema>
