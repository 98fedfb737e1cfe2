export type TurnRules = { atOnce: number; waiting: number; refuse: () => Error }

/** Bounds calls by key: `atOnce` run, the next wait in order, the rest are refused. */
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
      // Hands over the slot, so that a new caller cannot overtake.
      const next = line.waiting.shift()
      if (next) next()
      else line.running -= 1
      if (line.running === 0) lines.delete(key)
    }
  }
}
