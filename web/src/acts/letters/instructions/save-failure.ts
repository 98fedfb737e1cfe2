import { ApiProblem } from '../../../api/problems/problems.ts'
import type { aiInstructionsMessages } from './messages.ts'

/** Prefers the server's own words. */
export function saveFailureText(problem: unknown, m: typeof aiInstructionsMessages): string {
  if (!(problem instanceof ApiProblem)) return m.unexpected
  return problem.detail || m.refused
}
