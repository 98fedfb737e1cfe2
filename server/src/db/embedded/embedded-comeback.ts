import { setTimeout as wait } from 'node:timers/promises'
import { messageOf } from '../../lib/message-of.ts'
import type { WatchedServer } from './embedded-watchdog.ts'

const STEP_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** After this, an end counts as a new failure. */
const SETTLED_MS = 60_000

/**
 * Restarts a server until it is stopped: at once, then with growing pauses without limit, since a full disk may get
 * room again.
 * @param start leaves nothing running when aborted
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
      // A stop just now has ended only the previous server.
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
      // Neither a stop nor the process's exit waits.
      await wait(pauseAfter(tries), undefined, { ref: false, signal }).catch(() => {})
      if (signal.aborted) return undefined
      tries += 1
      try {
        return await start(signal)
      } catch (error) {
        if (signal.aborted) return undefined
        const reason = messageOf(error)
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
