import { kindOfHeading } from '../headings.ts'
import type { Fragment } from './pdf-fragments.ts'

/** More would take long; a resume's page has fewer. */
const MOST_ROWS = 250
/** Points; a narrower strip is a space between words. */
const LEAST_GUTTER = 9
/** Rows needed on each side of a gutter. */
const LEAST_ROWS = 4
/** Points; bullets and paragraphs of a column are indented no more. */
const MOST_INDENT = 40

/** In reading order. */
export type Columns =
  | { kind: 'whole'; parts: Fragment[][] }
  | {
      kind: 'columns'
      gutter: number
      above: Fragment[][]
      left: Fragment[][]
      right: Fragment[][]
      below: Fragment[][]
    }

/** Each part may hold columns again. */
export function partIntoColumns(fragments: readonly Fragment[]): Columns {
  return part(snapToRows(fragments), 0)
}

/** Gives fragments of nearly equal heights the same row. */
function snapToRows(fragments: readonly Fragment[]): Fragment[] {
  let row = Number.POSITIVE_INFINITY
  return [...fragments]
    .sort((one, two) => two.y - one.y || one.place - two.place)
    .map((fragment) => {
      if (row - fragment.y > 0.3 * fragment.size) row = fragment.y
      return { ...fragment, y: row }
    })
}

function part(fragments: readonly Fragment[], depth: number): Columns {
  const rows = [...new Set(fragments.map((fragment) => fragment.y))].sort((one, two) => two - one)
  const band = depth < 4 && rows.length <= MOST_ROWS ? tallestBand(fragments, rows) : undefined
  if (!band) return { kind: 'whole', parts: fragments.length > 0 ? [[...fragments]] : [] }
  const { top, bottom, gutter } = band
  const partOf = (belongs: (fragment: Fragment) => boolean) =>
    flatten(part(fragments.filter(belongs), depth + 1))
  return {
    kind: 'columns',
    gutter,
    above: partOf(({ y }) => y > top),
    left: partOf(({ y, left }) => y <= top && y >= bottom && left < gutter),
    right: partOf(({ y, left }) => y <= top && y >= bottom && left >= gutter),
    below: partOf(({ y }) => y < bottom),
  }
}

function flatten(columns: Columns): Fragment[][] {
  return columns.kind === 'whole'
    ? columns.parts
    : [...columns.above, ...columns.left, ...columns.right, ...columns.below]
}

/** Heights in points; rows of both columns. */
type Band = { top: number; bottom: number; gutter: number; rows: number }

function tallestBand(fragments: readonly Fragment[], rows: readonly number[]): Band | undefined {
  let best: Band | undefined
  for (const gutter of possibleGutters(fragments)) {
    for (const band of bandsAlong(gutter, fragments, rows)) if (band.rows > (best?.rows ?? 0)) best = band
  }
  return best
}

/** Just left of a place where several lines begin. */
function possibleGutters(fragments: readonly Fragment[]): number[] {
  const beginnings = new Map<number, number>()
  for (const { left } of fragments) {
    const place = Math.round(left)
    beginnings.set(place, (beginnings.get(place) ?? 0) + 1)
  }
  const leftmost = Math.min(...beginnings.keys())
  return [...beginnings]
    .filter(([place, count]) => count >= LEAST_ROWS - 1 && place > leftmost + 20)
    .sort(([, one], [, two]) => two - one)
    .slice(0, 12)
    .map(([place]) => place - 1)
}

/**
 * Rows that leave a gutter empty. Cuts off rows at either end with nothing right of it, such as a heading above two
 * columns.
 */
function bandsAlong(gutter: number, fragments: readonly Fragment[], rows: readonly number[]): Band[] {
  const crossed = new Set(fragments.filter((fragment) => crosses(fragment, gutter)).map(({ y }) => y))
  const beginnings = new Map<number, Fragment>()
  for (const fragment of fragments) {
    const { left = Number.POSITIVE_INFINITY } = beginnings.get(fragment.y) ?? {}
    if (fragment.left >= gutter && fragment.left < left) beginnings.set(fragment.y, fragment)
  }
  // A date at the right margin is no column.
  const margin = fragments.reduce((most, { right }) => Math.max(most, right), 0)
  for (const { y, left } of fragments) {
    const beginning = beginnings.get(y)
    if (left < gutter && beginning && isAtMargin(beginning, gutter, margin)) crossed.add(y)
  }

  const isBeginning = (fragment: Fragment | undefined) => fragment !== undefined && fragment.left < gutter + 6
  const bands: Band[] = []
  let open: number[] = []
  const close = (isEnd: boolean) => {
    const first = open.length === rows.length ? 0 : open.findIndex((y) => isBeginning(beginnings.get(y)))
    const last = isEnd ? open.length - 1 : open.findLastIndex((y) => isBeginning(beginnings.get(y)))
    const band = first < 0 ? undefined : measureBand(gutter, fragments, open.slice(first, last + 1))
    if (band) bands.push(band)
    open = []
  }
  for (const y of rows) {
    if (crossed.has(y)) close(false)
    else open.push(y)
  }
  close(true)
  return bands
}

function isAtMargin({ left, right, text }: Fragment, gutter: number, margin: number): boolean {
  return left > gutter + MOST_INDENT || (left > gutter + 6 && right > margin - 3 && /\d/u.test(text))
}

function crosses({ left, right }: Fragment, gutter: number): boolean {
  return left < gutter && right > gutter - LEAST_GUTTER
}

function measureBand(
  gutter: number,
  fragments: readonly Fragment[],
  rows: readonly number[],
): Band | undefined {
  const [top, bottom] = [rows[0], rows.at(-1)]
  if (top === undefined || bottom === undefined) return undefined
  const within = fragments.filter(({ y }) => y <= top && y >= bottom)
  const left = within.filter((fragment) => fragment.left < gutter)
  const leftRows = new Set(left.map(({ y }) => y)).size
  const rightRows = new Set(within.filter((fragment) => fragment.left >= gutter).map(({ y }) => y)).size
  if (leftRows < LEAST_ROWS || rightRows < LEAST_ROWS || isMarginOfHeadings(left)) return undefined
  return { top, bottom, gutter, rows: leftRows + rightRows }
}

/** Headings on the left belong to the rows beside them. */
function isMarginOfHeadings(left: readonly Fragment[]): boolean {
  return left.filter(({ text }) => kindOfHeading(text) !== undefined).length > left.length / 2
}
