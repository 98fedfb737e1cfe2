import type { Shift } from '@hanap/contract/jobs/job-details'
import type { WorkHours } from '@hanap/contract/jobs/jobs'
import { MANILA, minutesAhead, minutesAheadAt } from './shift-zones.ts'

/** No description is longer; the rest is not read. */
const MAX_TEXT = 200_000
const DAY = 1440
/** Night is from 6 PM to 6 AM in Manila. */
const MORNING = 360
const EVENING = 1080

/** What a job states of its hours. */
export type HoursKind = Exclude<WorkHours['kind'], 'not-stated'>

const hours = '(?:hours|schedules?|shifts?|time)'
const flexible = [
  `\\bflexi(?:ble)?[ -](?:remote |part[- ]time |full[- ]time )?(?:work(?:ing)?[ -])?${hours}\\b`,
  `\\b${hours}(?: (?:is|are|will be)|:| [-–]|,)? (?:(?:very|fully|a little bit|totally|completely) )?flexible\\b`,
  '\\b(?:set|choose|make|manage|pick) your own (?:working |work )?(?:hours|schedule)\\b',
  '\\b(?:setting|choosing) your own (?:working |work )?(?:hours|schedule)\\b',
  '\\bwork (?:when(?:ever)?|at any time) (?:it|that) suits you\\b',
]
const isFlexible = new RegExp(flexible.join('|'), 'iu')
/** The seeker is asked to be flexible: that is no freedom of theirs. */
const isAskedOfSeeker =
  /\b(?:availab\w+|ability|able|willing\w*|must|should|required?|open) (?:to|be|for)[^.\n]{0,30}$/iu

const nightShift = /\b(?:night|graveyard|gy|overnight)[ -]?shifts?\b|\bgraveyard\b/giu
const dayShift = /\b(?:day|morning)[ -]?shifts?\b/giu
const isDenied = /\b(?:no|not|without|never|isn't|non)\b[^.\n]{0,15}$/iu

const business = '(?:standard |local )?(?:time(?: ?zone)? )?(?:business |working |office |work |day ?time )?'
const ending = '(?:hours|schedule|time ?zone|shift)\\b'
/** Office hours there are mostly night in Manila: 9 to 5 in London is 5 PM to 1 AM. */
const nightThere = new RegExp(
  `\\b(?:u\\.?s\\.?a?\\.?|american?|canad\\w+|e[sd]?t|p[sd]?t|c[sd]t|m[sd]t|eastern|pacific|uk|british|london|europe\\w*|cet|gmt)(?!\\w)[ ()/-]{0,3}${business}${ending}`,
  'giu',
)
const dayThere = new RegExp(
  `\\b(?:philippines?|ph|pht|manila|australian?|aest|aedt|awst|sydney|melbourne|brisbane|perth|nzt?|new zealand|singapore|hong kong|hk)\\b[ ()/-]{0,3}${business}${ending}`,
  'giu',
)

/**
 * Whether a job is day, night or flexible work in Manila: by its shift, or else by its words. Contradicting words mean
 * nothing. A shift abroad counts as in winter: its hour of summer time turns no day into night.
 * @param text title and description as plain text
 */
export function readHoursKind(shift: Shift | null, text: string): HoursKind | null {
  if (shift === null) return readWords(text)
  const later = minutesAhead(MANILA) - minutesAhead(shift.time_zone)
  return isNight(shift.start_minute + later, shift.end_minute + later) ? 'night' : 'day'
}

function readWords(text: string): HoursKind | null {
  const given = text.slice(0, MAX_TEXT)
  const night = isSaid(given, nightShift)
  const day = isSaid(given, dayShift)
  if (night !== day) return night ? 'night' : 'day'
  const free = isFlexible.exec(given)
  if (free && !isAskedOfSeeker.test(given.slice(Math.max(0, free.index - 60), free.index))) return 'flexible'
  const isNightThere = isSaid(given, nightThere)
  const isDayThere = isSaid(given, dayThere)
  if (isNightThere === isDayThere) return null
  return isNightThere ? 'night' : 'day'
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

function isSaid(text: string, words: RegExp): boolean {
  for (const found of text.matchAll(words)) {
    if (!isDenied.test(text.slice(Math.max(0, found.index - 40), found.index))) return true
  }
  return false
}

/** Whether at least half of a shift lies between 6 PM and 6 AM. */
function isNight(from: number, to: number): boolean {
  const start = (from + DAY) % DAY
  const length = (to - from + DAY) % DAY
  let night = 0
  for (const dusk of [EVENING - DAY, EVENING]) {
    const dawn = dusk + DAY - EVENING + MORNING
    night += Math.max(0, Math.min(start + length, dawn) - Math.max(start, dusk))
  }
  return night * 2 >= length
}

/** Minutes that Manila's clocks are ahead of a zone's; null for a zone this machine does not know. */
function minutesLater(zone: string, now: Date): number | null {
  try {
    return minutesAheadAt(MANILA, now) - minutesAheadAt(zone, now)
  } catch {
    return null
  }
}
