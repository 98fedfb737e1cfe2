/** Characters on either side. */
const NEAR = 70

/** Takes more of the sentence along, on one line. */
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

export function leadOf(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - NEAR), at)
  return before.slice(
    Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), before.lastIndexOf('! ')) + 1,
  )
}

export function tailOf(text: string, at: number): string {
  const behind = text.slice(at, at + NEAR)
  const end = /\n|[.!?]\s/u.exec(behind)?.index
  return behind.slice(0, end ?? NEAR)
}
