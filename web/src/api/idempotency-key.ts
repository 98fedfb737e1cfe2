import { ApiProblem, isApiProblem } from './problems/problems.ts'

/** A key that makes a repeated call answer the first result again. Not randomUUID, which a browser offers over https only. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Whether a failed call's key is settled, so that another try needs another key. The server says so. Otherwise the
 * outcome is open: no answer, a failure, a running call, an ended session.
 */
export function settlesKey(problem: unknown): boolean {
  if (!(problem instanceof ApiProblem)) return false
  if (problem.code === 'idempotency-mismatch') return problem.body.saved_id === undefined
  return problem.body.key_settled === true
}

const MOST_REPEATS = 2
const LONGEST_PAUSE_SECONDS = 10

/**
 * Makes a call with a key. While the server works on it, repeats after the time the server names, twice at most.
 * @throws what the last call threw
 */
export async function repeatWhileInProgress<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await call()
    } catch (problem) {
      const seconds = isApiProblem(problem, 'in-progress') ? problem.body.retry_after : undefined
      if (seconds === undefined || repeats === MOST_REPEATS) throw problem
      const pause = Math.min(seconds, LONGEST_PAUSE_SECONDS) * 1000
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
