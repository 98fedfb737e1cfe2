import { isApiProblem } from '../../api/problems.ts'

/** The note that the server has by now, where that is why it took none; undefined for anything else. */
export function noteByNow(problem: unknown): string | undefined {
  return isApiProblem(problem, 'conflict') ? problem.body.current_notes : undefined
}
