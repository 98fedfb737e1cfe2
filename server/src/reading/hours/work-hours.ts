import type { ManilaHours, Shift } from '@hanap/contract/jobs/job-details'
import type { WorkHours } from '@hanap/contract/jobs/jobs'
import { readSaidHours, type SaidHours } from './said-hours.ts'
import { readShiftChoices } from './shift.ts'
import { MANILA, minutesAhead, minutesAheadAt } from './shift-zones.ts'

const DAY = 1440
const MORNING = 360
const EVENING = 1080
/** Three hours between 10 PM and 6 AM in Manila prevent sleep. */
const DEEP_NIGHT = 1320
const REAL_NIGHT = 180

export type HoursKind = Exclude<WorkHours['kind'], 'not-stated'>

/** Goes by the shift, else by words. Uses winter time abroad: summer time turns no day into night. */
export const readHoursKind = (shift: Shift | null, said: SaidHours | null): HoursKind | null =>
  shift ? clockKind(shift) : (said?.kind ?? null)

/** With the words they rest on: clock times, or else what the job says. */
export function manilaHoursOf(shift: Shift | null, said: SaidHours | null, now: Date): ManilaHours {
  const hours = readHoursKind(shift, said)
  const { start_minute: from, end_minute: to } = workHoursOf(shift, hours, now)
  return { hours, from, to, quote: shift?.stated ?? said?.quote ?? null }
}

/** The hours by Manila's clock now. */
export function workHoursOf(shift: Shift | null, kind: HoursKind | null, now: Date): WorkHours {
  const later = shift && minutesLater(shift.time_zone, now)
  const onClock = (minute: number) => (minute + (later ?? 0) + DAY) % DAY
  return {
    kind: kind ?? 'not-stated',
    start_minute: shift && later !== null ? onClock(shift.start_minute) : null,
    end_minute: shift && later !== null ? onClock(shift.end_minute) : null,
  }
}

/** Reads hours said in words, or else several shifts. */
export function readHoursWithoutShift(text: string): SaidHours | null {
  const said = readSaidHours(text)
  const choices = said ? [] : readShiftChoices(text)
  const [first] = choices
  if (!first) return said
  const kinds = new Set(choices.map((shift) => (shift.isSpan ? 'mixed' : clockKind(shift))))
  const [kind = 'mixed'] = kinds
  return { kind: kinds.size > 1 ? 'mixed' : kind, quote: first.stated }
}

/** 'mixed' if half of a shift is after dark, but too little is deep night. */
function clockKind(shift: Shift): 'day' | 'night' | 'mixed' {
  const { start, end } = winterHours(shift)
  const deep = minutesWithin(start, end, DEEP_NIGHT)
  if (deep >= Math.min(REAL_NIGHT, ((end - start + DAY) % DAY) / 2)) return 'night'
  return minutesWithin(start, end, EVENING) * 2 >= (end - start + DAY) % DAY ? 'mixed' : 'day'
}

function winterHours({ start_minute, end_minute, time_zone }: Shift) {
  const later = minutesAhead(MANILA) - minutesAhead(time_zone)
  return { start: (start_minute + later + DAY) % DAY, end: (end_minute + later + DAY) % DAY }
}

/** The minutes of a shift between an evening hour and 6 AM. */
function minutesWithin(start: number, end: number, dusk: number): number {
  const length = (end - start + DAY) % DAY
  const within = (from: number, to: number) =>
    Math.max(0, Math.min(start + length, to) - Math.max(start, from))
  return within(dusk - DAY, MORNING) + within(dusk, MORNING + DAY)
}

/** Null for a zone this machine does not know. */
function minutesLater(zone: string, now: Date): number | null {
  try {
    return minutesAheadAt(MANILA, now) - minutesAheadAt(zone, now)
  } catch {
    return null
  }
}
