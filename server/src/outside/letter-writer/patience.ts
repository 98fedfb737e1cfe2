import { LetterProblem } from './port.ts'

export type Patience = {
  /** Aborts with a LetterProblem as its reason. */
  signal: AbortSignal
  /** Starts the shorter timeout for the next piece. */
  heard(): void
  end(): void
}

/**
 * Aborts by total time, by pause between pieces, or when the caller leaves. The first piece may take long on a small
 * machine.
 */
export function createPatience(given: {
  timeoutMs: number
  idleMs: number
  stopped: AbortSignal | undefined
}): Patience {
  const { timeoutMs, idleMs, stopped } = given
  const giveUp = new AbortController()
  const tooSlow = (what: string) => giveUp.abort(new LetterProblem('too-slow', what))
  const stop = () => giveUp.abort(new LetterProblem('stopped', 'nobody waits for the letter any more'))
  const whole = setTimeout(() => tooSlow(`no letter within ${timeoutMs} ms`), timeoutMs)
  let idle: NodeJS.Timeout | undefined
  if (stopped?.aborted) stop()
  else stopped?.addEventListener('abort', stop, { once: true })
  return {
    signal: giveUp.signal,
    heard() {
      clearTimeout(idle)
      idle = setTimeout(() => tooSlow(`no more of the letter within ${idleMs} ms`), idleMs)
    },
    end() {
      clearTimeout(whole)
      clearTimeout(idle)
      stopped?.removeEventListener('abort', stop)
    },
  }
}
