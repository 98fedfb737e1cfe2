/** `release` continues one stream, or the next to pause. */
export function createPauses() {
  const waiting = new Set<() => void>()
  let ahead = 0
  return {
    /** Pauses until released, or until the reader disconnects. */
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
    /** Ends all pauses, and forgets early releases. */
    clear() {
      for (const goOn of waiting) goOn()
      ahead = 0
    },
  }
}
