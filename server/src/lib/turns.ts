/** How many calls with one key run together, how many may wait for them, and what a further one is refused with. */
export type TurnRules = { atOnce: number; waiting: number; refuse: () => Error }

/**
 * Bounds calls by key in this process: `atOnce` run, the next wait in order, the rest are refused, whether earlier ones
 * succeed or fail.
 */
export function createTurns<Key>({ atOnce, waiting: mostWaiting, refuse }: TurnRules) {
  const lines = new Map<Key, { running: number; waiting: (() => void)[] }>()

  return async function inTurn<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    if (line.running < atOnce) line.running += 1
    else if (line.waiting.length < mostWaiting) await new Promise<void>((start) => line.waiting.push(start))
    else throw refuse()
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so that nobody who comes now can overtake.
      const next = line.waiting.shift()
      if (next) next()
      else line.running -= 1
      if (line.running === 0) lines.delete(key)
    }
  }
}
