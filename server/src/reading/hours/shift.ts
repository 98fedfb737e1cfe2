import type { Shift } from '@hanap/contract/jobs/job-details'
import { findFree } from './said-hours.ts'
import { type ClockRange, clockRangesIn } from './shift-clock.ts'
import { MANILA, minutesAhead, type NamedZone, zoneAt } from './shift-zones.ts'

/** No description is longer; the rest is not read. */
const MAX_TEXT = 200_000
/** Characters around a range for its zone and subject. */
const NEAR = 70
const MAX_STATED = 90

/**
 * A job's hours with a time zone: '9am-5pm EST', '10PM - 7AM Manila time'. Never guessed: null without a zone, for an
 * ambiguous zone, an interview, a window around a shift, or contradicting shifts. Takes the first of several that
 * agree.
 * @param text title and description as plain text
 */
export function readShift(text: string): Shift | null {
  const given = text.slice(0, MAX_TEXT)
  const placed = placedRanges(given)
  const [first] = placed
  if (!first || placed.some((other) => !doOverlap(first, other))) return null
  if (isOfOffice(given, first) && findFree(given)) return null
  if (first.zone === MANILA && isDay(first) && /\b(?:night[ -]?shift|graveyard)\b/iu.test(given)) return null
  return {
    start_minute: first.startMinute,
    end_minute: first.endMinute,
    time_zone: first.zone,
    stated: first.stated,
  }
}

/** Zoned shifts to choose from, and windows for a shift (`isSpan`), if a text has no single shift. */
export function readShiftChoices(text: string): (Shift & { isSpan: boolean })[] {
  const given = text.slice(0, MAX_TEXT)
  return placedRanges(given, true).map(({ startMinute, endMinute, zone, stated, from }) => ({
    start_minute: startMinute,
    end_minute: endMinute,
    time_zone: zone,
    stated,
    isSpan: isSpanBefore.test(given.slice(Math.max(0, from - NEAR), from)),
  }))
}

type Placed = ClockRange & { zone: string; stated: string }

function placedRanges(text: string, isLoose = false): Placed[] {
  const placed: Placed[] = []
  let taken = 0
  for (const range of clockRangesIn(text)) {
    const named = zoneOf(text, range, taken)
    if (!named) continue
    taken = Math.max(range.to, named.to)
    const zone = placeOf(text, named)
    // In Manila '9-6' is as often a night as a day.
    const isUnclear = range.isBare && minutesAhead(zone ?? MANILA) === minutesAhead(MANILA)
    if (zone === null || isUnclear || (isLoose ? isNoWork : isAnotherMatter)(text, range)) continue
    const from = Math.min(range.from, named.from)
    placed.push({ ...range, zone, stated: statedWords(text, from, taken) })
  }
  return placed
}

/** The stated words, with brackets around them. */
function statedWords(text: string, from: number, to: number): string {
  const begin = text[from - 1] === '(' && text.slice(from, to + 1).includes(')') ? from - 1 : from
  const words = text.slice(begin, to)
  const isOpen = words.lastIndexOf('(') > words.lastIndexOf(')')
  return `${words}${isOpen && text[to] === ')' ? ')' : ''}`
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, MAX_STATED)
}

type Found = NamedZone & { from: number }

/** Between its times, right after, or right before with only days and such between. */
function zoneOf(text: string, range: ClockRange, taken: number): Found | undefined {
  const inside = range.inside === null ? undefined : zoneAt(text, range.inside)
  const behind = zoneBehind(text, range.to)
  if (inside) return { ...inside, from: range.from, to: behind?.zone === inside.zone ? behind.to : inside.to }
  return behind ?? zoneBefore(text, range, taken)
}

function zoneBehind(text: string, at: number): Found | undefined {
  for (const from of wordStarts(text, at, Math.min(text.length, at + NEAR))) {
    const zone = zoneAt(text, from)
    if (zone) return isOneSentence(text.slice(at, from)) ? { ...zone, from } : undefined
    if (!isFiller(wordAt(text, from))) return undefined
  }
  return undefined
}

function zoneBefore(text: string, range: ClockRange, taken: number): Found | undefined {
  const begin = Math.max(taken, range.from - NEAR, text.lastIndexOf('\n', range.from - 1) + 1)
  let found: Found | undefined
  for (const from of wordStarts(text, begin, range.from)) {
    if (found && from < found.to) continue
    const zone = zoneAt(text, from)
    if (zone && zone.to <= range.from) found = { ...zone, from }
    else if (found && !isLeadIn(wordAt(text, from))) found = undefined
  }
  return found && isOneSentence(text.slice(found.to, range.from)) ? found : undefined
}

const isOneSentence = (between: string) => !/[!?]|\.\s/u.test(between.replace(/\bU\.S\.(?:A\.)?/u, ''))

/** Digits count as words. */
function* wordStarts(text: string, from: number, end: number) {
  for (let at = from; at < end && text[at] !== '\n'; at++) {
    if (isWordCharacter(text[at]) && (at === from || !isWordCharacter(text[at - 1]))) yield at
  }
}

const isWordCharacter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '')

function wordAt(text: string, at: number): string {
  return /^[\p{L}\p{N}]{1,20}/u.exec(text.slice(at, at + 20))?.[0]?.toLowerCase() ?? ''
}

const fillers = new Set(
  'mon monday mondays tue tues tuesday wed weds wednesday thu thur thurs thursday fri friday fridays sat saturday sun sunday m f s to through thru weekdays weekday weekly daily only sharp in the your our us usa u during on every based local time'.split(
    ' ',
  ),
)
const leadIns = new Set(
  'time timezone zone hours hour typically usually between from of schedule shift working work business is are at office preferably around approximately will would be e s d t'.split(
    ' ',
  ),
)
const isFiller = (word: string) => fillers.has(word)
const isLeadIn = (word: string) => fillers.has(word) || leadIns.has(word)

/** 'PST' is Pacific, unless the job says Philippine Standard Time; with both it is unknown. */
function placeOf(text: string, named: Found): string | null {
  const beside = zoneBeside(text, named.to)
  const isBarePst = /^p[sd]t/u.test(named.words)
  if (isBarePst && beside && isManila(beside.zone)) return MANILA
  if (isBarePst && /philippines? standard time/iu.test(text))
    return /\bpacific (?:standard|daylight|time)/iu.test(text) ? null : MANILA
  const isAmerican = /\b(?:U\.?S\.?A?|America|American|EDT|New York|Florida)\b/u.test(text)
  if (/^(?:e[sd]?t|eastern)/u.test(named.words) && isAustralian(text) && !isAmerican) return null
  if (/^c[sd]t/u.test(named.words) && /\bchina (?:standard )?time\b/iu.test(text)) return null
  if (named.zone === 'Australia/Sydney' && named.words.startsWith('ae') && isQueensland(text))
    return 'Australia/Brisbane'
  // In Britain GMT is what clocks show, in summer too.
  if (named.zone === 'Etc/GMT' && /\b(?:UK|U\.K\.|United Kingdom|British|London)\b/u.test(text))
    return 'Europe/London'
  if (!beside || named.zone === null) return named.zone
  // 'EST or PST' is a choice, 'EST (New York time)' is not.
  const apart = beside.zone === null ? 1440 : Math.abs(minutesAhead(beside.zone) - minutesAhead(named.zone))
  return apart <= 60 && (apart === 0 || /^(?:gmt|utc)/u.test(beside.words)) ? named.zone : null
}

const isManila = (zone: string | null) => zone !== null && minutesAhead(zone) === minutesAhead(MANILA)
const isAustralian = (text: string) =>
  /\b(?:Australia|Australian|AEST|Sydney|Melbourne|Brisbane)\b/u.test(text)
const isQueensland = (text: string) => /\b(?:Brisbane|Queensland|QLD|Gold Coast)\b/u.test(text)

/** A second zone right after, unless it begins the next statement of hours. */
function zoneBeside(text: string, at: number): NamedZone | undefined {
  const link = /^\s{0,2}(?:\(|\/|,|-|\bor\b|\band\b){1,2}\s{0,2}(?:or\s|and\s|USA?\s|U\.S\.\s)?/iu.exec(
    text.slice(at, at + 16),
  )
  const zone = link ? zoneAt(text, at + link[0].length) : undefined
  const isNext = zone && /^[\s):,–—-]{0,5}\d/u.test(text.slice(zone.to, zone.to + 6))
  return zone && !isNext ? zone : undefined
}

const months = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}'
const anotherBefore = new RegExp(
  `\\b(?:overlap\\w*|interview\\w*|communicate|training|trial|meetings?|webinar|office hours|anytime|any time|any \\d+|within an?|(?:shift|block|window|hours?(?: per day| a day| daily)?) (?:block )?(?:any ?time )?(?:between|within)|${months} \\d{1,2})\\b|\\d ?(?:[ap]\\.?m\\.?)? ?(?:\\bor\\b|\\band\\b|[&/,]) ?$`,
  'iu',
)
const anotherBehind = /^[^\n.]{0,40}\b(?:minimum|overlap|interviews?|training)\b/iu

/** Not the job's hours: of an interview, a training or a week in August, or a window to choose from. */
function isAnotherMatter(text: string, range: ClockRange): boolean {
  const before = text.slice(Math.max(0, range.from - NEAR), range.from)
  const sentence = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. ')) + 1)
  return anotherBefore.test(sentence) || anotherBehind.test(text.slice(range.to, range.to + NEAR))
}

const noWork = /\b(?:interview\w*|training|trial|meetings?|webinar|calls?|communicate|due|deadline)\b/iu
const isSpanBefore = /\b(?:between|within|any\w*|overlap\w*|at least|minimum)\b[^.\n]*$/iu

function isNoWork(text: string, range: ClockRange): boolean {
  const before = text.slice(Math.max(0, range.from - NEAR), range.from)
  return (
    noWork.test(before.slice(before.lastIndexOf('\n') + 1)) ||
    /\boverlap\b/iu.test(text.slice(range.to, range.to + NEAR))
  )
}

/** 'Our office is open 9am-5pm' is no shift where the seeker works at will. */
const officeBefore =
  /\b(?:(?:office|stores?|shop|compan(?:y|ies)|business|team|staff|clinic|we|clients?|customers|phones?|support|line)(?:['’]s|s['’])?(?: hours)?(?: (?:is|are|['’]re|stays?|remains?|all))? ?(?:open(?:s|ed)?|operat\w+|available|online|runs?|running|busy|works?|from|:)|we['’]re open|(?:office|opening|store|client(?:['’]?s|s['’])|compan(?:y['’]s|ies['’]))(?: \w+)? hours(?: are| is|:)?|our (?:\w+ )?hours(?: are|:)|hours of operation)\b[^.\n]{0,40}$/iu
const isOfSeeker = /\b(?:you|your|must|candidates?|applicants?|require\w*)\b/iu

function isOfOffice(text: string, range: Placed): boolean {
  const before = text.slice(Math.max(0, range.from - NEAR), range.from)
  const sentence = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. ')) + 1)
  return officeBefore.test(sentence) && !isOfSeeker.test(sentence)
}

/** Sharing at least an hour, two statements can be one shift. */
function doOverlap(a: Placed, b: Placed): boolean {
  const length = (range: Placed) => (range.endMinute - range.startMinute + 1440) % 1440
  const start = (range: Placed) => (range.startMinute - minutesAhead(range.zone) + 2880) % 1440
  const shared = (shift: number) =>
    Math.min(start(a) + length(a), start(b) + shift + length(b)) - Math.max(start(a), start(b) + shift)
  return Math.max(shared(-1440), shared(0), shared(1440)) >= 60
}

const isDay = (range: ClockRange) => range.startMinute >= 5 * 60 && range.startMinute < 720
