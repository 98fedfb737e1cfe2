import type { Line } from '../line.ts'
import { anyDate, connector, ongoing } from './dates.ts'

/** Letters at a line's ends to search for a date. */
const EDGE = 40
/** Letters; longer lines hold more than a title and a time. */
const MOST_LETTERS = 200

const date = `(?:${anyDate})`
const opened = new RegExp(`${date}\\s*${connector}\\s*$`, 'iu')
const dated = new RegExp(`(?<![\\d/.-])${date}$`, 'iu')
const ending = new RegExp(`^(?:${date}|${ongoing})(?![\\w/])`, 'iu')
const connected = new RegExp(`^${connector}(?:$|\\s*(?:${date}|${ongoing})(?![\\w/]))`, 'iu')
const numeric = '\\d{1,2}/(?:19|20)\\d{2}'
const onlyNumeric = new RegExp(`(?:^|\\t)${numeric}$`, 'u')
const onlyEnding = new RegExp(`^(?:${numeric}|${ongoing})$`, 'iu')
const endingCell = new RegExp(`^${connector}?\\s*(?:${date}|${ongoing})$`, 'iu')

/**
 * Joins 'June 2022 -' and 'April 2023', 'June 2013' and 'to March 2016' (also in a date column), or 'June 2013',
 * 'to', 'Current'.
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

/** Joins the period in the first text; undefined if none is broken. */
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

function glueOf(one: string, two: string): string | undefined {
  const [end, start] = [one.slice(-EDGE), two.slice(0, EDGE)]
  if (opened.test(end) && ending.test(start)) return ' '
  if (dated.test(end) && connected.test(start)) return ' '
  return onlyNumeric.test(end) && onlyEnding.test(start) ? ' – ' : undefined
}
