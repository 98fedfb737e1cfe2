/** Other questions wait for one. At a million listings most take a hundredth of it. */
export const QUESTION_MS = 500

/** The question asks for too much. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork'
}

export type WorkLimit = {
  begin(): void
  /** @throws TooMuchWork */
  check(): void
}

/**
 * Time spent waiting for a core does not count.
 * @param mostMs for one question; others wait that long
 * @param workedMs this thread's CPU time
 */
export function createWorkLimit(mostMs: number, workedMs = workedByThread): WorkLimit {
  let begun = 0
  let end = Number.POSITIVE_INFINITY
  return {
    begin() {
      begun = workedMs()
      end = performance.now() + mostMs
    },
    check() {
      // The wall clock first: it is faster to read.
      if (performance.now() > end && workedMs() - begun > mostMs)
        throw new TooMuchWork('a question took too long')
    },
  }
}

function workedByThread(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Optional work: returns nothing if the time is up. */
export function ifInTime<One>(work: () => One[]): One[] {
  try {
    return work()
  } catch (error) {
    if (error instanceof TooMuchWork) return []
    throw error
  }
}
