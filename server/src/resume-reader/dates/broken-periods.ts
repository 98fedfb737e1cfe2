import type { Line } from '../line.ts'
import { anyDate, connector, ongoing } from './dates.ts'

/** In letters: a date at the end or the beginning of a line stands within so many; no more of a line is searched. */
const EDGE = 40
/** In letters: nothing is added to a line as long as this, which holds more than a job's title and time. */
const MOST_LETTERS = 200

const date = `(?:${anyDate})`
const opened = new RegExp(`${date}\\s*${connector}\\s*$`, 'iu')
const dated = new RegExp(`(?<![\\d/.-])${date}$`, 'iu')
const ending = new RegExp(`^(?:${date}|${ongoing})(?![\\w/])`, 'iu')
const connected = new RegExp(`^${connector}(?:$|\\s*(?:${date}|${ongoing})(?![\\w/]))`, 'iu')
const numeric = '\\d{1,2}/(?:19|20)\\d{2}'
const onlyNumeric = new RegExp(`(?:^|\\t)${numeric}$`, 'u')
const onlyEnding = new RegExp(`^(?:${numeric}|${ongoing})$`, 'iu')
/** A cell that holds the end of a period and nothing else. */
const endingCell = new RegExp(`^${connector}?\\s*(?:${date}|${ongoing})$`, 'iu')

/**
 * Joins periods broken over two or three lines: 'June 2022 -' and 'April 2023', 'June 2013' and 'to March 2016' (also
 * in a date column), or 'June 2013', 'to', 'Current'.
 */
export function joinBrokenPeriods(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const texts = last && last.text.length <= MOST_LETTERS ? joinTexts(last.text, line.text) : undefined
    if (last && texts) {
      const [whole, rest] = texts
      joined[joined.length - 1] = { ...last, text: whole, room: rest === '' ? line.room : last.room }
      if (rest !== '') joined.push({ ...line, text: rest })
    } else joined.push(line)
  }
  return joined
}

/** Two lines' texts with the period that is broken between them on the first; undefined where none is. */
function joinTexts(one: string, two: string): [whole: string, rest: string] | undefined {
  const glue = glueOf(one, two)
  if (glue) return [one + glue + two, '']
  const [cells, below] = [one.split('\t'), two.split('\t')]
  if (cells.length < 2 && below.length < 2) return undefined
  for (const side of [0, -1]) {
    const [cell = '', end = ''] = [cells.at(side), below.at(side)]
    const between = endingCell.test(end) ? glueOf(cell, end) : undefined
    if (!between) continue
    const place = side === 0 ? 0 : cells.length - 1
    const rest = side === 0 ? below.slice(1) : below.slice(0, -1)
    return [cells.with(place, cell + between + end).join('\t'), rest.join('\t')]
  }
  return undefined
}

/** What stands between the end of one text and the beginning of the next in a period that both are parts of. */
function glueOf(one: string, two: string): string | undefined {
  const [end, start] = [one.slice(-EDGE), two.slice(0, EDGE)]
  if (opened.test(end) && ending.test(start)) return ' '
  if (dated.test(end) && connected.test(start)) return ' '
  return onlyNumeric.test(end) && onlyEnding.test(start) ? ' – ' : undefined
}
