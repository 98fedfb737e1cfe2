import { wordsOf } from '../jobs/job-words.ts'
import type { LinePart } from './education-parts.ts'

export type EducationPart = { kind: 'school' | 'degree'; text: string }
type Named<Kind> = { readonly parts: Kind[]; readonly isDated: boolean }

const words =
  "bachelor|bachelors|bachelor[’']s|master|masters|master[’']s|associate|associates|associate[’']s|doctor|degree|of|in|arts?|sciences?|applied|philosophy|fine"
/** Without a field of study: 'Bachelor of Science', 'Ph.D.' */
const bare = new RegExp(
  `^(?:(?:${words})(?:\\s+|$))+$|^(?:ph\\.?\\s?d|[bma]\\.?\\s?(?:sc?|a|ed|com))\\.?$`,
  'iu',
)
const highSchool = /\bhigh school\b|\bged\b|\b(?:junior|senior) high\b/iu

/** Joins fields of study to degrees: below a degree that lacks one, or alone above a school. Drops repetitions. */
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

function holdsWords(text: string, other: string): boolean {
  const held = new Set(wordsOf(text))
  return wordsOf(other).every((word) => held.has(word))
}

/**
 * The kind that begins entries. Decided by the first of: lines that name both; the lines between two dates; more
 * adjacent pairs, then with other lines left out; the first part.
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
  // Unknown text above the first school is its degree, and the other way round.
  return first.kind === 'school' ? 'degree' : 'school'
}

/** Groups with degree before school, minus those with school before degree. */
function countVotes(groups: readonly (readonly EducationPart[])[]): number {
  return groups.reduce((sum, [first, second]) => {
    if (!(first && second) || first.kind === second.kind) return sum
    return sum + (first.kind === 'degree' ? 1 : -1)
  }, 0)
}

/** Whether dates on their own lines begin the entries. */
export function isDateFirst(lines: readonly Named<unknown>[]): boolean {
  const isAlone = ({ parts, isDated }: Named<unknown>) => isDated && parts.length === 0
  const first = lines.find(({ parts, isDated }) => isDated || parts.length > 0)
  return first !== undefined && isAlone(first) && lines.filter(isAlone).length > 1
}

/** Between two dates, if each entry begins with one. */
function segmentsOf(lines: readonly Named<EducationPart>[]): EducationPart[][] {
  if (!isDateFirst(lines)) return []
  const segments: EducationPart[][] = []
  for (const { parts, isDated } of lines)
    if (isDated && parts.length === 0) segments.push([])
    else segments.at(-1)?.push(...parts)
  return segments
}

/** Lines that name nothing are gaps; dates are none. */
function withGaps(lines: readonly Named<EducationPart>[]): (EducationPart | undefined)[] {
  return lines.flatMap(({ parts, isDated }) => (parts.length > 0 || isDated ? parts : [undefined]))
}

/** Adjacent pairs with degree before school, minus those with school before degree. */
function comparePairs(parts: readonly (EducationPart | undefined)[]): number {
  return parts.reduce((sum, part, place) => {
    const next = parts[place + 1]
    if (!(part && next) || part.kind === next.kind || !isOneLevel(part, next)) return sum
    return sum + (part.kind === 'degree' ? 1 : -1)
  }, 0)
}

/** No university gives a high school's diploma. */
export function isOneLevel(...parts: readonly EducationPart[]): boolean {
  const textOf = (kind: EducationPart['kind']) => parts.find((part) => part.kind === kind)?.text ?? ''
  const [degree, school] = [textOf('degree'), textOf('school')]
  return !(highSchool.test(degree) && /\buniversity\b/iu.test(school) && !highSchool.test(school))
}
