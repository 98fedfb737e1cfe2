import { wordSet } from '../word-set.ts'
import { hasDegree, notASchool, school } from './school-words.ts'

/** Fields of study end the text before a school's name, and rarely begin one. */
const subjects = wordSet(`
  accountancy accounting administration advertising agriculture animation anthropology apparel architecture art arts astronomy auditing
  aviation banking biology biochemistry biotechnology broadcasting business chemistry coding commerce communication
  communications computing cosmetology counseling criminology culinary cybersecurity dance dentistry design drafting drawing
  economics education electronics engineering english entrepreneurship film finance forensics general geography geology
  gerontology health history horticulture hospitality humanities illustration informatics insurance journalism justice
  kinesiology language languages law leadership linguistics literature logistics management marketing mathematics math
  mechanics media medicine merchandising midwifery ministry music networking networks nursing nutrition operations painting
  paralegal pharmacy philosophy photography physics physiology politics programming psychology purchasing radiology relations
  resources sales science sciences sculpture security services sociology sports statistics strategy studies surveying systems
  taxation teaching technology textiles theater theatre theology therapy tourism training transportation welding writing zoology
  grade honors honours major minor program course`)
const degreeStart =
  /\s(?=(?:(?:high school|ged|college) diploma|bachelors?(?:['’]s)?|masters?(?:['’]s)?|associates?(?:['’]s)?|doctor(?:ate)?|diploma|certificate|certification|ph\.?d|mba|bsc?|msc?|b\.\s?[sae]|m\.\s?[sae]|a\.\s?[as])(?![\p{L}\p{N}]))/iu
const MOST_PARTS = 6
const MOST_FIELD_WORDS = 8

/**
 * Splits at a school name beside a degree: 'BS Biology Velez College'. The name begins after the field of study.
 * @param isAfterDegree whether a degree comes right before the text
 */
export function splitAtSchool(text: string, isAfterDegree: boolean): string[] {
  const parts: string[] = []
  let rest = text
  while (parts.length < MOST_PARTS) {
    const border = borderIn(rest, isAfterDegree && parts.length === 0)
    if (border <= 0) break
    parts.push(rest.slice(0, border).trim())
    rest = rest.slice(border).trim()
  }
  return [...parts, rest]
}

/** Between the first school and a degree; 0 without both. */
function borderIn(text: string, isAfterDegree: boolean): number {
  // 'High School Diploma' names no school: masked, to keep positions.
  const plain = text.replace(new RegExp(notASchool, 'giu'), (found) => '#'.repeat(found.length))
  const name = school.exec(plain)
  if (!name) return 0
  const before = text.slice(0, name.index)
  const start = beginningOfName(before, plain)
  if (hasDegree(before) || plain.slice(0, name.index).includes('#')) return start
  if (isAfterDegree && start > 0) return start
  // 'Art Institute of Cebu' is one name.
  const isWholeName = start < name.index || /^university$/iu.test(name[0])
  if (isWholeName && isField(text.slice(0, start))) return start
  const after = degreeStart.exec(text.slice(name.index))
  return after ? name.index + after.index : 0
}

/** Of the name whose first words end `before`. */
function beginningOfName(before: string, plain: string): number {
  const words = [...before.matchAll(/\S+/gu)]
  // 'College of Nursing' is complete, 'Northwestern Business College' needs the words before it.
  let needed = /^\S+\s+(?:of|ng|de)\b/iu.test(plain.slice(before.length)) ? 0 : 1
  let first = words.length
  while (first > 0) {
    const { 0: word = '', index = 0 } = words[first - 1] ?? {}
    if (plain[index] === '#' || !isOfName(word) || (needed <= 0 && isSubject(word))) break
    needed -= 1
    first -= 1
  }
  return words[first]?.index ?? before.length
}

const isSubject = (word: string) => subjects.has(/(\p{L}+)[^\p{L}]*$/u.exec(word.toLowerCase())?.[1] ?? '')

/** Whether a text names a field of study: 'Marketing', 'Business and Management'. */
export function isField(text: string): boolean {
  const words = text.split(/[\s,/]+/u).filter((word) => word !== '')
  const isOfField = (word: string) => isSubject(word) || /^(?:and|of|in|&)$/iu.test(word)
  return (
    words.length > 0 && words.length <= MOST_FIELD_WORDS && words.every(isOfField) && words.some(isSubject)
  )
}

function isOfName(word: string): boolean {
  if (/[:;,)\]]$/u.test(word) || hasDegree(word)) return false
  return /^[\p{Lu}("“]/u.test(word) || /^(?:of|the|and|de|ng|&)$/iu.test(word)
}
