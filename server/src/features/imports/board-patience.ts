import { BoardProblem } from '../../outside/job-board/port.ts'

/** Waits so many milliseconds; ends early, with an error, when the signal says stop. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>

/** Seconds between tries while the board is down; the connector has already tried a few times in a row by itself. */
const DOWN_PAUSES = [5, 20]
/** Tries again after 'too many requests'. */
const MOST_HOLDS = 2
const HOLD_SECONDS = 30
/** A board that wants us away for longer is left alone: the next run comes soon enough. */
const LONGEST_HOLD_SECONDS = 600

/**
 * Asks the board, and asks again where that makes sense: after a pause when it is down or an answer was cut, after the
 * time it named when it says there were too many requests. Any other problem, and one that stays, is thrown.
 */
export async function askPatiently<T>(
  ask: () => Promise<T>,
  { pause, signal, log }: { pause: Pause; signal: AbortSignal; log: (line: string) => void },
): Promise<T> {
  let downs = 0
  let holds = 0
  for (;;) {
    signal.throwIfAborted()
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof BoardProblem)) throw error
      const wait = error.kind === 'down' ? DOWN_PAUSES[downs] : holdFor(error, holds)
      if (wait === undefined) throw error
      if (error.kind === 'down') downs += 1
      else holds += 1
      log(`${error.message} Asking again in ${Math.ceil(wait)} s.`)
      await pause(wait * 1000, signal)
    }
  }
}

function holdFor(problem: BoardProblem, holds: number): number | undefined {
  if (problem.kind !== 'too-many' || holds >= MOST_HOLDS) return undefined
  const seconds = problem.retryAfter ?? HOLD_SECONDS
  return seconds <= LONGEST_HOLD_SECONDS ? seconds : undefined
}
