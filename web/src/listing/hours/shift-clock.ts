import type { Shift } from '@hanap/contract/jobs/job-details'
import { type Hours, NIGHT_HOURS, partsOfDay } from './day-parts.ts'

const MANILA = 'Asia/Manila'
const DAY = 1440
const WEEK_MS = 604_800_000
const MINUTE_MS = 60_000

export type ShiftReading = {
  readonly manila: Hours
  readonly stated: Hours
  /** 'New York'; null for Manila's own clock. */
  readonly place: string | null
  /** Days from the stated start to Manila's: -1, 0 or 1. */
  readonly daysLater: number
  /** In minutes; `night` by Manila's clock. */
  readonly length: number
  readonly night: number
  /** The place's next clock change, and the Manila hours after it; null without one. */
  readonly change: {
    readonly at: number
    readonly isForward: boolean
    readonly manila: Hours
    readonly night: number
  } | null
}

/**
 * Converts stated hours to the Manila clock.
 * @param now milliseconds since 1970: daylight saving changes the difference
 * @returns null for an unknown zone, minutes outside a day, or no length
 */
export function readShift(shift: Shift, now: number): ShiftReading | null {
  const { start_minute: start, end_minute: end, time_zone: zone } = shift
  if (!isOfDay(start) || !isOfDay(end) || start === end) return null
  const ahead = aheadOf(zone, now)
  if (ahead === null) return null
  const stated = { start, end }
  const manila = moved(stated, ahead)
  const changeAt = nextChange(zone, now)
  const later = changeAt === null ? null : aheadOf(zone, changeAt)
  const movedLater = later === null ? null : moved(stated, later)
  return {
    manila,
    stated,
    place: zone === MANILA ? null : placeName(zone),
    daysLater: Math.floor((start + ahead) / DAY),
    length: (end - start + DAY) % DAY,
    night: nightMinutes(manila),
    change:
      changeAt !== null && later !== null && movedLater !== null
        ? { at: changeAt, isForward: later < ahead, manila: movedLater, night: nightMinutes(movedLater) }
        : null,
  }
}

/** Minutes between 6 PM and 6 AM. */
function nightMinutes(hours: Hours): number {
  const overlaps = partsOfDay(hours).flatMap(({ from, to }) =>
    NIGHT_HOURS.map(([begins, ends]) => Math.max(0, Math.min(to, ends * 60) - Math.max(from, begins * 60))),
  )
  return overlaps.reduce((sum, minutes) => sum + minutes, 0)
}

const isOfDay = (minute: number) => Number.isInteger(minute) && minute >= 0 && minute < DAY

const moved = ({ start, end }: Hours, by: number): Hours => ({
  start: (start + by + DAY) % DAY,
  end: (end + by + DAY) % DAY,
})

/** How many minutes Manila is ahead; null for an unknown zone. */
function aheadOf(zone: string, at: number): number | null {
  const there = offset(zone, at)
  const here = offset(MANILA, at)
  return there === null || here === null ? null : here - there
}

const clocks = new Map<string, Intl.DateTimeFormat | null>()

/** Creating one is the slow part of Intl. */
function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const part = 'numeric'
  const fields = { year: part, month: part, day: part, hour: part, minute: part } as const
  let clock: Intl.DateTimeFormat | null = null
  try {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      hourCycle: 'h23',
      ...fields,
    })
  } catch {
    // A zone this browser does not know draws nothing rather than a guess.
  }
  clocks.set(zone, clock)
  return clock
}

/** Minutes ahead of UTC: the zone's clock read as UTC, minus the time itself. */
function offset(zone: string, at: number): number | null {
  const clock = clockOf(zone)
  if (clock === null) return null
  const whole = Math.floor(at / MINUTE_MS) * MINUTE_MS
  const shown = Object.fromEntries(clock.formatToParts(whole).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown
  return (Date.UTC(year, month - 1, day, hour, minute) - whole) / MINUTE_MS
}

/** The next change within a year, to the minute; null without one. */
function nextChange(zone: string, now: number): number | null {
  const before = offset(zone, now)
  // A clock change lasts for weeks, so weekly steps find it.
  for (let week = 1; week <= 53; week += 1) {
    if (offset(zone, now + week * WEEK_MS) === before) continue
    let [low, high] = [now + (week - 1) * WEEK_MS, now + week * WEEK_MS]
    while (high - low > MINUTE_MS) {
      const middle = (low + high) / 2
      if (offset(zone, middle) === before) low = middle
      else high = middle
    }
    return Math.floor(high / MINUTE_MS) * MINUTE_MS
  }
  return null
}

/** 'America/New_York' is New York; 'Etc/GMT+5', without a place, is UTC-5. */
function placeName(zone: string): string {
  const name = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  const fixed = /^(?:GMT|UTC)?([+-])(\d{1,2})$/.exec(name)
  if (fixed) return `UTC${fixed[1] === '+' ? '−' : '+'}${fixed[2]}`
  return /^(?:GMT|UCT|UTC|Universal|Zulu)$/i.test(name) ? 'UTC' : name
}
