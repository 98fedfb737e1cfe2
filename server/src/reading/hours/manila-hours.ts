import type { Shift } from '@hanap/contract/jobs/job-details'
import { MANILA } from './shift-zones.ts'

const DAY = 1440
/** Day is from 6 am to 6 pm. */
const MORNING = 360
const EVENING = 1080

/** A shift on the Manila clock, in minutes from midnight; the end is later than the start and may be on the next day. */
export type ManilaHours = { start: number; end: number }

/**
 * Moves shifts to the Manila clock, by the clocks of one moment: other places have summer time.
 * @param at milliseconds since 1970
 */
export function createManilaClock(at: number): (shift: Shift) => ManilaHours {
  const ahead = new Map<string, number>()
  const aheadOf = (zone: string) => {
    const known = ahead.get(zone) ?? minutesAheadAt(zone, at)
    ahead.set(zone, known)
    return known
  }
  return ({ start_minute, end_minute, time_zone }) => {
    const start = (start_minute + aheadOf(MANILA) - aheadOf(time_zone) + 2 * DAY) % DAY
    return { start, end: start + ((end_minute - start_minute + DAY) % DAY) }
  }
}

/** The hours of the day, 0 to 23, in which some of the shift lies. */
export function hoursOfDay({ start, end }: ManilaHours): number[] {
  const hours = new Set<number>()
  for (let hour = Math.floor(start / 60); hour * 60 < end; hour += 1) hours.add(hour % 24)
  return [...hours]
}

/** Whether most of the shift lies between 6 pm and 6 am. */
export function isNightShift({ start, end }: ManilaHours): boolean {
  let night = 0
  for (let minute = start; minute < end; minute += 1) {
    const ofDay = minute % DAY
    if (ofDay < MORNING || ofDay >= EVENING) night += 1
  }
  return night > (end - start) / 2
}

const FLEXIBLE =
  /\bflexi(?:ble)?[ -](?:working |work )?(?:hours?|time|schedules?|shifts?)\b|\b(?:hours|schedules?|time) (?:is|are) (?:very |fully |completely )?flexible\b|\b(?:choose|set|pick) your own (?:working )?(?:hours|schedule)\b/iu

/** Whether a job says that its hours are flexible. */
export const saysFlexible = (text: string): boolean => FLEXIBLE.test(text)

function minutesAheadAt(zone: string, at: number): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(at))
    .find((part) => part.type === 'timeZoneName')?.value
  const found = /([+-])(\d{2}):(\d{2})/u.exec(name ?? '')
  return found ? (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) : 0
}
