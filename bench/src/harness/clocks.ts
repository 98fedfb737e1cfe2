import type { Clock } from '@hanap/server/lib/clock'

export type SettableClock = Clock & { set(time: Date): void }

export function createSettableClock(now: Date): SettableClock {
  let time = now
  return {
    now: () => new Date(time),
    set(given) {
      time = given
    },
  }
}

/** Can be moved ahead. */
export function createRunningClock(): SettableClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    set(time) {
      ahead = time.getTime() - Date.now()
    },
  }
}
