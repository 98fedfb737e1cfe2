import { savedSearchTexts } from '@hanap/contract/jobs/saved-searches'
import { isVisible } from '@hanap/contract/text/text'
import { fieldTexts } from '../../api/problems/field-problems.ts'
import { problemText } from '../../api/problems/problems.ts'

/** In characters. */
export const NAME_LENGTH = 80

/** Undefined for a valid name. */
export function nameProblem(name: string): string | undefined {
  const { length } = name.trim()
  if (!isVisible(name)) return savedSearchTexts.nameRequired
  return length > NAME_LENGTH ? savedSearchTexts.nameLong : undefined
}

/** The errors at the name and above the form. */
export type SaveFailure = { name?: string; form?: string }

/** An existing error at the name follows the input; none appears while typing. */
export function nameChanged({ name, form }: SaveFailure, typed: string): SaveFailure {
  const problem = name && nameProblem(typed)
  return { ...(form && { form }), ...(problem && { name: problem }) }
}

export function saveFailure(problem: unknown, texts: { fallback: string; network: string }): SaveFailure {
  const { name, ...others } = fieldTexts(problem)
  const other = Object.values(others)[0]
  return name ? { name } : { form: other ?? problemText(problem, texts) }
}
