import * as z from 'zod/mini'

/** Anything but a positive whole number is a 404. */
export const idParam = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  z.transform((digits) => Number(digits)),
)
export const idParams = z.object({ id: idParam })

/** In a query, from 1 to `max`. @param text the error */
export const wholeNumber = (text: string, max: number) =>
  z
    .string()
    .check(z.regex(/^\d{1,9}$/, { error: text, abort: true }))
    .check(z.refine((value) => Number(value) >= 1 && Number(value) <= max, { error: text }))

/** ISO 8601 in UTC. */
export const timeSchema = z.string()

/** As given, '2026-11-30'; null if the neighbouring key has a time. */
export const givenDaySchema = z.nullable(z.string())

export function listOf<T extends z.core.$ZodType>(item: T) {
  return z.object({ count: z.number(), results: z.array(item) })
}

export const detailSchema = z.object({ detail: z.string() })
export const messageSchema = z.object({ message: z.string() })

/**
 * One JSON object per line: progress, then the answer with its status, or a problem. A stream without either was cut.
 */
export const streamLineSchema = z.union([
  z.object({ progress: z.unknown() }),
  z.object({ status: z.number(), answer: z.unknown() }),
  z.object({ problem: z.unknown() }),
])
export const STREAM_TYPE = 'application/x-ndjson'
