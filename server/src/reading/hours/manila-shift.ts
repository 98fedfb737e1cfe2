import type { Shift } from '@hanap/contract/jobs/job-details'
import { MANILA } from './shift-zones.ts'

const DAY = 1440
/** Night is from 6 pm to 6 am; what is left of the day, in minutes from midnight. */
const MORNING = 360
const EVENING = 1080

/**
 * A stated shift on the Manila clock, in minutes from midnight, and whether most of it is night there.
 * @param at when: the difference between two places is another one in summer
 */
export function manilaShift({ start_minute, end_minute, time_zone }: Shift, at: Date) {
  const ahead = minutesAheadAt(MANILA, at) - minutesAheadAt(time_zone, at)
  const onClock = (minute: number) => (((minute + ahead) % DAY) + DAY) % DAY
  const start = onClock(start_minute)
  const length = (end_minute - start_minute + DAY) % DAY
  const minutes = Array.from({ length }, (_, minute) => (start + minute) % DAY)
  const night = minutes.filter((minute) => minute < MORNING || minute >= EVENING).length
  return { start, end: onClock(end_minute), isNight: night > length / 2 }
}

/** '9:30 PM' */
export function clockTime(minute: number): string {
  const hour = Math.floor(minute / 60)
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

const FLEXIBLE =
  /\bflexi(?:ble)?[ -](?:working |work )?(?:hours?|time|schedules?|shifts?)\b|\b(?:hours|schedules?|time) (?:is|are) (?:very |fully |completely )?flexible\b/iu

/** Whether a job says that its hours are flexible. */
export const saysFlexible = (text: string): boolean => FLEXIBLE.test(text)

function minutesAheadAt(zone: string, at: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value
  const found = /([+-])(\d{2}):(\d{2})/u.exec(name ?? '')
  return found ? (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) : 0
}
