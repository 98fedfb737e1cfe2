import * as z from 'zod/mini'
import * as siteSays from '../says/site.ts'
import { isShadowed } from './shadowed.ts'

/** Accepts the value as text too, because a multipart form only has texts. */

/** @param empty the value for an empty text */
export const orJson = <T extends z.core.$ZodType>(schema: T, empty: unknown) =>
  z.pipe(
    z.transform((given: unknown, context): unknown => {
      if (typeof given !== 'string') return given
      if (given.trim() === '') return empty
      try {
        const read: unknown = JSON.parse(given)
        if (!isShadowed(read)) return read
      } catch {
        // Reported below.
      }
      context.issues.push({ code: 'custom', message: siteSays.unreadable, input: given })
      return z.NEVER
    }),
    schema,
  )

/** An empty text is an unticked box. */
export const yesOrNo = z.pipe(
  z.transform((given: unknown) => {
    if (typeof given !== 'string') return given
    const said = given.trim().toLowerCase()
    return said === 'true' ? true : said === 'false' || said === '' ? false : given
  }),
  z.boolean({ error: siteSays.yesOrNo }),
)

/** From 0; null for none. */
export const wholeAmount = (max: number, error: string) =>
  z.pipe(
    z.transform((given: unknown) => {
      if (given === undefined || given === null) return null
      if (typeof given !== 'string') return given
      const written = given.trim()
      if (written === '') return null
      return /^\d{1,15}(\.0*)?$/.test(written) ? Number(written) : given
    }),
    z.nullable(
      z
        .number({ error })
        .check(z.int({ error, abort: true }), z.minimum(0, { error }), z.maximum(max, { error })),
    ),
  )

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, usual: T[number]) =>
  z.pipe(
    z.transform((given: unknown) => (given === undefined || given === null || given === '' ? usual : given)),
    z.enum(values, { error: siteSays.fromList }),
  )

/**
 * Checks the length first, so that ten thousand entries give one error.
 * @param error for a value that is no list
 */
export const listField = <T extends z.core.$ZodType>(
  entry: T,
  { most, tooMany, error }: { most: number; tooMany: string; error: string },
) =>
  z.pipe(
    z.array(z.unknown(), { error }).check(z.maxLength(most, { error: tooMany, abort: true })),
    z.array(entry),
  )
