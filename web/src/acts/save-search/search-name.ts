import { savedSearchTexts } from '@hanap/contract/jobs/saved-searches'
import { isVisible } from '@hanap/contract/text/text'
import { fieldTexts } from '../../api/problems/field-problems.ts'
import { problemText } from '../../api/problems/problems.ts'

/** As many characters as a name may have. */
export const NAME_LENGTH = 80

/** What is wrong with a name; undefined for a good one. */
export function nameProblem(name: string): string | undefined {
  const { length } = name.trim()
  if (!isVisible(name)) return savedSearchTexts.nameRequired
  return length > NAME_LENGTH ? savedSearchTexts.nameLong : undefined
}

/** Why a search was not saved: the text at its name, and the one above the form. */
export type SaveFailure = { name?: string; form?: string }

/** The failure after a change of the name: a text at the name follows what is typed, and none comes up. */
export function nameChanged({ name, form }: SaveFailure, typed: string): SaveFailure {
  const problem = name && nameProblem(typed)
  return { ...(form && { form }), ...(problem && { name: problem }) }
}

/** Why a search was not saved: at its name where the server says so, else above the form. */
export function saveFailure(problem: unknown, texts: { fallback: string; network: string }): SaveFailure {
  const { name, ...others } = fieldTexts(problem)
  const other = Object.values(others)[0]
  return name ? { name } : { form: other ?? problemText(problem, texts) }
}
