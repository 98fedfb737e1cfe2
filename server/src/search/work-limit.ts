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

/** @param mostMs what one question may take; all others wait for it that long */
export function createWorkLimit(mostMs: number): WorkLimit {
  let end = Number.POSITIVE_INFINITY
  return {
    begin() {
      end = performance.now() + mostMs
    },
    check() {
      if (performance.now() > end) throw new TooMuchWork('a question took too long')
    },
  }
}
