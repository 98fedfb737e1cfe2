import type { AnswerOf, Endpoint } from '@hanap/contract/wire/endpoint'
import { type CallOptions, callEndpoint, type Optional } from './client.ts'
import { newKey } from './new-key.ts'
import { pause } from './pause.ts'
import { ApiProblem, isApiProblem } from './problems/problems.ts'

/** Holds a key until the server settles it: in a draft to outlive the page, otherwise in memory. */
export type KeyPlace = { read(): string | undefined; write(key: string | undefined): void }

export function keyInMemory(): KeyPlace {
  let held: string | undefined
  return {
    read: () => held,
    write: (key) => {
      held = key
    },
  }
}

const MOST_REPEATS = 2
const ASK_AGAIN_SECONDS = 2
const LONGEST_PAUSE_SECONDS = 10

/**
 * For work that must happen once: calls under the key at `place`, or a new one. A refusal that settles the key
 * removes it. After a lost answer it stays, so that another press gets the first result. While the server works on an
 * earlier try, repeats after the delay that it asks for.
 * @param more.mostRepeats of those; default 2
 * @param more.onWaiting called before each repeat
 * @param more.signal ends the waiting, with the problem that began it
 * @throws what the last call threw
 */
export async function callOnce<E extends Endpoint & { idempotent: true }>(
  endpoint: E,
  place: KeyPlace,
  options: CallOptions<E>,
  more: { mostRepeats?: number; onWaiting?: () => void; signal?: AbortSignal } = {},
): Promise<AnswerOf<E>> {
  const { mostRepeats = MOST_REPEATS, onWaiting, signal } = more
  const key = place.read() ?? newKey()
  place.write(key)
  const call = { ...options, headers: { ...options.headers, 'idempotency-key': key } }
  for (let repeats = 1; ; repeats += 1) {
    try {
      return await callEndpoint(endpoint, ...([call] as unknown as Optional<CallOptions<E>>))
    } catch (problem) {
      if (settlesKey(problem)) place.write(undefined)
      if (!isApiProblem(problem, 'in-progress') || repeats > mostRepeats) throw problem
      onWaiting?.()
      const { retry_after: seconds = ASK_AGAIN_SECONDS } = problem.body
      await pause(Math.min(LONGEST_PAUSE_SECONDS, Math.max(seconds, repeats)) * 1000, signal)
      if (signal?.aborted) throw problem
    }
  }
}

/**
 * Whether a retry needs a new key. The server says so; otherwise the outcome is open: no answer, a failure, a running
 * call, an ended session.
 */
export function settlesKey(problem: unknown): boolean {
  if (!(problem instanceof ApiProblem)) return false
  if (problem.code === 'idempotency-mismatch') return problem.body.saved_id === undefined
  return problem.body.key_settled === true
}
