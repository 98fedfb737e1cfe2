/**
 * Streams that wait to be told on. Each `release` lets one go on; where none waits yet, the next to wait does not.
 */
export function createPauses() {
  const waiting = new Set<() => void>()
  let ahead = 0
  return {
    /** Ends when told on, or when the reader has gone. */
    wait: (gone: AbortSignal) =>
      new Promise<void>((goOn) => {
        if (ahead > 0) {
          ahead -= 1
          return goOn()
        }
        const end = () => {
          waiting.delete(end)
          goOn()
        }
        if (gone.aborted) return goOn()
        waiting.add(end)
        gone.addEventListener('abort', end, { once: true })
      }),
    release() {
      const [first] = waiting
      if (first) first()
      else ahead += 1
    },
    /** Lets all go on, and forgets what was said ahead. */
    clear() {
      for (const goOn of waiting) goOn()
      ahead = 0
    },
  }
}
