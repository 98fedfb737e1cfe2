/** No description is longer; what is beyond is not read. */
const MAX_TEXT = 200_000
/** A longer sentence is read up to here, so that no pattern has much to look at. */
const LONGEST = 600

/** One sentence of a text, as it stands there. */
export type Part = {
  /** With straight quotes and plain spaces, letter for letter as long as in the text. */
  text: string
  /** Where it begins in the whole text, counted as JavaScript counts. */
  start: number
  /** Its line, counting only those with words. */
  line: number
  /** It begins its line. */
  isFirst: boolean
  /** Its line begins with a bullet, a number or what is left of one. */
  isItem: boolean
  /** Nothing stood between this line and the one before. */
  isClose: boolean
}

const bullet =
  /^[\s>*]*(?:[•●▪◦‣·○■□✓✔➤►→*+–—-]+|-?>+|\?{1,4}(?=[\sA-Z"])|o(?=\s)|(?:step\s*)?\(?\d{1,2}[.):](?!\d)|\(?[a-h][.)]|\p{Extended_Pictographic}\uFE0F?)(?:\s|(?=[\p{L}"[*]))/iu

/** A text's sentences, in order. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let start = 0
  let line = 0
  let isClose = false
  for (const raw of text.slice(0, MAX_TEXT).split('\n')) {
    const mark = bullet.exec(raw)?.[0].length ?? 0
    if (/[\p{L}\d]/u.test(raw)) {
      pushSentences(parts, raw, { start, mark, line, isClose })
      line += 1
      isClose = true
    } else isClose = false
    start += raw.length + 1
  }
  return parts
}

/** Where a sentence ends: not after 'e.g.' or the number of a step. */
const ends =
  /(?<!\b(?:e\.g|i\.e|etc|vs|mr|ms|mrs|dr|no|approx|min|\d|[a-h]))[.!?]["”)*]*\s+(?=["“'(*[•–-]{0,3}[\p{Lu}\d])/gu

function pushSentences(
  parts: Part[],
  raw: string,
  at: { start: number; mark: number; line: number; isClose: boolean },
): void {
  let from = at.mark
  const cuts = [...raw.slice(at.mark).matchAll(ends)].map((cut) => at.mark + cut.index + cut[0].length)
  for (const to of [...cuts, raw.length]) {
    const piece = raw.slice(from, Math.min(to, from + LONGEST))
    const lead = piece.length - piece.trimStart().length
    const text = plain(piece.trim())
    if (text !== '') {
      const isFirst = from === at.mark
      parts.push({
        text,
        start: at.start + from + lead,
        line: at.line,
        isFirst,
        isItem: at.mark > 0,
        isClose: at.isClose,
      })
    }
    from = to
  }
}

const plain = (text: string) =>
  text
    .replaceAll(/[’‘`]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll("''", '""')
    .replaceAll(/[\s\u200b]/gu, ' ')
