import { setTimeout as wait } from 'node:timers/promises'
import type { WatchedServer } from './embedded-watchdog.ts'

const STEP_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** A server that stayed for so long ended for a reason of its own, not for the one before it. */
const SETTLED_MS = 60_000

/**
 * Keeps a server running until it is stopped. Restarts it after it ends, at once and then with growing pauses, for as
 * long as it takes: a full disk may have room again.
 * @param start one try: a ready server, or an Error of one line; asked to stop, it leaves nothing running
 * @param stepMs growth of the pause
 */
export function keepRunning(
  first: WatchedServer,
  start: (stopping: AbortSignal) => Promise<WatchedServer>,
  { log, stepMs = STEP_MS }: { log: (line: string) => void; stepMs?: number },
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let server = first
  let tries = 0
  const pauseAfter = (count: number) => Math.min(LONGEST_PAUSE_MS, count * stepMs)
  const kept = keep()

  async function keep() {
    for (;;) {
      // A stop that was asked for in the very moment in which this one was ready has ended the one before it.
      if (signal.aborted) await server.stop()
      const since = performance.now()
      const code = await server.exited
      if (signal.aborted) return
      log(`The database ended by itself (code ${code}); starting it again.`)
      if (performance.now() - since > SETTLED_MS) tries = 0
      const next = await comeBack()
      if (next === undefined) return
      server = next
    }
  }

  async function comeBack() {
    for (;;) {
      // Neither a stop nor the end of the process waits for the pause to be over.
      await wait(pauseAfter(tries), undefined, { ref: false, signal }).catch(() => {})
      if (signal.aborted) return undefined
      tries += 1
      try {
        return await start(signal)
      } catch (error) {
        if (signal.aborted) return undefined
        const reason = error instanceof Error ? error.message : String(error)
        log(`${reason} (next try in ${pauseAfter(tries) / 1000} s)`)
      }
    }
  }

  return {
    async stop() {
      stopping.abort()
      await server.stop()
      await kept
    },
  }
}
