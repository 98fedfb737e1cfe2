import { isApiProblem } from '../problems/problems.ts'

/** Without a version, the last write wins. */
export function ifMatch(version: string | undefined): { headers?: Readonly<Record<string, string>> } {
  return version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }
}

/** The server's version after a refused write. */
export function currentState(problem: unknown): unknown {
  return isApiProblem(problem, 'changed-elsewhere') ? problem.body.current : undefined
}
