import { leadOf, quoteAround, tailOf } from '../quote-around.ts'
import { dayAbroad } from './day-abroad.ts'

/** No description is longer; the rest is not read. */
const MAX_TEXT = 200_000
/** No listing has more mentions; later ones are not read. */
const MOST_MENTIONS = 200

export type SaidHours = Readonly<{ kind: 'day' | 'night' | 'mixed' | 'flexible'; quote: string }>

const hours = '(?:hours|schedules?|shifts?|time)'
const flexible = new RegExp(
  [
    `\\bflexi(?:ble)?[ -](?:remote |part[- ]time |full[- ]time )?(?:work(?:ing)?[ -])?${hours}\\b`,
    `\\b${hours}(?: (?:is|are|will be)|:| [-–]|,)? (?:(?:very|fully|a little bit|totally|completely) )?flexible\\b`,
    '\\b(?:set|choose|make|manage|pick|setting|choosing) your own (?:working |work )?(?:hours|schedule)\\b',
    '\\b(?:work(?:ing)?|have|keep|arrange|plan|define|control|create|enjoy|organi[sz]e|on|at|in|during) your own (?:working |work )?(?:hours|schedule)\\b',
    '\\bspread(?: out| them| it)? (?:as|however|whenever) you (?:like|want|prefer|choose|wish|please)\\b',
    '\\bwork(?:ing)? (?:when(?:ever)?|at any time|any ?time|the hours|whatever hours) (?:(?:it|that) (?:suits|is best for|works for)(?: it)? you|you (?:want|like|choose|prefer|please|wish|can|decide|have time|are free))\\b',
    '\\bwork(?:ing)? (?:at )?any ?time(?: of (?:the )?day)?(?= ?(?:[.,;!)\\n]|$))',
    '\\b(?:no|without) (?:fixed|set|strict) (?:working |work )?(?:hours|schedules?|shifts?)\\b',
    '\\b(?:hours|schedule|when you work) (?:is|are) (?:entirely |completely |totally |all )?(?:up to you|your (?:own )?choice|of your (?:own )?choice)\\b',
    '\\b(?:you|who) (?:can |may |will )?(?:choose|decide|pick) (?:when|what hours|which hours) (?:you|to) work\\b',
  ].join('|'),
  'giu',
)
/** Asks the seeker to be flexible. */
const isAskedOfSeeker =
  /\b(?:availab\w+|ability|able|willing\w*|must|should|required?|open) (?:to|be|for)[^.\n]{0,30}$/iu

const nightShift = /\b(?:night|graveyard|gy|overnight)[ -]?(?:shifts?|schedule|hours)\b|\bgraveyard\b/giu
const dayShift =
  /\b(?:day|morning)[ -]?shifts?\b|\b(?:non[- ]?|no )(?:graveyard|night[ -]?shifts?)\b(?! (?:diff|allowance|premium|pay))|\b(?:day ?time|(?:in|during) the day)(?: hours| work)? (?:in )?(?:the )?(?:philippines?|manila|ph)(?!\w)/giu
const changing =
  /\bday ?(?:\/|or|and|&) ?night ?(?:shifts?|hours)\b|\b(?:rotating|shifting|alternating)[ -](?:shifts?|schedules?)\b|\bevenings?(?: shifts?)?(?: hours)? ?\(?(?:in )?(?:the )?(?:philippines?|manila|ph)(?!\w)/giu
/** In the clause before: 'no', 'you will not be on a'. */
const isDenied =
  /(?:\b(?:no|not(?! only)|without|never|non|isn't|instead of|rather than)\b|n['’]t\b)(?:(?!\b(?:but|just|only)\b)[^.,;:!?()–—\n]){0,25}$/iu
/** Behind it: 'is not required', ': NO'; but 'no problem', 'not for everyone'. */
const isDeniedBehind =
  /^(?: (?:shifts?|work|hours|schedules?|time))?(?:[ :=–—?!()-]{0,4}(?:no(?:ne)?|n\/a|never|wala|hindi)(?=\s{0,2}(?:$|[.,;!|)/]))|(?: (?:is|are|was|will be|work is))?(?: (?:not|never|no longer)|n['’]t)(?: (?:be|at all|ever|currently|even|strictly))? (?:required|requir\w+|needed|necessary|expected|asked|mandatory|available|offered|included|involved|part|a must|a requirement|applicable|an option|happening|allowed|wanted|our)\b)/iu

const business =
  '(?:standard |local |eastern |pacific |central |mountain )?(?:time(?: ?zone)? )?(?:\\([a-z/ ]{2,9}\\) )?(?:business |normal |regular |core |working |office |work |day ?time )?'
const ending = '(?:hours|schedule|time ?zones?|shift|day ?time)\\b'
const placed = (places: string) =>
  new RegExp(`\\b(?:${places})(?!\\w)[ ()/-]{0,3}(?:based )?${business}${ending}`, 'giu')
const american = placed(
  'u\\.?s\\.?a?\\.?|american?|united states|canad\\w{1,5}|north american?|e[sd]?t|p[sd]t|c[sd]t|m[sd]t|eastern|pacific|new york|california',
)
/** A zone without 'hours': 'Monday to Saturday (EST)'. Short names only in capitals. */
const americanZone =
  /\b(?:E[SD]T|P[SD]T|C[SD]T|M[SD]T|ET)\b|\b(?:US|U\.S\.|American|Eastern|Pacific|Central|Mountain)(?: Eastern| Pacific| Central| Mountain)?(?: [Ss]tandard| [Dd]aylight)? [Tt]ime\b/gu
const european = placed(
  'u\\.?k\\.?|british|britain|london|ireland|irish|europe\\w{0,2}|cest|cet|gmt|bst|german\\w?',
)
const near = placed(
  'philippines?|ph|pht|manila|australian?|aest|aedt|awst|acst|sydney|melbourne|brisbane|perth|nz[sd]?t?|new zealand|singapore|sgt|hong kong|hk',
)

const isOfWork =
  /\b(?:work\w*|availab\w+|schedules?|hours|shifts?|time ?zone|online|operat\w+|align\w*|full[- ]time|part[- ]time|mon|monday|weekdays|m ?[-–] ?f|fri|friday|saturday|days)\b/iu
const isPartlyBefore =
  /\b(?:overlap\w*|prefer\w*|ideal\w*|a plus|optional\w*|nice to have|occasional\w*|sometimes|some|partial\w*|(?:few|couple of|at least \d{1,2}) (?:hours?|hrs?))\b/iu
/** '(CST preferred)' chooses the zone; the hours are asked for. */
const isPartlyBehind =
  /^(?: ?\([A-Z /]{2,12}\))?[^(\n]{0,25}\b(?:overlap\w*|prefer\w*|a plus|optional\w*|nice to have|when needed|as needed|is ideal)\b|^[^.\n]{0,12}\bpartial/iu
const isAnotherMatter =
  /\b(?:interview\w*|meetings?|calls?|check-?ins?|deadline|training|experience\w*|understanding|knowledge|familiar\w*|respond|posted|before|convert\w*|across|manag\w+|multiple|different|various|regardless|(?:n[o']t|n’t|no) need|your (?:typical )?availability)\b[^.\n]{0,60}$|\d ?(?:[ap]\.?m\.?|:\d\d)? ?\(?$/iu
const isPhilippine = /^[ )/,(-]{0,4}(?:philippine|ph\b|manila)/iu

/**
 * Reads day, night, flexible or mixed hours, with the words; null if none. Hours in part or by preference are mixed.
 * @param text title and description as plain text
 */
export function readSaidHours(text: string): SaidHours | null {
  const given = text.slice(0, MAX_TEXT)
  const changes = mentioned(given, changing)
  const night = mentioned(given, nightShift)
  const day = mentioned(given, dayShift, (lead, tail) => dayAbroad(lead, tail) === null)
  const abroad = night || day ? undefined : mentioned(given, dayShift)
  if (abroad) return { kind: dayAbroad(abroad.lead, abroad.tail) ?? 'day', quote: abroad.quote }
  const first = night ?? day
  if (first) {
    const isMixed = (night && day) || night?.isPartly || changes
    return { kind: isMixed ? 'mixed' : night ? 'night' : 'day', quote: first.quote }
  }
  const free = findFree(given)
  const zone = zoneHours(given)
  if (zone) return free && zone.kind !== 'mixed' && !zone.isFirm ? { ...zone, kind: 'mixed' } : zone
  if (free) return { kind: 'flexible', quote: quoteAround(given, free.from, free.to) }
  return changes ? { kind: 'mixed', quote: changes.quote } : null
}

/** Words of hours that the seeker is free to choose. */
export const findFree = (text: string): Place | undefined =>
  mentionsOf(text, flexible).find(({ from, to }) => {
    const lead = leadOf(text, from)
    return (
      !isAskedOfSeeker.test(lead) && !isDenied.test(lead) && !isDeniedBehind.test(text.slice(to, to + 60))
    )
  })

type Place = { from: number; to: number }
type Mention = { quote: string; isPartly: boolean; isFirm: boolean; lead: string; tail: string }

function mentionsOf(text: string, words: RegExp): Place[] {
  const places: Place[] = []
  for (const found of text.matchAll(words)) {
    places.push({ from: found.index, to: found.index + found[0].length })
    if (places.length === MOST_MENTIONS) break
  }
  return places
}

/** Neither denied nor about something else; a firm one before a partial one. */
function mentioned(text: string, words: RegExp, counts?: (lead: string, tail: string) => boolean) {
  let partly: Mention | undefined
  for (const { from, to } of mentionsOf(text, words)) {
    const [lead, tail] = [leadOf(text, from), tailOf(text, to)]
    if (
      isDenied.test(lead) ||
      isDeniedBehind.test(text.slice(to, to + 60)) ||
      (counts && !counts(lead, tail))
    )
      continue
    const isPartly = isPartlyBefore.test(lead.slice(-45)) || isPartlyBehind.test(tail.slice(0, 40))
    const isFirm = /\b(?:must|required?|only|strictly)\b/iu.test(lead)
    const mention = { quote: quoteAround(text, from, to), isPartly, isFirm, lead, tail }
    if (!isPartly) return mention
    partly ??= mention
  }
  return partly
}

function zoneHours(text: string): (SaidHours & { isFirm: boolean }) | null {
  const isAbroad = (lead: string, tail: string) => !isAnotherMatter.test(lead) && !isPhilippine.test(tail)
  const isWorkAbroad = (lead: string, tail: string) =>
    isAbroad(lead, tail) &&
    (isOfWork.test(lead) || /^\)? ?(?:availab|work|overlap|\w{1,12} hours)/iu.test(tail))
  const there = mentioned(text, american, isAbroad) ?? mentioned(text, americanZone, isWorkAbroad)
  const europe = mentioned(text, european, isAbroad)
  const here = mentioned(text, near, isAbroad)
  const said = [there, europe, here].filter((one) => one !== undefined)
  const [first] = said
  if (!first) return null
  // Office hours in Europe begin in Manila's afternoon.
  const kind = there ? 'night' : europe ? 'mixed' : 'day'
  return {
    kind: said.length > 1 || first.isPartly ? 'mixed' : kind,
    quote: first.quote,
    isFirm: first.isFirm,
  }
}
