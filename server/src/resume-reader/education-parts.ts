import { cellsOf } from './contact.ts'
import { isLocation } from './location.ts'
import { withoutDates } from './periods.ts'
import { splitAtSchool } from './school-names.ts'
import { degree, levelOnly, notASchool, school } from './school-words.ts'

/** A school or a degree in a line about education. */
export type EducationPart = { kind: 'school' | 'degree'; text: string }

/** In letters: what is longer is cut. */
export const MOST_LETTERS = 200
/** What stands in anonymised resumes where the place was. */
const placeholder =
  /\bCity\s*,\s*State\b(?:\s*,\s*(?:USA?|United (?:States|Kingdom)|[A-Z]\p{Ll}{3,20})\b)?|(?<=\t)City\b/gu

/** The schools and degrees in a line: it is parted at dates and dashes, and between a school and a degree. */
export function partsOf(text: string): EducationPart[] {
  const cells = withoutDates(text)
    .replace(/\bGPA\b.*$/iu, '')
    .replace(placeholder, '\t')
    .replace(/ {2,}/gu, '\t')
  const parts = cellsOf(cells)
    .flatMap((cell) =>
      levelOnly.test(cell) ? [cell] : cell.split(/\s+[-–—]\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u),
    )
    .flatMap(partMixed)
    .flatMap((cell): EducationPart[] => {
      const plain = withoutEcho(cell.replace(/^[\s,;:.()–-]+|[\s,;:(–-]+$/gu, '')).slice(0, MOST_LETTERS)
      const kind = kindOf(plain)
      return kind && plain.length >= 2 ? [{ kind, text: plain }] : []
    })
  return parts.map((part, place) => withoutField(part, parts[place - 1]))
}

export function kindOf(text: string): EducationPart['kind'] | undefined {
  if (isLocation(text) && !school.test(text)) return undefined
  if (levelOnly.test(text)) return 'degree'
  const isSchool = school.test(text) && !notASchool.test(text)
  if (isSchool && !degree.test(text.replace(school, ''))) return 'school'
  return degree.test(text) ? 'degree' : isSchool ? 'school' : undefined
}

/** 'BS Nursing, University of Cebu' holds both, parted by a comma, by ' at ' and ' from ', or by nothing at all. */
function partMixed(cell: string): string[] {
  if (!(degree.test(cell) && school.test(cell))) return [cell]
  const pieces = cell
    .split(/\s*,\s*|\s+(?:at|from)\s+(?=\p{Lu})/u)
    .flatMap((piece, place) => splitAtSchool(piece, place > 0))
  const joined: string[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const kind = kindOf(piece)
    const isSame = last !== undefined && (kind === undefined || kind === kindOf(last))
    if (isSame) joined[joined.length - 1] = `${last}, ${piece}`
    else joined.push(piece)
  }
  return joined
}

/** A text that says its last words twice, once: forms print what somebody studied beside the degree and below it. */
function withoutEcho(text: string): string {
  const words = text.split(' ')
  for (let count = 1; count * 2 <= words.length; count += 1) {
    const [once, again] = [words.slice(-2 * count, -count), words.slice(-count)].map((some) => some.join(' '))
    if (once === again && again !== undefined && again.length > 3) return words.slice(0, -count).join(' ')
  }
  return text
}

/** A school without what was studied there, where that follows its name and stood in the degree before. */
function withoutField(part: EducationPart, before: EducationPart | undefined): EducationPart {
  const field = before?.kind === 'degree' ? /[:,]\s*(.+)$/u.exec(before.text)?.[1] : undefined
  if (part.kind !== 'school' || !field || !part.text.endsWith(` ${field}`)) return part
  const name = part.text.slice(0, -field.length).trim()
  return /\s(?:of|for|and|&|the)$/iu.test(name) ? part : { ...part, text: name }
}
