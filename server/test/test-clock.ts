import type { Clock } from '../src/lib/clock.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Stands still until a test moves it. */
export type TestClock = Clock & {
  set(time: Date | string): void
  advance(span: { days?: number; minutes?: number; seconds?: number; ms?: number }): void
}

export function createTestClock(start: Date | string = new Date()): TestClock {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    set(time) {
      now = new Date(time)
    },
    advance({ days = 0, minutes = 0, seconds = 0, ms = 0 }) {
      now = new Date(now.getTime() + days * DAY_MS + minutes * MINUTE_MS + seconds * 1000 + ms)
    },
  }
}
