/** A question that asks for more than one of them may. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork'
}

/** Watches how long one question has been worked on. */
export type WorkLimit = {
  /** A question begins. */
  begin(): void
  /** Throws TooMuchWork once the question has had its time. */
  check(): void
}

/**
 * Time spent waiting for a core does not count.
 * @param mostMs what one question may take; others wait that long
 * @param workedMs this thread's time at work
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
      // The clock is asked first, because the system answers it sooner.
      if (performance.now() > end && workedMs() - begun > mostMs)
        throw new TooMuchWork('a question took too long')
    },
  }
}

function workedByThread(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What only helps is left out where the question has had its time. */
export function ifInTime<One>(work: () => One[]): One[] {
  try {
    return work()
  } catch (error) {
    if (error instanceof TooMuchWork) return []
    throw error
  }
}
