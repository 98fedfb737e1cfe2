import { anyDate, briefDate, connector, month, monthDate, ongoing, readDate } from './dates.ts'

/** As written, and in months since the year 0; `end` after `start`. */
export type Period = { start: string; end: string; from: number; to: number; isCurrent: boolean }

const between = `\\s*${connector}\\s*`
const begins = '(?<![\\d/.-])'
/** Patterns of periods, the surest first. */
const periods = [
  `${begins}(${anyDate})${between}(${anyDate}|${ongoing}|${month}\\.?)(?![\\d/])|(${anyDate})\\s+to date\\b`,
  `${begins}(${briefDate})${between}(${briefDate}|${anyDate}|${ongoing})(?![\\d/])`,
  `${begins}(${monthDate})\\s+(${monthDate}|${ongoing}\\b)(?![\\d/])`,
  `\\b(?:since|from)\\s+(${anyDate})(?:\\s*(?:onwards?))?\\s*$`,
].map((pattern) => new RegExp(pattern, 'iu'))
const monthAlone = new RegExp(`^${month}\\.?$`, 'iu')
const single = new RegExp(`${begins}(${anyDate})(?![\\d/-])`, 'iu')
const everySingle = new RegExp(single, 'giu')
/** Letters of a line: the patterns get slow, and dates come early. */
const MOST_LETTERS = 400

/** 'Windows Server 2003 - 2008' is no period. */
const version = /(?:windows|server|office|excel|sql|exchange|version|sharepoint|autocad|iso)\s*$/iu

/** Returns the period and the text without it. Ignores a period that ends before it starts, or in the future. */
export function findPeriod(
  text: string,
  now: Date,
): { period: Period; rest: string; place: number } | undefined {
  const line = text.slice(0, MOST_LETTERS)
  const match = firstMatch(line)
  if (!match || version.test(line.slice(0, match.index))) return undefined
  const [found, first, end = 'present', open] = match
  const start = first ?? open ?? ''
  const read = readPeriod(start, end, now)
  const rest = `${line.slice(0, match.index)}\t${line.slice(match.index + found.length)}`
  return read && { period: read, rest: rest.replace(/\(\s*\t\s*\)/u, '\t'), place: match.index }
}

function firstMatch(line: string): RegExpExecArray | undefined {
  for (const pattern of periods) {
    const match = pattern.exec(line)
    if (match) return match
  }
  return undefined
}

export function findDate(text: string): string | undefined {
  const line = text.slice(0, MOST_LETTERS)
  for (const match of line.matchAll(everySingle))
    if (!version.test(line.slice(0, match.index))) return match[1]
  return undefined
}

export function withoutDates(text: string): string {
  return text
    .slice(0, MOST_LETTERS)
    .replace(everySingle, ' ')
    .replace(new RegExp(`\\b${ongoing}\\b`, 'giu'), ' ')
}

function readPeriod(start: string, end: string, now: Date): Period | undefined {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  // '03/04/2020' is ambiguous; a number above 12 in either date shows which comes first.
  const isDayFirst = [start, end].some(
    (text) => Number(/^(\d{1,2})[/.-]\d{1,2}[/.-]\d{4}/u.exec(text.trim())?.[1] ?? 0) > 12,
  )
  const first = readDate(start, isDayFirst)
  const isCurrent = !/\d/u.test(end) && !monthAlone.test(end)
  const last = isCurrent ? undefined : readDate(end, isDayFirst)
  if (first?.year === undefined) return undefined
  const from = first.year * 12 + (first.month ?? 1) - 1
  // Years without months count low: '2019 to 2021' as two years, '2020 to 2020' as half a year.
  const yearEnd = last?.year === first.year ? 6 : first.month === undefined ? 0 : 6
  const to = isCurrent ? today : (last?.year ?? first.year) * 12 + (last?.month ?? yearEnd)
  if (from > to || from > today || to > today + 12) return undefined
  return { start: start.trim(), end: end.trim(), from, to: Math.min(to, today), isCurrent }
}
