import { ApiProblem, NetworkProblem } from '../../../../api/problems/problems.ts'

/**
 * Whether a call that failed may have done its work all the same: it found no answer, or one that speaks of a failure. Our
 * own server that is busy has not begun.
 */
export function leavesOpen(problem: unknown): boolean {
  if (!(problem instanceof ApiProblem)) return problem instanceof NetworkProblem
  return problem.status >= 500 && !(problem.isOurs && problem.code === 'busy')
}
