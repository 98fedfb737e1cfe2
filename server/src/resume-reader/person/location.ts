import type { Section } from '../sections.ts'
import { cellsOf, findEmail } from './contact.ts'
import { isPlace, isPlaceAlone } from './places.ts'

const street =
  /\b(?:brgy|barangay|blk|block|lot|phase|purok|sitio|subd|subdivision|village|street|st|ave|avenue|road|rd|blvd|boulevard|drive|dr|lane|unit|apt|bldg|building|floor|highway|zone|p\.?o\.? box|compound|district|zip)\b\.?/iu
const label =
  /^(?:current |home |present |permanent |city |provincial )?(?:address|location|residence|based in|lives in)\s*[:–-]?\s+/iu
const MOST_LETTERS = 120
const TOP_LINES = 12

/**
 * From the top or the contact section ('Brgy. San Isidro, Quezon City'); '' if none. Ignores places of jobs and
 * schools.
 */
export function readLocation(sections: readonly Section[]): string {
  const lines = sections
    .filter(({ kind }) => kind === 'top' || kind === 'contact')
    .flatMap(({ lines }) => lines.slice(0, TOP_LINES))
  const cells = lines
    .flatMap(({ text }) => cellsOf(text.replace(/\s+[/—–-]\s+/gu, '\t')))
    .map(withoutContacts)
  const labelled = cells.find((cell) => label.test(cell) && cell.replace(label, '') !== '')
  const found = labelled?.replace(label, '') ?? cells.find(isLocation) ?? ''
  return found.length <= MOST_LETTERS ? found.replace(/^[\s:–-]+|[\s,;–-]+$/gu, '') : ''
}

/** Removes the email address and phone numbers, which often follow a place. */
function withoutContacts(cell: string): string {
  const address = findEmail(cell)
  return (address ? cell.replace(address, ' ') : cell)
    .replace(/\(?\+?\d[\d\s().-]{7,}\d/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

export function isLocation(text: string): boolean {
  const plain = text.trim()
  if (plain.length < 3 || plain.length > MOST_LETTERS || /[!?]/u.test(plain)) return false
  const parts = plain.split(/\s*,\s*/u).filter((part) => part !== '')
  const last = parts.at(-1) ?? ''
  if (parts.length === 1)
    return isPlaceAlone(last) || (street.test(plain) && /\d/u.test(plain) && plain.length < 60)
  const isNamed = parts.every(
    (part) => (/^[\p{Lu}\d#]/u.test(part) || street.test(part)) && part.split(' ').length <= 7,
  )
  return isNamed && (isPlace(last) || (street.test(plain) && parts.some(isPlace)))
}
