import { ApiProblem, NetworkProblem } from '../../api/problems.ts'

/** Whether a call that failed may have done its work all the same: it found no answer, or one that speaks of a failure. */
export function leavesOpen(problem: unknown): boolean {
  return problem instanceof NetworkProblem || (problem instanceof ApiProblem && problem.status >= 500)
}
