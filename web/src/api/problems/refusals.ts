import type { ProblemCode } from '@hanap/contract/wire/problem'

const listeners = new Set<(code: ProblemCode) => void>()

export function noteRefusal(code: ProblemCode): void {
  for (const listener of listeners) listener(code)
}

/** @returns a function that unsubscribes */
export function onRefusal(listener: (code: ProblemCode) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
