import { ApiProblem } from '../../../api/problems.ts'
import type { applicationMessages } from './messages.ts'

/** ' (Status: 500)' after a refusal, ' (No response received)' where nothing usable came back. */
export function failureSuffix(problem: unknown, m: typeof applicationMessages.en): string {
  return problem instanceof ApiProblem ? m.statusCode(problem.status) : m.noResponse
}
