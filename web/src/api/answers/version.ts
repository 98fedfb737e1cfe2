import { isApiProblem } from '../problems/problems.ts'

/** The headers of a versioned write; without a version, the last write wins. */
export function ifMatch(version: string | undefined): { headers?: Readonly<Record<string, string>> } {
  return version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }
}

/** The server's current version after a refused write; undefined for any other failure. */
export function stateByNow(problem: unknown): unknown {
  return isApiProblem(problem, 'changed-elsewhere') ? problem.body.current : undefined
}
