import { findPeriod, type Period } from '../dates/periods.ts'
import type { Line } from '../line.ts'
import { hasRole, wordsOf } from './job-words.ts'

/** `rest` is the line without the period. */
export type Head = { index: number; period: Period; rest: string }

/** Letters; longer lines are sentences. */
const MOST_HEAD_LETTERS = 160
const MOST_HEAD_WORDS = 12
/** Words; limit of a title that begins like a sentence ('Accounting clerk'). */
const MOST_TITLE_WORDS = 5

/** Lines with a period, unless a sentence mentions it. */
export function findHeads(lines: readonly Line[], now: Date): Head[] {
  return lines.flatMap((line, index): Head[] => {
    const found = canBeHead(line) ? findPeriod(line.text, now) : undefined
    if (!found || isMentioned(line, found.place)) return []
    return [{ index, period: found.period, rest: found.rest }]
  })
}

function canBeHead(line: Line): boolean {
  const isSentence = endsSentence(line.text) && wordsOf(line.text).length > 9
  return line.text.length <= MOST_HEAD_LETTERS && !isSentence && !(line.isItem && line.text.length > 90)
}

const preposition = /\b(?:in|from|during|between|of|since|by|for|over|the|years?|fy|after|before)\s*$/iu
/** Begins a line about work done, not a job's name: 'Increased sales', 'Creating and maintaining'. */
const deed =
  /^(?:\p{L}+(?:ed|ing)|led|grew|won|made|built|ran|oversaw|wrote|held|kept|sold)\s+(?:\p{Ll}|\d|[$₱])/u

function isMentioned(line: Line, place: number): boolean {
  if (line.isMarked) return false
  const before = line.text.slice(0, place)
  const words = wordsOf(before).length
  if (words <= MOST_TITLE_WORDS && (words === 0 || hasRole(before))) return false
  return /^\p{Ll}/u.test(before) || preposition.test(before) || deed.test(before)
}

/** Whether a line may name a job's title or company. */
export function isHeadLine(line: Line): boolean {
  return (
    !line.isItem &&
    line.text.length <= 100 &&
    !endsSentence(line.text) &&
    wordsOf(line.text).length <= MOST_HEAD_WORDS
  )
}

function endsSentence(text: string): boolean {
  return /[.;]$/u.test(text) && !/\b(?:inc|corp|co|ltd|jr|sr|st|s\.l|s\.a)\.$/iu.test(text)
}

/** The same for all jobs; undefined without a clear majority. */
export function sideOfTitles(lines: readonly Line[], heads: readonly Head[]): 'above' | 'below' | undefined {
  const isTitle = (line: Line | undefined) =>
    line !== undefined && isHeadLine(line) && hasRole(line.text) && wordsOf(line.text).length <= 8
  const bare = heads.filter(({ rest }) => !hasRole(rest))
  const above = bare.filter(({ index }) => isTitle(lines[index - 1])).length
  const below = bare.filter(({ index }) => isTitle(lines[index + 1])).length
  return above === below ? undefined : above > below ? 'above' : 'below'
}
