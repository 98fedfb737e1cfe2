import type { Line } from './line.ts'

/** So many letters make a line whose end may be the page's and not the writer's. */
const LONG = 45

/** Lines as their writer meant them: what the page's width broke is whole again, one text for each item or line. */
export function joinWrapped(lines: readonly Line[]): string[] {
  const joined: string[] = []
  let last: Line | undefined
  for (const line of lines) {
    const open = joined.at(-1)
    if (last && open !== undefined && goesOn(open, last, line))
      joined[joined.length - 1] = `${open} ${line.text}`
    else joined.push(line.text)
    last = line
  }
  return joined
}

/** @param text what has been joined up to the line `last` */
function goesOn(text: string, last: Line, next: Line): boolean {
  if (next.isItem || next.isMarked !== last.isMarked) return false
  if (/(?:[,/&(]|\b(?:and|or|of|the|with|in|to|for))$/u.test(text)) return true
  const firstWord = next.text.split(/\s/u, 1)[0] ?? ''
  const isFull = firstWord.length + 1 > last.room
  if (!isFull) return false
  const isList = (text.match(/[,;|]/gu)?.length ?? 0) >= 2
  return isList || /^[\p{Ll}(]/u.test(next.text) || last.text.length >= LONG
}
