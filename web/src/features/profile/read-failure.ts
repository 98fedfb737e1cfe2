import { fieldTexts } from '../../api/problems/field-problems.ts'
import { NetworkProblem } from '../../api/problems/problems.ts'

type Failure = {
  /** Texts by the server's own field names. */
  texts: Readonly<Record<string, string>>
  /** 'field: text' per line, or 'text' if about no field; empty if the server said nothing. */
  lines: string
  /** True if no answer came: a better connection may help. */
  isSilence: boolean
}

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
