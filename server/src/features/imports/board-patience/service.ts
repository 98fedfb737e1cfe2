import { SourceProblem } from '../../../outside/listing-sources/port.ts'

/** Waits for milliseconds; rejects early on an abort. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>

const MOST_HOLDS = 2
const HOLD_SECONDS = 30
/** For a longer wait, the next run tries again. */
const LONGEST_HOLD_SECONDS = 600

/** Waits as told after 'too many requests'. Throws other problems, which the connector has retried. */
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
