import * as z from 'zod/mini'
import { timeSchema } from '../wire/wire.ts'

/**
 * What became of a listing: first seen here, its title, pay text or description changed, put on top of the board again,
 * taken down, back.
 */
export const jobEvents = ['seen', 'title', 'pay', 'text', 'bumped', 'gone', 'back'] as const
export type JobEvent = (typeof jobEvents)[number]

export const jobHistorySchema = z.array(
  z.object({
    /** When Hanap saw it; of several in a row, the last. */
    at: timeSchema,
    what: z.enum(jobEvents),
    /** The words of a title or pay text; null for the other kinds. */
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
    /** How often in a row; 1 but where it was put on top again and again. */
    times: z.number(),
  }),
)
/** Newest first, never empty: it ends with when the listing was first seen. */
export type JobHistory = z.output<typeof jobHistorySchema>
