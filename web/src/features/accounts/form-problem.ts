import { showAtFields } from '../../api/problems/field-problems.ts'
import { ApiProblem, isRefusedFor, NetworkProblem } from '../../api/problems/problems.ts'

type SetFieldError<Name extends string> = Parameters<typeof showAtFields<Name>>[2]

/** Texts for failures that belong to no field. */
export type FormProblemTexts = { unauthorized: string; tooMany: string; other: string; network: string }

/**
 * Shows the server's texts at their fields.
 * @returns a notice for the rest; empty if the fields say it all
 */
export function showFormProblem<Name extends string>(
  problem: unknown,
  fields: readonly Name[],
  setError: SetFieldError<Name>,
  texts: FormProblemTexts,
): string {
  // A garbled answer is no network problem; only silence is.
  if (problem instanceof NetworkProblem) return problem.reason === 'garbage' ? texts.other : texts.network
  if (!(problem instanceof ApiProblem)) return texts.other
  if (isRefusedFor(problem, 'unauthenticated', 'wrong-password')) return texts.unauthorized
  if (isRefusedFor(problem, 'too-many')) return texts.tooMany
  if (!isRefusedFor(problem, 'invalid', 'malformed-request', 'conflict')) return texts.other
  const others = showAtFields(problem, fields, setError)
  const isAtFields = fields.some((field) => problem.errors[field]?.[0])
  return others.join(' ') || (isAtFields ? '' : texts.other)
}
