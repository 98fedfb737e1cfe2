import { NetworkProblem } from '../problems/problems.ts'

/**
 * Accepts an object with results (and count), or a plain array.
 * @throws NetworkProblem without a list
 */
export function readList<Item>(answer: { readonly count?: number; readonly results: Item[] } | Item[]): {
  count: number
  results: Item[]
} {
  // The answer may not be a list.
  const given: { count?: unknown; results?: unknown } | null = answer as object | null
  const results = (Array.isArray(answer) ? answer : given?.results) as Item[]
  if (!Array.isArray(results)) throw new NetworkProblem('garbage')
  return { count: typeof given?.count === 'number' ? given.count : results.length, results }
}
