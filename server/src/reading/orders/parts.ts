/** No description is longer; the rest is not read. */
const MAX_TEXT = 200_000
/** Longer ones are cut. */
const LONGEST = 600

export type Part = {
  /** With straight quotes and plain spaces; as long as in the text. */
  text: string
  /** In the whole text, in UTF-16 units. */
  start: number
  end: number
  /** Counts only lines with words. */
  line: number
  isFirst: boolean
  /** A bullet, a number or the rest of one. */
  isItem: boolean
  number: number | null
  /** '1' for a number, 'a' for a letter, otherwise the mark itself. */
  mark: string
}

const bullet =
  /^[\s>*]*(?:[•●▪◦‣·○■□✓✔➤►→*+–—-]+|-?>+|\?{1,4}(?=[\sA-Z"])|o(?=\s)|(?:step\s*)?\(?\d{1,2}[.):]\)?(?!\d)|\d{1,2}(?:\uFE0F?\u20E3|\?{2,3}(?=\s))|\(?[a-h][.)]|\p{Extended_Pictographic}\uFE0F?)(?:\s|(?=[\p{L}"[*]|(?<=[-•–*])\d{1,2}(?:-\d{1,2})? \p{L}))/iu

/** What a missing thing costs an applicant. */
export const CONSEQUENCE =
  'no (?:interviews?|call ?backs?|calls? back|repl(?:y|ies)|responses?|hir(?:e|ing)|jobs?|considerations?|chances?|applications?|entry|reviews?|shortlist\\w*)\\b'

/** A line broken at a fixed width, within a sentence. */
const wrapped = /\n(?=\p{Ll}[\p{Ll}']* )(?<=[^\n]{60}[\p{Ll},]\n)/gu

export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let start = 0
  let line = 0
  for (const raw of text.slice(0, MAX_TEXT).replaceAll(wrapped, ' ').split('\n')) {
    if (/[\p{L}\d]/u.test(raw)) {
      pushSentences(parts, raw, start, line)
      line += 1
    }
    start += raw.length + 1
  }
  return parts
}

/** Not after 'e.g.' or the number of a step. */
const ends =
  /[.!?](?<!\b(?:e\.g|i\.?e|etc|vs|mr|ms|mrs|dr|no|approx|min|\d|[a-h])[.!?])["”)*]*\s+(?=["“'(*[•–-]{0,3}[\p{Lu}\d])|(?<=hidden by the board\])\s+(?=\p{Lu}\p{Ll}+ (?:an?|the|your|us|me|in|this)\b)/gu

/** Fast check: most lines are one sentence. */
const mayEnd = /[.!?\]]["”)*]*\s/u

function pushSentences(parts: Part[], raw: string, lineStart: number, line: number): void {
  const bulleted = bullet.exec(raw)?.[0] ?? ''
  const mark = bulleted.length
  const counted = /\d{1,2}/u.exec(bulleted)?.[0]
  const kind = counted === undefined ? bulleted.trim().replace(/^\(?[a-h][.)]$/iu, 'a') : '1'
  const cuts = [...(mayEnd.test(raw) ? raw.slice(mark).matchAll(ends) : [])]
    .map((cut) => mark + cut.index + cut[0].length)
    .filter((cut) => !isQuoted(raw, cut) && !isCondition(raw, cut))
  let from = mark
  for (const to of [...cuts, raw.length]) {
    const piece = raw.slice(from, Math.min(to, from + LONGEST))
    const text = narrow(plain(piece.trim()))
    const start = lineStart + from + piece.length - piece.trimStart().length
    if (text !== '')
      parts.push({
        text,
        start,
        end: start + text.length,
        line,
        isFirst: from === mark,
        isItem: mark > 0,
        number: counted === undefined ? null : Number(counted),
        mark: kind,
      })
    from = to
  }
}

const isConsequence = new RegExp(`^${CONSEQUENCE}`, 'iu')

const QUOTE = 150
/** As in: How do you answer "Where is it?! I wait!" */
const isQuoted = (raw: string, at: number) =>
  /(?:^|[\s(:])["“][^"“”]{1,150}$/u.test(raw.slice(Math.max(0, at - QUOTE), at)) &&
  /^[^"“”]{0,149}[!?.,\p{L}\d]["”]/u.test(raw.slice(at, at + QUOTE))

/** 'No resume? No interview.' asks by both of its sentences. */
const isCondition = (raw: string, at: number) =>
  /\bno [^.!?]{2,40}[.!?]\s+$/iu.test(raw.slice(Math.max(0, at - 48), at)) &&
  isConsequence.test(raw.slice(at, at + 40))

const plain = (text: string) =>
  text
    .replaceAll(/[’‘`]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll("''", '""')
    .replaceAll(/[^\S ]|\u200b/g, ' ')

/** Without wide characters, in half the memory: patterns read it in two thirds of the time. */
const narrow = (text: string) =>
  /[\u0100-\uffff]/.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1')
