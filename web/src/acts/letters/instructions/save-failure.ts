import { ApiProblem } from '../../../api/problems/problems.ts'
import type { aiInstructionsMessages } from './messages.ts'

/** What a failed saving is called: the server's own words for a refusal that has some. */
export function saveFailureText(problem: unknown, m: typeof aiInstructionsMessages): string {
  if (!(problem instanceof ApiProblem)) return m.unexpected
  return problem.detail || m.refused
}
