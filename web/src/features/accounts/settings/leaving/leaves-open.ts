import { ApiProblem, NetworkProblem } from '../../../../api/problems/problems.ts'

/**
 * Whether a failed call may have taken effect: no answer, or a server error. Our server's 'busy' means it never
 * started.
 */
export function leavesOpen(problem: unknown): boolean {
  if (!(problem instanceof ApiProblem)) return problem instanceof NetworkProblem
  return problem.status >= 500 && !(problem.isOurs && problem.code === 'busy')
}
