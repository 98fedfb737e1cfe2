import { wordsOf } from '../jobs/job-words.ts'
import type { LinePart } from './education-parts.ts'

/** A school or a degree in the section about education. */
export type EducationPart = { kind: 'school' | 'degree'; text: string }
/** A line with what it names, and whether it has a date. */
type Named<Kind> = { readonly parts: Kind[]; readonly isDated: boolean }

const words =
  "bachelor|bachelors|bachelor[’']s|master|masters|master[’']s|associate|associates|associate[’']s|doctor|degree|of|in|arts?|sciences?|applied|philosophy|fine"
/** A degree that does not say what was studied: 'Bachelor of Science', 'Ph.D.' */
const bare = new RegExp(
  `^(?:(?:${words})(?:\\s+|$))+$|^(?:ph\\.?\\s?d|[bma]\\.?\\s?(?:sc?|a|ed|com))\\.?$`,
  'iu',
)
const highSchool = /\bhigh school\b|\bged\b|\b(?:junior|senior) high\b/iu

/**
 * The lines with each field of study joined to its degree: below a degree that lacks it, or alone above a school.
 * Repetitions are left out.
 */
export function nameFields<Line extends Named<LinePart>>(
  lines: readonly Line[],
): (Omit<Line, 'parts'> & Named<EducationPart>)[] {
  const named = lines.map((line) => ({ ...line, parts: [] as EducationPart[] }))
  const all = lines.flatMap(({ parts }, index) =>
    parts.map((part, place) => ({ part, index, isFirst: place === 0 })),
  )
  let [before, beforeThat]: (EducationPart | undefined)[] = []
  for (const [place, { part, index, isFirst }] of all.entries()) {
    const { kind, text } = part
    if (kind === 'field') {
      const isBare = before?.kind === 'degree' && bare.test(before.text)
      const isRepeated = [before, beforeThat].some(
        (one) => one?.kind === 'degree' && holdsWords(one.text, text),
      )
      if (isBare && before) before.text = `${before.text} ${text}`
      const isAboveSchool = isFirst && all[place + 1]?.part.kind === 'school'
      if (isBare || isRepeated || !isAboveSchool) continue
    }
    const own: EducationPart = { kind: kind === 'school' ? 'school' : 'degree', text }
    named[index]?.parts.push(own)
    beforeThat = before
    before = own
  }
  return named
}

/** Whether a text holds all words of another. */
function holdsWords(text: string, other: string): boolean {
  const held = new Set(wordsOf(text))
  return wordsOf(other).every((word) => held.has(word))
}

/**
 * What a resume's entries begin with. Decided by the first of: lines that name both; what stands between two dates;
 * more pairs directly below each other, then with other lines left out; what comes first.
 */
export function leadingKind(lines: readonly Named<EducationPart>[]): EducationPart['kind'] | undefined {
  const all = lines.flatMap(({ parts }) => parts)
  const votes =
    countVotes(lines.map(({ parts }) => parts)) ||
    countVotes(segmentsOf(lines)) ||
    comparePairs(withGaps(lines)) ||
    comparePairs(all)
  if (votes !== 0) return votes > 0 ? 'degree' : 'school'
  const [first] = all
  if (!first || lines[0]?.parts.length || lines[0]?.isDated) return first?.kind
  // What stands above the first school and is not known is its degree, and the other way round.
  return first.kind === 'school' ? 'degree' : 'school'
}

/** How many of the groups begin with a degree and go on with its school, less those the other way round. */
function countVotes(groups: readonly (readonly EducationPart[])[]): number {
  return groups.reduce((sum, [first, second]) => {
    if (!(first && second) || first.kind === second.kind) return sum
    return sum + (first.kind === 'degree' ? 1 : -1)
  }, 0)
}

/** Whether the section begins with a date and has others on lines of their own: each begins an entry. */
export function isDateFirst(lines: readonly Named<unknown>[]): boolean {
  const isAlone = ({ parts, isDated }: Named<unknown>) => isDated && parts.length === 0
  const first = lines.find(({ parts, isDated }) => isDated || parts.length > 0)
  return first !== undefined && isAlone(first) && lines.filter(isAlone).length > 1
}

/** What stands between a date and the next one, where each entry begins with one. */
function segmentsOf(lines: readonly Named<EducationPart>[]): EducationPart[][] {
  if (!isDateFirst(lines)) return []
  const segments: EducationPart[][] = []
  for (const { parts, isDated } of lines)
    if (isDated && parts.length === 0) segments.push([])
    else segments.at(-1)?.push(...parts)
  return segments
}

/** The parts with a gap where lines that name nothing stand between them; a date is no gap. */
function withGaps(lines: readonly Named<EducationPart>[]): (EducationPart | undefined)[] {
  return lines.flatMap(({ parts, isDated }) => (parts.length > 0 || isDated ? parts : [undefined]))
}

/** How many degrees have their school right behind them, less the schools with their degree right behind them. */
function comparePairs(parts: readonly (EducationPart | undefined)[]): number {
  return parts.reduce((sum, part, place) => {
    const next = parts[place + 1]
    if (!(part && next) || part.kind === next.kind || !isOneLevel(part, next)) return sum
    return sum + (part.kind === 'degree' ? 1 : -1)
  }, 0)
}

/** Whether a degree may be of a school: a high school's diploma is of no university. */
export function isOneLevel(...parts: readonly EducationPart[]): boolean {
  const textOf = (kind: EducationPart['kind']) => parts.find((part) => part.kind === kind)?.text ?? ''
  const [degree, school] = [textOf('degree'), textOf('school')]
  return !(highSchool.test(degree) && /\buniversity\b/iu.test(school) && !highSchool.test(school))
}
