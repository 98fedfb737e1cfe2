import { fieldTexts } from '../../api/problems/field-problems.ts'
import { NetworkProblem } from '../../api/problems/problems.ts'

type Failure = {
  /** The server's texts by its own names of the fields. */
  texts: Readonly<Record<string, string>>
  /** The same as a notice shows them, 'field: text', one to a line, and of no one field 'text'; empty where it said nothing. */
  lines: string
  /** Whether no answer came at all, so that a better signal may help. */
  isSilence: boolean
}

/** What there is to say of a save that failed. */
export function readFailure(problem: unknown): Failure {
  const texts = fieldTexts(problem)
  return {
    texts,
    lines: Object.entries(texts)
      .map(([field, text]) => (field === 'non_field_errors' ? text : `${field}: ${text}`))
      .join('\n'),
    isSilence: problem instanceof NetworkProblem && problem.reason !== 'garbage',
  }
}
