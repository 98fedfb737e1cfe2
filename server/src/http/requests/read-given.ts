import type { OwnText } from '@hanap/contract/says/catalogue'
import { asSaid } from '@hanap/contract/says/fill'
import * as siteSays from '@hanap/contract/says/site'
import type { Schema } from '@hanap/contract/wire/endpoint'
import * as z from 'zod'
import { invalid } from '../../lib/problem.ts'

/** Undefined where the endpoint takes none. @throws the error `refuse` makes */
export function read(
  schema: Schema | undefined,
  given: unknown,
  refuse: (error: z.core.$ZodError, given: unknown) => Error,
): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, given, { error: plainWords })
  if (!result.success) throw refuse(result.error, given)
  return result.data
}

/** Texts for seekers, where a schema has none. */
function plainWords({ input, ...issue }: z.core.$ZodRawIssue): string {
  if (input === undefined) return siteSays.value
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `Please use at most ${issue.maximum} characters`
  return siteSays.unreadable
}

/** No query parameter takes several values, so a repeated one is the mistake. */
export function queryErrors(error: z.core.$ZodError, given: unknown): Error {
  const issues = error.issues.map((issue) => {
    const value = (given as Record<string, unknown>)[String(issue.path[0])]
    return Array.isArray(value) ? { ...issue, message: siteSays.oneValue } : issue
  })
  return fieldErrors({ issues })
}

/** Errors of the whole request go under non_field_errors. */
export function fieldErrors({ issues }: Pick<z.core.$ZodError, 'issues'>): Error {
  const errors: Record<string, OwnText[]> = {}
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'non_field_errors'
    errors[field] ??= [asSaid(issue.message)]
  }
  return invalid(errors)
}
