import { type Line, roomAfter } from '../line.ts'
import { isSeparator } from './docx-runs.ts'
import { makePlain, takeBullet } from './plain-text.ts'
import { MOST_LETTERS_IN_A_LINE, MOST_LINES } from './text-limits.ts'

type Paragraph = {
  text: string
  size: number
  bold: number
  letters: number
  isItem: boolean
  isHeading: boolean
}

const newParagraph = (): Paragraph => ({
  text: '',
  size: 0,
  bold: 0,
  letters: 0,
  isItem: false,
  isHeading: false,
})

/**
 * Reads WordprocessingML tag by tag, without recursion or custom entities, so no XML is slow or large. Drops deleted
 * text and fallbacks. A table row of one-line cells is one line with tabs; other cells are read in order.
 */
export function readWordXml(xml: string): Line[] {
  const lines: Line[] = []
  const open: Paragraph[] = []
  const cells: { row: Line[][] }[] = []
  let run = { bold: false, size: 0, isHidden: false }
  let skipping = 0
  const add = (line: Line) => {
    const row = cells.at(-1)?.row
    const cell = row?.at(-1)
    if (cell) cell.push(line)
    else lines.push(line)
  }
  const write = (text: string) => {
    const paragraph = open.at(-1)
    if (!paragraph || run.isHidden || paragraph.text.length > MOST_LETTERS_IN_A_LINE) return
    paragraph.text += text
    paragraph.letters += text.length
    if (run.bold) paragraph.bold += text.length
    paragraph.size = Math.max(paragraph.size, run.size)
  }
  for (const { name, attributes, isEnd, isEmpty, text } of tagsOf(xml)) {
    if (lines.length >= MOST_LINES) break
    if (name === 'mc:Fallback' || name === 'w:del' || name === 'w:pPrChange' || name === 'w:rPrChange') {
      if (!isEmpty) skipping += isEnd ? -1 : 1
      continue
    }
    if (skipping > 0) continue
    const paragraph = open.at(-1)
    if (name === 'w:p' && isEmpty) continue
    if (name === 'w:p' && !isEnd) open.push(newParagraph())
    else if (name === 'w:p') {
      const ended = open.pop()
      if (ended) for (const line of linesOf(ended)) add(line)
    } else if (name === 'w:tr' && !isEmpty) {
      if (!isEnd) cells.push({ row: [] })
      else for (const line of joinCells(cells.pop()?.row ?? [])) add(line)
    } else if (name === 'w:tc' && !isEnd) cells.at(-1)?.row.push([])
    else if (name === 'w:r' && !isEnd) run = { bold: false, size: 0, isHidden: false }
    else if (name === 'w:b') run.bold = !isOff(attributes)
    else if (name === 'w:vanish') run.isHidden = !isOff(attributes)
    else if (name === 'w:sz') run.size = Number(/w:val="(\d+)"/u.exec(attributes)?.[1] ?? 0) / 2
    else if (name === 'w:pStyle' && paragraph) {
      paragraph.isHeading = /heading|title/iu.test(attributes)
      paragraph.isItem ||= /list/iu.test(attributes)
    } else if (name === 'w:numPr' && paragraph) paragraph.isItem = true
    else if (name === 'w:t' && !isEnd) write(text)
    else if (name === 'w:tab' && attributes === '') write('\t')
    else if (name === 'w:br' || name === 'w:cr') write('\n')
    else if (name === 'w:noBreakHyphen') write('-')
  }
  return lines
}

const isOff = (attributes: string) => /w:val="(0|false|off|none)"/u.test(attributes)

function linesOf(paragraph: Paragraph): Line[] {
  const isBold = paragraph.bold > 0.6 * paragraph.letters
  return makePlain(paragraph.text)
    .split('\n')
    .flatMap((part) => {
      const { text, isItem } = takeBullet(
        part
          .replace(/ *\t[\t ]*/gu, '\t')
          .replace(/ {2,}/gu, ' ')
          .trim(),
      )
      if (!/[\p{L}\p{N}]/u.test(text) && !isSeparator(text)) return []
      const isMarked = isBold || paragraph.isHeading
      return [
        { text, size: paragraph.size, isMarked, isItem: isItem || paragraph.isItem, room: roomAfter(text) },
      ]
    })
}

/** With tabs if each cell has one line, else the cells' lines in order. */
function joinCells(row: readonly Line[][]): Line[] {
  const filled = row.filter((cell) => cell.length > 0)
  const first = filled[0]?.[0]
  const isOneLine = first !== undefined && filled.length > 1 && filled.every((cell) => cell.length === 1)
  if (!isOneLine) return filled.flat()
  return [
    {
      ...first,
      text: filled
        .flat()
        .map(({ text }) => text)
        .join('\t'),
    },
  ]
}

type Tag = { name: string; attributes: string; isEnd: boolean; isEmpty: boolean; text: string }

/** `text` is the text up to the next tag. */
function* tagsOf(xml: string): Generator<Tag> {
  let start = xml.indexOf('<')
  while (start >= 0) {
    const end = xml.indexOf('>', start)
    if (end < 0) return
    const next = xml.indexOf('<', end)
    const inside = xml.slice(start + 1, end)
    const isEnd = inside.startsWith('/')
    const isEmpty = inside.endsWith('/')
    const whole = inside.slice(isEnd ? 1 : 0, isEmpty ? -1 : undefined)
    const space = whole.search(/\s/u)
    yield {
      name: space < 0 ? whole : whole.slice(0, space),
      attributes: space < 0 ? '' : whole.slice(space + 1).trim(),
      isEnd,
      isEmpty,
      text: decodeEntities(xml.slice(end + 1, next < 0 ? undefined : next)),
    }
    start = next
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name)] ?? whole
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
