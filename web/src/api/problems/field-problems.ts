import { translate } from '../../i18n/translate.ts'
import { ApiProblem } from './problems.ts'

/** The first text of each field: `{ email: 'This email is already registered' }`. */
export function fieldTexts(problem: unknown): Readonly<Record<string, string>> {
  if (!(problem instanceof ApiProblem)) return {}
  const texts: Record<string, string> = {}
  for (const [field, [first]] of Object.entries(problem.errors))
    if (first) texts[field] = translate(first, problem.body.said)
  return texts
}

type SetFieldError<Name extends string> = (
  name: Name,
  error: { type: 'server'; message: string },
  options?: { shouldFocus: boolean },
) => void

/**
 * Focuses the first.
 * @returns texts of other fields (such as non_field_errors), to show above the form
 */
export function showAtFields<Name extends string>(
  problem: unknown,
  fields: readonly Name[],
  setError: SetFieldError<Name>,
): string[] {
  const others: string[] = []
  let isFirst = true
  for (const [field, text] of Object.entries(fieldTexts(problem))) {
    const name = fields.find((known) => known === field)
    if (name === undefined) {
      others.push(text)
      continue
    }
    setError(name, { type: 'server', message: text }, { shouldFocus: isFirst })
    isFirst = false
  }
  return others
}
