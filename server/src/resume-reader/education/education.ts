import { findDate, findPeriod } from '../dates/periods.ts'
import { wordsOf } from '../jobs/job-words.ts'
import type { Line } from '../line.ts'
import { type EducationPart, isDateFirst, isOneLevel, leadingKind, nameFields } from './education-order.ts'
import { type LinePart, MOST_LETTERS, partsOf } from './education-parts.ts'

export type Education = { school: string; degree: string; start: string; end: string }
/** `isPlain`: none of its lines has a bullet. */
type Open = { entry: Education; isPlain: boolean }

const MOST_ENTRIES = 20
/** Letters of joined lines, also the limit for dates. */
const LONGEST_JOINED = 400

type Read = {
  line: Line
  dates: { start: string; end: string } | undefined
  isDated: boolean
  parts: LinePart[]
}

/** As written, in order. If no word shows which is which, the first line is the degree. */
export function readEducation(lines: readonly Line[], now: Date): Education[] {
  const read = nameFields(joinOpenEnds(lines).map((line) => readLine(line, now)))
  const leading = leadingKind(read)
  const isByDate = isDateFirst(read)
  const entries: Education[] = []
  let open: Open | undefined
  let waiting: Read['dates']
  const below = firstBelow(read)
  for (const [index, { line, dates, parts }] of read.entries()) {
    if (line.isItem && isFinished(open)) continue
    const isUnnamed =
      parts.length === 0 && line.isMarked && !line.isItem && (open === undefined || open.entry.degree !== '')
    if (isUnnamed && !dates && line.text.length < 80) parts.push({ kind: 'degree', text: line.text })
    // A line with both is an entry. A line with one completes the entry above, unless entries begin with it.
    const isWhole = new Set(parts.map(({ kind }) => kind)).size > 1
    const begins = ({ kind }: EducationPart) =>
      isWhole || kind === leading || (isByDate && waiting !== undefined)
    let first: Education | undefined
    for (const [place, part] of parts.entries()) {
      if (first && isEcho(first, part)) continue
      if (!first && open && isSaidAgain(open.entry, part, parts[place + 1] ?? below[index], leading)) continue
      if (!open || open.entry[part.kind] || !fits(open.entry, part) || (!first && begins(part))) {
        open = { entry: { school: '', degree: '', start: '', end: '' }, isPlain: true }
        entries.push(open.entry)
      }
      open.entry[part.kind] = part.text
      open.isPlain &&= !line.isItem
      first ??= open.entry
      if (waiting && open.entry.end === '') Object.assign(open.entry, waiting)
      waiting = undefined
    }
    const dated = first ?? open?.entry
    if (dates && dated && dated.end === '') Object.assign(dated, dates)
    else if (dates && parts.length === 0) waiting = dates
  }
  const first = lines.map(({ text }) => text.replaceAll('\t', ' ')).find((text) => /\p{L}{3}/u.test(text))
  if (entries.length === 0 && first)
    return [{ school: '', degree: first.slice(0, MOST_LETTERS), start: '', end: '' }]
  return withoutRepeats(entries).slice(0, MOST_ENTRIES)
}

/** Lines that end in an incomplete phrase: 'Bachelor of'. */
function joinOpenEnds(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isOpen = last && /\s(?:and|of|in|for|the|with)$/u.test(last.text) && !line.isItem
    if (isOpen && last.text.length + line.text.length < LONGEST_JOINED)
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}`, room: line.room }
    else joined.push(line)
  }
  return joined
}

function readLine(line: Line, now: Date): Read {
  if (isSentence(line))
    return { line: { ...line, isMarked: false }, dates: undefined, isDated: false, parts: [] }
  const found = findPeriod(line.text, now)
  const date = findDate(line.text)
  const dates = found
    ? { start: found.period.start, end: found.period.end }
    : date
      ? { start: '', end: date }
      : undefined
  return { line, dates, isDated: dates !== undefined, parts: partsOf(found ? found.rest : line.text) }
}

/** Bullets below a complete entry are details, such as awards and courses. */
function isFinished(open: Open | undefined): boolean {
  return open !== undefined && open.isPlain && open.entry.degree !== '' && open.entry.school !== ''
}

function fits({ degree, school }: Education, part: EducationPart): boolean {
  return isOneLevel(part, { kind: 'degree', text: degree || part.text }, { kind: 'school', text: school })
}

function firstBelow(read: readonly { parts: readonly EducationPart[] }[]): (EducationPart | undefined)[] {
  let next: EducationPart | undefined
  return read
    .toReversed()
    .map(({ parts }) => {
      const below = next
      next = parts[0] ?? next
      return below
    })
    .toReversed()
}

/**
 * Whether a part repeats the entry: its school if entries begin with degrees, or its degree if no other school
 * follows.
 */
function isSaidAgain(
  entry: Education,
  part: EducationPart,
  next: EducationPart | undefined,
  leading: EducationPart['kind'] | undefined,
): boolean {
  const isWhole = entry.degree !== '' && entry.school !== ''
  if (!isWhole || !isEcho(entry, part)) return false
  return part.kind === 'school' ? leading === 'degree' : next?.kind !== 'school' || isEcho(entry, next)
}

function isSentence({ text }: Line): boolean {
  const words = wordsOf(text).length
  return (
    /\bI \p{Ll}|\bmy\b/u.test(text) ||
    (words > 6 && /^\p{Ll}/u.test(text)) ||
    (words > 12 && text.endsWith('.')) ||
    (words > 6 && /\s\p{Ll}{4,}\.$/u.test(text))
  )
}

function isEcho(entry: Education, { kind, text }: EducationPart): boolean {
  const [held, said] = [plainWords(entry[kind]), plainWords(text)]
  return held !== '' && (held.includes(said) || said.startsWith(held))
}

/** Drops repeated entries: forms may ask twice. */
function withoutRepeats(entries: readonly Education[]): Education[] {
  const seen = new Set<string>()
  return entries.filter(({ school, degree }) => {
    const key = `${plainWords(degree)} @ ${plainWords(school)}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** 'BS: Nursing' and 'BS in Nursing' are the same. */
function plainWords(text: string): string {
  return wordsOf(text)
    .filter((word) => word !== 'in')
    .join(' ')
}
