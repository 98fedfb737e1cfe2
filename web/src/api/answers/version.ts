import { isApiProblem } from '../problems/problems.ts'

/** The headers of a write over this version; nothing where it is not known, and then the last write wins. */
export function ifMatch(version: string | undefined): { headers?: Readonly<Record<string, string>> } {
  return version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }
}

/** What the server has by now, where that is why it took nothing; undefined for any other failure. */
export function stateByNow(problem: unknown): unknown {
  return isApiProblem(problem, 'changed-elsewhere') ? problem.body.current : undefined
}
