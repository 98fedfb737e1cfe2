import type { ManilaHours, Shift } from '@hanap/contract/jobs/job-details'
import type { WorkHours } from '@hanap/contract/jobs/jobs'
import { readSaidHours, type SaidHours } from './said-hours.ts'
import { readShiftChoices } from './shift.ts'
import { MANILA, minutesAhead, minutesAheadAt } from './shift-zones.ts'

const DAY = 1440
/** Night is from 6 PM to 6 AM in Manila. */
const MORNING = 360
const EVENING = 1080
/** From 10 PM on, three hours keep a person from sleeping at night. */
const DEEP_NIGHT = 1320
const REAL_NIGHT = 180

/** What a job states of its hours. */
export type HoursKind = Exclude<WorkHours['kind'], 'not-stated'>

/**
 * Whether a job is day, night or flexible work in Manila: by its shift, or else by its words. Contradicting words mean
 * nothing. A shift abroad counts as in winter: its hour of summer time turns no day into night.
 */
export function readHoursKind(shift: Shift | null, said: SaidHours | null): HoursKind | null {
  if (shift === null) {
    if (said === null || said.kind === 'mixed') return null
    return said.kind === 'evening' ? 'night' : said.kind
  }
  const { start, end } = winterHours(shift)
  return isNight(start, end) ? 'night' : 'day'
}

/**
 * The hours as the job's page tells them: like a row's, but mixed where a shift only reaches into the night, or words say
 * so. Clock times and words are never both told.
 */
export function manilaHoursOf(shift: Shift | null, said: SaidHours | null, now: Date): ManilaHours {
  if (shift === null) {
    const kind = said?.kind === 'evening' ? 'mixed' : (said?.kind ?? null)
    return { hours: kind, from: null, to: null, quote: said?.quote ?? null }
  }
  const { start_minute: from, end_minute: to } = workHoursOf(shift, null, now)
  return { hours: clockKind(shift), from, to, quote: shift.stated }
}

/** The hours of a job's row on the Manila clock as it stands now. */
export function workHoursOf(shift: Shift | null, kind: HoursKind | null, now: Date): WorkHours {
  const later = shift && minutesLater(shift.time_zone, now)
  const onClock = (minute: number) => (minute + (later ?? 0) + DAY) % DAY
  return {
    kind: kind ?? 'not-stated',
    start_minute: shift && later !== null ? onClock(shift.start_minute) : null,
    end_minute: shift && later !== null ? onClock(shift.end_minute) : null,
  }
}

/** What words say of the hours, or else several shifts where no single one is stated. */
export function readHoursWithoutShift(text: string): SaidHours | null {
  const said = readSaidHours(text)
  const choices = said ? [] : readShiftChoices(text)
  const [first] = choices
  if (!first) return said
  const kinds = new Set(choices.map((shift) => (shift.isSpan ? 'mixed' : clockKind(shift))))
  const [kind = 'mixed'] = kinds
  return { kind: kinds.size > 1 ? 'mixed' : kind, quote: first.stated }
}

/** 'mixed' where a shift only reaches into the night. */
function clockKind(shift: Shift): 'day' | 'night' | 'mixed' {
  const { start, end } = winterHours(shift)
  const deep = minutesWithin(start, end, DEEP_NIGHT)
  if (deep >= Math.min(REAL_NIGHT, ((end - start + DAY) % DAY) / 2)) return 'night'
  return isNight(start, end) ? 'mixed' : 'day'
}

function winterHours({ start_minute, end_minute, time_zone }: Shift) {
  const later = minutesAhead(MANILA) - minutesAhead(time_zone)
  return { start: (start_minute + later + DAY) % DAY, end: (end_minute + later + DAY) % DAY }
}

/** Whether at least half of a shift lies between 6 PM and 6 AM. */
const isNight = (start: number, end: number) =>
  minutesWithin(start, end, EVENING) * 2 >= (end - start + DAY) % DAY

/** Minutes of a shift between an hour of the evening and 6 AM. */
function minutesWithin(start: number, end: number, dusk: number): number {
  const length = (end - start + DAY) % DAY
  const within = (from: number, to: number) =>
    Math.max(0, Math.min(start + length, to) - Math.max(start, from))
  return within(dusk - DAY, MORNING) + within(dusk, MORNING + DAY)
}

/** Minutes that Manila's clocks are ahead of a zone's; null for a zone this machine does not know. */
function minutesLater(zone: string, now: Date): number | null {
  try {
    return minutesAheadAt(MANILA, now) - minutesAheadAt(zone, now)
  } catch {
    return null
  }
}
