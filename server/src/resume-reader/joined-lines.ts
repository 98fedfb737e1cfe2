import type { Line } from './line.ts'

/** Letters; a line this long may have ended at the page's width. */
const LONG = 45
/** Letters of a paragraph. */
const MOST_LETTERS = 5_000

type Joined = { texts: string[]; length: number; last: Line; separators: number }

/** Joins lines of one paragraph or item. */
export function joinWrapped(lines: readonly Line[]): string[] {
  const joined: Joined[] = []
  for (const line of lines) {
    const open = joined.at(-1)
    const separators = line.text.match(/[,;|]/gu)?.length ?? 0
    if (open && goesOn(open, line)) {
      open.texts.push(line.text)
      open.length += line.text.length
      open.separators += separators
      open.last = line
    } else joined.push({ texts: [line.text], length: line.text.length, last: line, separators })
  }
  return joined.map(({ texts }) => texts.join(' '))
}

function goesOn({ last, length, separators }: Joined, next: Line): boolean {
  if (next.isItem || next.isMarked !== last.isMarked || length > MOST_LETTERS) return false
  if (/(?:[,/&(]|\b(?:and|or|of|the|with|in|to|for))$/u.test(last.text)) return true
  if (/^(?:and|or|&) \p{Ll}/u.test(next.text)) return true
  const firstWord = next.text.split(/\s/u, 1)[0] ?? ''
  const isFull = firstWord.length + 1 > last.room
  if (!isFull) return false
  return separators >= 2 || /^[\p{Ll}(]/u.test(next.text) || last.text.length >= LONG
}
