/** Characters to either side of the words that a quote may take along. */
const NEAR = 70

/** The words at a place with what belongs to them in their sentence, on one line. */
export function quoteAround(text: string, from: number, to: number): string {
  const before = text.slice(Math.max(0, from - NEAR), from)
  const breaks = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), before.lastIndexOf('! '))
  const isCut = breaks < 0 && from > NEAR
  const start = from - before.length + (isCut ? before.indexOf(' ') + 1 : breaks + 1)
  const behind = text.slice(to, to + NEAR)
  const end =
    /\n|[.!?](?:\s|$)/u.exec(behind)?.index ?? (behind.length < NEAR ? NEAR : behind.lastIndexOf(' '))
  return text
    .slice(start, to + Math.max(0, end))
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** What stands right before a place, in its sentence. */
export function leadOf(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - NEAR), at)
  return before.slice(
    Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), before.lastIndexOf('! ')) + 1,
  )
}

/** What stands right behind a place, in its sentence. */
export function tailOf(text: string, at: number): string {
  const behind = text.slice(at, at + NEAR)
  const end = /\n|[.!?]\s/u.exec(behind)?.index
  return behind.slice(0, end ?? NEAR)
}
