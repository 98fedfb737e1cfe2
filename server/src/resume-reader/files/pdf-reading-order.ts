import { kindOfHeading } from '../headings.ts'
import type { Line } from '../line.ts'
import { type Columns, partIntoColumns } from './pdf-columns.ts'
import type { Fragment } from './pdf-fragments.ts'
import { takeBullet } from './plain-text.ts'

/**
 * Lines in reading order, which is mostly the file's. If that jumps about the page or between columns, positions
 * decide.
 */
export function linesOfPages(pages: readonly (readonly Fragment[])[]): Line[] {
  const isByPlace = pages.some((page) => jumpsAbout(page) || drawsAcross(page))
  const bodyFont = mostCommonFont(pages.flat())
  const ordered = isByPlace ? joinColumnsOverPages(pages.map(partIntoColumns)) : pages
  const lines = ordered.flatMap((fragments) => {
    const pageRight = fragments.reduce((right, fragment) => Math.max(right, fragment.right), 0)
    const rows = isByPlace ? rowsByHeight(fragments) : joinRows(fragments)
    return rows.map((row) => lineOf(row, { bodyFont, limit: rightLimit(row, fragments, pageRight) }))
  })
  return lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !/^page \d+( of \d+)?$/iu.test(text))
}

/** If columns continue on the next page, the left one is read over both pages first. */
function joinColumnsOverPages(pages: readonly Columns[]): Fragment[][] {
  const ordered: Fragment[][] = []
  let right: { gutter: number; parts: Fragment[][] } | undefined
  for (const page of pages) {
    const goesOn = right && page.kind === 'columns' && Math.abs(page.gutter - right.gutter) < 4
    if (right && !(goesOn && page.kind === 'columns' && page.above.length === 0)) {
      ordered.push(...right.parts)
      right = undefined
    }
    if (page.kind === 'whole') ordered.push(...page.parts)
    else {
      ordered.push(...page.above, ...page.left)
      right = { gutter: page.gutter, parts: [...(right?.parts ?? []), ...page.right] }
      if (page.below.length > 0) {
        ordered.push(...right.parts, ...page.below)
        right = undefined
      }
    }
  }
  return [...ordered, ...(right?.parts ?? [])]
}

type Row = Fragment[]

function joinRows(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = []
  for (const fragment of fragments) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && isSameLine(last, fragment) && fragment.left >= last.right - last.size)
      row.push(fragment)
    else rows.push([fragment])
  }
  return rows
}

function rowsByHeight(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = []
  for (const fragment of [...fragments].sort((one, two) => two.y - one.y)) {
    const row = rows.at(-1)
    if (row?.[0] && isSameLine(row[0], fragment)) row.push(fragment)
    else rows.push([fragment])
  }
  for (const row of rows) row.sort((one, two) => one.left - two.left)
  return rows
}

function isSameLine(one: Fragment, two: Fragment): boolean {
  return Math.abs(one.y - two.y) < 0.4 * Math.max(one.size, two.size, 1)
}

/** A jump upward, other than into a column further right, is not the reader's order. */
function jumpsAbout(fragments: readonly Fragment[]): boolean {
  return fragments.some((fragment, index) => {
    const before = fragments[index - 1]
    if (!before) return false
    const isUpward = fragment.y > before.y + 0.8 * before.size
    return isUpward && fragment.left < before.left + before.size
  })
}

/** Lines that begin at one place are a column from this count on. */
const LEAST_ROWS = 5

/**
 * Whether the file's order crosses two columns line by line: text at the same place right of many lines, with
 * headings among it (a date column has none).
 */
function drawsAcross(fragments: readonly Fragment[]): boolean {
  const columns = new Map<number, Fragment[]>()
  for (const [index, fragment] of fragments.entries()) {
    const before = fragments[index - 1]
    if (!before || !isSameLine(before, fragment) || fragment.left < before.right) continue
    const place = Math.round(fragment.left)
    columns.set(place, [...(columns.get(place) ?? []), fragment])
  }
  return [...columns.values()].some(
    (column) => column.length >= LEAST_ROWS && column.some(({ text }) => kindOfHeading(text) !== undefined),
  )
}

function mostCommonFont(fragments: readonly Fragment[]): string {
  const letters = new Map<string, number>()
  for (const { font, text } of fragments) letters.set(font, (letters.get(font) ?? 0) + text.length)
  return [...letters].sort(([, one], [, two]) => two - one)[0]?.[0] ?? ''
}

/** In points: the text to its right, else the right edge of the text. */
function rightLimit(row: Row, fragments: readonly Fragment[], pageRight: number): number {
  const last = row.at(-1)
  if (!last) return pageRight
  const near = 3 * last.size
  return fragments.reduce(
    (limit, other) =>
      other.left > last.right && Math.abs(other.y - last.y) < near ? Math.min(limit, other.left) : limit,
    pageRight,
  )
}

function lineOf(row: Row, page: { bodyFont: string; limit: number }): Line {
  const first = row[0]
  const last = row.at(-1)
  const { text, isItem } = takeBullet(row.map((fragment) => fragment.text).join('\t'))
  const letters = row.reduce((sum, fragment) => sum + fragment.text.length, 0)
  const width = row.reduce((sum, fragment) => sum + fragment.right - fragment.left, 0)
  return {
    // The file may set punctuation as its own piece.
    text: text.trim().replace(/ (?=[,;:](?:\s|$))/gu, ''),
    size: row.reduce((size, fragment) => Math.max(size, fragment.size), 0),
    isMarked: first !== undefined && first.font !== page.bodyFont,
    isItem,
    room: width > 0 && last ? Math.max(0, ((page.limit - last.right) / width) * letters) : 0,
  }
}
