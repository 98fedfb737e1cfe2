import { type EducationPart, MOST_LETTERS, partsOf } from './education-parts.ts'
import { wordsOf } from './job-words.ts'
import type { Line } from './line.ts'
import { findDate, findPeriod } from './periods.ts'

export type Education = { school: string; degree: string; start: string; end: string }

const MOST_ENTRIES = 20

/** A line with its date and what it names. */
type Read = { line: Line; dates: { start: string; end: string } | undefined; parts: EducationPart[] }

/** Schools and degrees as written, in the resume's order. If no word tells a school or a degree, the first line is the degree. */
export function readEducation(lines: readonly Line[], now: Date): Education[] {
  const read = lines.filter((line) => !isSentence(line)).map((line) => readLine(line, now))
  const leading = leadingKind(read)
  const entries: Education[] = []
  let open: Education | undefined
  let waiting: Read['dates']
  for (const { line, dates, parts } of read) {
    const isUnnamed =
      parts.length === 0 && line.isMarked && !line.isItem && (open === undefined || open.degree !== '')
    if (isUnnamed && !dates && line.text.length < 80) parts.push({ kind: 'degree', text: line.text })
    // A line that names both is an entry of its own. A line with one of them completes the entry above if that lacks it,
    // unless it is what this resume begins its entries with.
    const isWhole = kindsOf(parts).length > 1
    let first: Education | undefined
    for (const [place, part] of parts.entries()) {
      if (first && isEcho(first, part)) continue
      const isNext = place === 0 && (isWhole || part.kind === leading)
      if (!open || open[part.kind] || isNext) {
        open = { school: '', degree: '', start: '', end: '' }
        entries.push(open)
      }
      open[part.kind] = part.text
      first ??= open
      if (waiting && open.end === '') Object.assign(open, waiting)
      waiting = undefined
    }
    const dated = first ?? open
    if (dates && dated && dated.end === '') Object.assign(dated, dates)
    else if (dates && parts.length === 0) waiting = dates
  }
  const first = lines.map(({ text }) => text.replaceAll('\t', ' ')).find((text) => /\p{L}{3}/u.test(text))
  if (entries.length === 0 && first)
    return [{ school: '', degree: first.slice(0, MOST_LETTERS), start: '', end: '' }]
  return withoutRepeats(entries).slice(0, MOST_ENTRIES)
}

function readLine(line: Line, now: Date): Read {
  const found = findPeriod(line.text, now)
  const date = findDate(line.text)
  const dates = found
    ? { start: found.period.start, end: found.period.end }
    : date
      ? { start: '', end: date }
      : undefined
  return { line, dates, parts: partsOf(found ? found.rest : line.text) }
}

const kindsOf = (parts: readonly EducationPart[]) => [...new Set(parts.map(({ kind }) => kind))]

/**
 * What a resume begins its entries with, where school and degree have a line each; undefined where neither follows the
 * other more often.
 */
function leadingKind(read: readonly Read[]): EducationPart['kind'] | undefined {
  let degreesFirst = 0
  let before: string | undefined
  for (const kinds of read.map(({ parts }) => kindsOf(parts)).filter((some) => some.length > 0)) {
    const kind = kinds.length === 1 ? kinds[0] : undefined
    if (kind && before && kind !== before) degreesFirst += kind === 'school' ? 1 : -1
    before = kind
  }
  return degreesFirst === 0 ? undefined : degreesFirst > 0 ? 'degree' : 'school'
}

/** Whether a line tells of somebody's studies in a sentence. */
function isSentence({ text }: Line): boolean {
  const words = wordsOf(text).length
  return (
    /\bI \p{Ll}|\bmy\b/u.test(text) ||
    (words > 6 && /^\p{Ll}/u.test(text)) ||
    (words > 12 && text.endsWith('.'))
  )
}

/** Whether a part says the same again as an entry of its own line. */
function isEcho(entry: Education, { kind, text }: EducationPart): boolean {
  const [held, said] = [plainWords(entry[kind]), plainWords(text)]
  return held !== '' && (held.includes(said) || said.startsWith(held))
}

/** The entries without those that say the same as one before, as forms do that ask twice. */
function withoutRepeats(entries: readonly Education[]): Education[] {
  const seen = new Set<string>()
  return entries.filter(({ school, degree }) => {
    const key = `${plainWords(degree)} @ ${plainWords(school)}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** A text's words blind to what stands between them: 'BS: Nursing' and 'BS in Nursing' are the same. */
function plainWords(text: string): string {
  return wordsOf(text)
    .filter((word) => word !== 'in')
    .join(' ')
}
