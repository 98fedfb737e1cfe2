import { ApiProblem, NetworkProblem } from '../../../../api/problems/problems.ts'

/**
 * Whether a failed call may have taken effect: no answer came, or a server error. Our own server's 'busy' answer
 * means that it never started.
 */
export function leavesOpen(problem: unknown): boolean {
  if (!(problem instanceof ApiProblem)) return problem instanceof NetworkProblem
  return problem.status >= 500 && !(problem.isOurs && problem.code === 'busy')
}
