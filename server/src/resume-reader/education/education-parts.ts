import { withoutDates } from '../dates/periods.ts'
import { cellsOf } from '../person/contact.ts'
import { isLocation } from '../person/location.ts'
import { isPlace } from '../person/places.ts'
import { isField, splitAtSchool } from './school-names.ts'
import { hasDegree, hasSchool, levelOnly, school } from './school-words.ts'

export type LinePart = { kind: 'school' | 'degree' | 'field'; text: string }

/** In letters; longer texts are cut. */
export const MOST_LETTERS = 200
/** Words that replace the place in anonymised resumes. */
const placeholder =
  /\bCity\s*,\s*State\b(?:\s*,\s*(?:USA?|United (?:States|Kingdom)|[A-Z]\p{Ll}{3,20})\b)?|(?<=[\t|]\s?)City\b(?! (?:College|University|High|School)\b)/gu

const ambiguous = '(?:AB|MA|MD|ME|MS)(?=$|\\s*,|\\s+\\d{5})'
/** State letters look like a degree's: 'Boston, MA'. */
const stateLetters = new RegExp(`(?<=\\p{L},\\s?)${ambiguous}`, 'gu')
/** Between school and degree; not before a state, nor within 'University of Cebu at Lahug'. */
const border = new RegExp(
  `\\s*,(?!\\s*${ambiguous})\\s*|(?<!\\b(?:University|College|Institute|School) of \\S{1,30})\\s+(?:at|from)\\s+(?=\\p{Lu})`,
  'u',
)

/** 'Presidents Scholarship, Velez College' is no school. */
const award = /^[^,]*\b(?:scholarship|award|fellowship)s?\b/iu

/** Split at dates and dashes, and between a school and a degree. */
export function partsOf(text: string): LinePart[] {
  const cells = withoutDates(text)
    .replace(/\bGPA\b.*$/iu, '')
    .replace(placeholder, '\t')
    .replace(/ {2,}/gu, '\t')
  const parts = cellsOf(cells)
    .flatMap(splitAtDashes)
    .flatMap(partMixed)
    .flatMap((cell): LinePart[] => {
      const plain = withoutEcho(cell.replace(/^[\s,;:.()–-]+|[\s,;:(–-]+$/gu, '')).slice(0, MOST_LETTERS)
      const kind = kindOf(plain) ?? (isField(plain) ? 'field' : undefined)
      return kind && plain.length >= 2 ? [{ kind, text: plain }] : []
    })
  return parts.map((part, place) => withoutCountry(withoutField(part, parts[place - 1])))
}

export function kindOf(whole: string): 'school' | 'degree' | undefined {
  const text = whole.replace(stateLetters, '#')
  if (award.test(text)) return undefined
  if (isLocation(text) && !school.test(text)) return undefined
  if (levelOnly.test(text)) return 'degree'
  const isSchool = hasSchool(text)
  if (isSchool && !hasDegree(text.replace(school, ''))) return 'school'
  return hasDegree(text) ? 'degree' : isSchool ? 'school' : undefined
}

/** The text after a degree may begin with the field of study. */
function splitAtDashes(cell: string): string[] {
  if (levelOnly.test(cell)) return [cell]
  const pieces = cell.split(/\s+[-–—]\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u)
  return pieces.flatMap((piece, place) => {
    const isAfterDegree = kindOf(pieces[place - 1] ?? '') === 'degree' && !hasDegree(piece)
    return isAfterDegree ? splitAtSchool(piece, true) : [piece]
  })
}

/** Splits 'BS Nursing, University of Cebu' in two, also if joined by ' at ', ' from ' or nothing. */
function partMixed(cell: string): string[] {
  if (!hasDegree(cell.replace(stateLetters, '#'))) return splitAtSchool(cell, false)
  if (!school.test(cell)) return [cell]
  const pieces = cell.split(border).flatMap((piece, place) => splitAtSchool(piece, place > 0))
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

/** Drops words repeated at the end: forms print the field of study beside the degree and below it. */
function withoutEcho(text: string): string {
  const words = text.split(' ')
  for (let count = 1; count * 2 <= words.length; count += 1) {
    const [once, again] = [words.slice(-2 * count, -count), words.slice(-count)].map((some) => some.join(' '))
    if (once === again && again !== undefined && again.length > 3) return words.slice(0, -count).join(' ')
  }
  return text
}

/** Drops the field of study from a school's end, if the part before it names the same field. */
function withoutField(part: LinePart, before: LinePart | undefined): LinePart {
  const field =
    before?.kind === 'field'
      ? before.text
      : before?.kind === 'degree'
        ? /[:,]\s*(.+)$/u.exec(before.text)?.[1]
        : undefined
  if (part.kind !== 'school' || !field || !part.text.endsWith(` ${field}`)) return part
  const name = part.text.slice(0, -field.length).trim()
  return /\s(?:of|for|and|&|the)$/iu.test(name) ? part : { ...part, text: name }
}

/** Drops the country from a school's end: 'Velez College Philippines'. */
function withoutCountry(part: LinePart): LinePart {
  const [, name, place] =
    /^(.*\S\s(?:University|College|School|Institute|Academy)) (\p{Lu}\p{Ll}+)$/u.exec(part.text) ?? []
  const isCountry = part.kind === 'school' && name !== undefined && place !== undefined && isPlace(place)
  return isCountry ? { ...part, text: name } : part
}
