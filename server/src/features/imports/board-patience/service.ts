import { SourceProblem } from '../../../outside/listing-sources/port.ts'

/** Waits so many milliseconds; ends early, with an error, when the signal says stop. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>

/** Tries again after 'too many requests'. */
const MOST_HOLDS = 2
const HOLD_SECONDS = 30
/** A board that wants us away for longer is left alone: the next run comes soon enough. */
const LONGEST_HOLD_SECONDS = 600

/**
 * Asks the board, and waits as told after too many requests. Other problems are thrown: the connector has retried, and
 * a later run will.
 */
export async function askPatiently<T>(
  ask: () => Promise<T>,
  { pause, signal, log }: { pause: Pause; signal: AbortSignal; log: (line: string) => void },
): Promise<T> {
  for (let holds = 0; ; holds += 1) {
    signal.throwIfAborted()
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error
      const wait = holdFor(error, holds)
      if (wait === undefined) throw error
      log(`${error.message} Asking again in ${Math.ceil(wait)} s.`)
      await pause(wait * 1000, signal)
    }
  }
}

function holdFor(problem: SourceProblem, holds: number): number | undefined {
  if (problem.kind !== 'too-many' || holds >= MOST_HOLDS) return undefined
  const seconds = problem.retryAfter ?? HOLD_SECONDS
  return seconds <= LONGEST_HOLD_SECONDS ? seconds : undefined
}
