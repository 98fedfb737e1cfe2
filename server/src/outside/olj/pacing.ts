import { setTimeout as sleep } from 'node:timers/promises'

/** Who waits for an answer: a person at a screen, who goes first, or the import in the background. */
export type Waiter = 'person' | 'import'

/** Durations, not the time of day; tests pass one that does not sleep. Milliseconds. */
export type Timer = { now(): number; pause(milliseconds: number): Promise<void> }
export const realTimer: Timer = {
  now: () => performance.now(),
  pause: (milliseconds) => sleep(milliseconds),
}

/**
 * The longest hold, in seconds, whatever the board asks for: one answer to one person must not switch the board
 * off for everyone. After it a single request asks how things are.
 */
export const LONGEST_HOLD = 900

export type Pacing = {
  /** Resolves when the next request may leave. Every request takes one turn. */
  turn(waiter: Waiter): Promise<void>
  /** Lets nothing leave for so many seconds, as the board asked, or for LONGEST_HOLD where that is less. */
  hold(seconds: number): void
  /** Seconds until the hold is over; 0 when there is none. */
  heldFor(): number
  /** Seconds a newcomer of this kind would wait for those ahead in line. */
  queueFor(waiter: Waiter): number
  /** Requests are from now on at least this many seconds apart. */
  slowTo(seconds: number): void
}

/**
 * Keeps requests apart, whoever makes them.
 * @param interval seconds between the starts of two requests
 */
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
