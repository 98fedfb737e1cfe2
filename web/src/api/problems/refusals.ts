import type { ProblemCode } from '@hanap/contract/wire/problem'

const listeners = new Set<(code: ProblemCode) => void>()

/** Tells every cache of this page that the server has refused a call. */
export function noteRefusal(code: ProblemCode): void {
  for (const listener of listeners) listener(code)
}

/** Calls `listener` with the code of every refusal. @returns ends it */
export function onRefusal(listener: (code: ProblemCode) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
