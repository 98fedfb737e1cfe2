/** 'unclear': without a usable answer. */
export type Outcome = 'acknowledged' | 'refused' | 'unclear'

/** Null if removed. */
export type Write = { what: string; value: string | null; outcome: Outcome; at: number }

/** `at`: when it was confirmed. */
export type Lost = { what: string; expected: string | null; found: string | null; at: number }

/**
 * The last confirmed write counts; an unclear one may take effect at any time.
 * @param found values by name
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

/** With their count. */
export function findDoubled(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map([...counts].filter(([, count]) => count > 1))
}
