import { cellsOf } from './contact.ts'
import type { Line } from './line.ts'
import { isLocation } from './location.ts'
import { findDate, findPeriod, withoutDates } from './periods.ts'

export type Education = { school: string; degree: string; start: string; end: string }

const degree =
  /(?<![\p{L}\p{N}])(?:bachelor|bachelors|bachelor['’]s|master|masters|master['’]s|masterof|doctor|doctorate|associates?|associate['’]s|diploma|certificate|certification|degree|ged|undergraduate|post-?graduate|vocational|licen[sc]e|units|strand|senior high|junior high|secondary|elementary|primary|some college|training program|ph\.?\s?d|d\.?b\.?a|mba|bba|bbm|bsc|msc|bs[a-z]{1,4}|ab|b\.?\s?s|b\.?\s?a|b\.?\s?e|m\.?\s?s|m\.?\s?a|m\.?\s?e|b\.?\s?tech|m\.?\s?tech|b\.?\s?com|m\.?\s?com|b\.?\s?ed|m\.?\s?ed|bca|mca|pgd\w*|a\.?\s?a\.?\s?s|a\.?\s?a|a\.?\s?s|j\.?\s?d|m\.?\s?d|nc\s?(?:ii|iii|iv)|tesda|12th|10th|grado|licenciatura|título|titulo|máster)(?![\p{L}\p{N}])\.?/iu
const school =
  /(?<![\p{L}\p{N}])(?:university|colegio|instituto|escuela|univ|univeristy|universit[àéy]\w*|unibersidad|universidad|college|colleges|kolehiyo|school|institute|institution|academy|polytechnic|seminary|conservatory|lyceum|ateneo|la salle|high|college of|campus|tech|mit|nyu|ucla|pup|dlsu|ust|feu|sti|ama|training center|learning center)(?![\p{L}\p{N}])/iu
/** 'High School' alone is a level and not the school somebody went to. */
const levelOnly = /^(?:senior |junior )?high school(?:$|\s*[-–(])/iu
const notASchool = /\bhigh school (?:diploma|graduate)\b|\bhigh honou?rs?\b/iu
const MOST_ENTRIES = 20
const MOST_LETTERS = 200

/** Schools and degrees as written, in the resume's order. If no word tells a school or a degree, the first line is the degree. */
export function readEducation(lines: readonly Line[], now: Date): Education[] {
  const entries: Education[] = []
  let open: Education | undefined
  let waiting: { start: string; end: string } | undefined
  for (const line of lines) {
    const found = findPeriod(line.text, now)
    const date = findDate(line.text)
    const dates = found
      ? { start: found.period.start, end: found.period.end }
      : date
        ? { start: '', end: date }
        : undefined
    const parts = partsOf(found ? found.rest : line.text)
    const isUnnamed =
      parts.length === 0 && line.isMarked && !line.isItem && (open === undefined || open.degree !== '')
    if (isUnnamed && !dates && line.text.length < 80) parts.push({ kind: 'degree', text: line.text })
    for (const part of parts) {
      const starts: Education =
        open && !open[part.kind] ? open : { school: '', degree: '', start: '', end: '' }
      if (starts !== open) entries.push(starts)
      open = starts
      open[part.kind] = part.text
      if (waiting && open.end === '') Object.assign(open, waiting)
      waiting = undefined
    }
    if (dates && open && open.end === '') Object.assign(open, dates)
    else if (dates && parts.length === 0) waiting = dates
  }
  const first = lines.map(({ text }) => text.replaceAll('\t', ' ')).find((text) => /\p{L}{3}/u.test(text))
  if (entries.length === 0 && first)
    return [{ school: '', degree: first.slice(0, MOST_LETTERS), start: '', end: '' }]
  return entries.slice(0, MOST_ENTRIES)
}

type Part = { kind: 'school' | 'degree'; text: string }

/** The schools and degrees in a line: it is parted at dates and dashes, and at a comma between a school and a degree. */
function partsOf(text: string): Part[] {
  return cellsOf(withoutDates(text).replace(/ {2,}/gu, '\t'))
    .flatMap((cell) => (levelOnly.test(cell) ? [cell] : cell.split(/\s+[-–—]\s+|\s+(?=City\s*,\s*State\b)/u)))
    .flatMap(partMixed)
    .flatMap((cell): Part[] => {
      const plain = cell
        .replace(/\bCity\s*,\s*State\b.*$|^City$/u, '')
        .replace(/^[\s,;:.()–-]+|[\s,;:(–-]+$/gu, '')
        .slice(0, MOST_LETTERS)
      const kind = kindOf(plain)
      return kind && plain.length >= 2 ? [{ kind, text: plain }] : []
    })
}

function kindOf(text: string): Part['kind'] | undefined {
  if (isLocation(text) && !school.test(text)) return undefined
  if (levelOnly.test(text)) return 'degree'
  const isSchool = school.test(text) && !notASchool.test(text)
  if (isSchool && !degree.test(text.replace(school, ''))) return 'school'
  return degree.test(text) ? 'degree' : isSchool ? 'school' : undefined
}

/** 'BS Nursing, University of Cebu' holds both, parted by a comma or by ' at ' and ' from '. */
function partMixed(cell: string): string[] {
  if (!(degree.test(cell) && school.test(cell))) return [cell]
  const pieces = cell.split(/\s*,\s*|\s+(?:at|from)\s+(?=\p{Lu})/u)
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
