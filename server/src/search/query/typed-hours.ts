import { type FoundConcept, meaningOf } from '../words/synonyms.ts'
import { hoursTerm } from '../words/vocabulary.ts'

/** Part-time up to `part`, full-time from `full` on; no hours beyond `most`. */
const HOURS = { day: { part: 6, full: 8, most: 16 }, week: { part: 34, full: 38, most: 84 } } as const
const WORKDAYS = 5
/** Of hours typed without 'a day' or 'a week'; those between may be either. */
const BARE = { day: { least: 2, most: 8 }, week: { least: 13 } } as const
/** Whole days are a shop's hours or a turnaround, and no job's. */
const ALL_DAY = 24
const NOON = 12
const hourWords = new Set('hour hours hr hrs oras'.split(' '))
const perWords = new Set('a an per each every kada bawat sa isang'.split(' '))
const toWords = new Set('to hanggang'.split(' '))
/** Of those of human resources: '2 hr assistants'. */
const ranks = new Set(
  'assistant assistants manager managers officer officers generalist generalists specialist specialists coordinator coordinators recruiter recruiters associate associates admin staff consultant consultants director'.split(
    ' ',
  ),
)
const spans: Readonly<Record<string, 'day' | 'week'>> = {
  day: 'day',
  daily: 'day',
  araw: 'day',
  week: 'week',
  wk: 'week',
  weekly: 'week',
  linggo: 'week',
}

const numerals = 'isa dalawa tatlo apat lima anim pito walo siyam sampu'.split(' ')

/** The number a word means, in digits or Filipino: '4', 'apat', 'limang'; else null. */
function countOf(word = ''): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word)
  const place = numerals.findIndex((numeral) => word === numeral || word === `${numeral}ng`)
  return place < 0 ? null : place + 1
}

/** Finds hours: '4 hours a day', '4-6 hrs daily', 'limang oras sa isang araw', '4hrs lang', '9-5 hours'. */
export function findHours(words: readonly string[]): FoundConcept[] {
  return words.flatMap((_, at) => {
    const glued = /^(\d{1,2})(?:hours?|hrs?)$/.exec(words[at] ?? '')
    const hours = glued ? Number(glued[1]) : countOf(words[at])
    if (hours === null) return []
    let next = at + 1
    if (words[next] === 'na') next += 1
    if (!glued && !hourWords.has(words[next] ?? '')) return []
    const isRank = words[next] === 'hr' && ranks.has(words[next + 1] ?? '')
    if (!glued) next += 1
    const bare = next
    while (perWords.has(words[next] ?? '')) next += 1
    const said = spans[words[next] ?? '']
    if (!said) next = bare - 1
    const from = rangeFrom(words, at)
    const start = from?.at ?? at
    const length = next + 1 - start
    if (from && from.count > hours)
      return isFullDay(from.count, hours) ? [{ start, length, concept: meaningOf('full-time') }] : []
    // '4 hrs lang' is a day, '20 hours' a week.
    const span = said ?? (isRank ? null : bareSpanOf(hours))
    return span ? readHours(hours, span).map((concept) => ({ start, length, concept })) : []
  })
}

/** The first figure of '4-6' and '4 to 6', asked from the second; null in '24/7 4 hours'. */
function rangeFrom(words: readonly string[], at: number): { count: number; at: number } | null {
  const first = toWords.has(words[at - 1] ?? '') ? at - 2 : at - 1
  const count = countOf(words[first])
  return count === null || countOf(words[first - 1]) !== null ? null : { count, at: first }
}

/** Of times: '9-5' are eight hours. */
const isFullDay = (from: number, to: number) => from <= NOON && to + NOON - from >= HOURS.day.full

function bareSpanOf(hours: number): 'day' | 'week' | null {
  if (hours >= BARE.day.least && hours <= BARE.day.most) return 'day'
  return hours >= BARE.week.least && hours % ALL_DAY !== 0 ? 'week' : null
}

function readHours(hours: number, span: 'day' | 'week'): string[] {
  const { part, full, most } = HOURS[span]
  if (hours < 1 || hours > most) return []
  if (hours >= full) return [meaningOf('full-time')]
  if (hours > part) return []
  // Of '4-6' the greater number counts.
  const term = hoursTerm(span === 'day' ? hours * WORKDAYS : hours)
  return [meaningOf('part-time'), ...(term === null ? [] : [term])]
}
