import { setTimeout as sleep } from 'node:timers/promises'

/** A person goes before the import. */
export type Waiter = 'person' | 'import'

/** Milliseconds, not the time of day; tests pass one that does not sleep. */
export type Timer = { now(): number; pause(milliseconds: number): Promise<void> }
export const realTimer: Timer = {
  now: () => performance.now(),
  pause: (milliseconds) => sleep(milliseconds),
}

/**
 * Seconds, whatever the board asks: one answer to one person must not switch the board off for everyone. After it a
 * single request tries again.
 */
export const LONGEST_HOLD = 900

export type Pacing = {
  /** Call once per request, before it. */
  turn(waiter: Waiter): Promise<void>
  /** Holds all requests for so many seconds, at most LONGEST_HOLD. */
  hold(seconds: number): void
  /** Seconds; 0 without a hold. */
  heldFor(): number
  /** Seconds a new request would queue. */
  queueFor(waiter: Waiter): number
  /** Least seconds between requests. */
  slowTo(seconds: number): void
}

/** @param interval seconds between the starts of two requests */
export function createPacing({ interval, timer }: { interval: number; timer: Timer }): Pacing {
  let gap = interval * 1000
  let next = Number.NEGATIVE_INFINITY
  let heldUntil = Number.NEGATIVE_INFINITY
  let running = false
  const lines: Record<Waiter, (() => void)[]> = { person: [], import: [] }

  async function serveLines(): Promise<void> {
    while (lines.person.length + lines.import.length > 0) {
      const wait = Math.max(next, heldUntil) - timer.now()
      if (wait > 0) {
        await timer.pause(Math.ceil(wait))
        continue
      }
      next = timer.now() + gap
      const go = lines.person.shift() ?? lines.import.shift()
      go?.()
    }
    running = false
  }

  return {
    turn: (waiter) =>
      new Promise((resolve) => {
        lines[waiter].push(resolve)
        if (running) return
        running = true
        void serveLines()
      }),
    hold: (seconds) => {
      heldUntil = Math.max(heldUntil, timer.now() + Math.min(seconds, LONGEST_HOLD) * 1000)
    },
    heldFor: () => Math.max(0, (heldUntil - timer.now()) / 1000),
    queueFor: (waiter) => {
      const ahead = lines.person.length + (waiter === 'import' ? lines.import.length : 0)
      return (ahead * gap) / 1000
    },
    slowTo: (seconds) => {
      gap = Math.max(gap, seconds * 1000)
    },
  }
}
