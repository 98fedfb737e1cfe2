/** How a write ended for who asked for it: confirmed, refused, or nobody knows. */
export type Outcome = 'acknowledged' | 'refused' | 'unclear'

/** One write: what it is of, and what is there once it is done; null where something is gone then. */
export type Write = { what: string; value: string | null; outcome: Outcome; at: number }

/** A confirmed write of which there is no trace, with the time when it was confirmed. */
export type Lost = { what: string; expected: string | null; found: string | null; at: number }

/**
 * Looks for every confirmed write in what is there. Of several of the same thing, one after the other, the last that was
 * confirmed counts; one that nobody knows the end of may have come through at any time, also late.
 * @param found what is there: its name to its value
 */
export function findLost(writes: readonly Write[], found: ReadonlyMap<string, string>): Lost[] {
  const lost: Lost[] = []
  for (const [what, own] of Map.groupBy(writes, (write) => write.what)) {
    const last = own.findLast(({ outcome }) => outcome === 'acknowledged')
    if (!last) continue
    const value = found.get(what) ?? null
    const isPossible = own.some((write) => write.outcome === 'unclear' && write.value === value)
    if (value !== last.value && !isPossible)
      lost.push({ what, expected: last.value, found: value, at: last.at })
  }
  return lost
}

/** What is there more than once, of what may be there once: its name and how often. */
export function findDoubled(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map([...counts].filter(([, count]) => count > 1))
}
