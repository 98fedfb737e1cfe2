import { isContact } from '../person/contact.ts'
import { isLocation } from '../person/location.ts'
import { isPlace } from '../person/places.ts'
import { hasRole, hasWorkWord, wordsOf } from './job-words.ts'

const companyMarks =
  /\b(?:inc|llc|ltd|corp|corporation|company|co|gmbh|plc|pty|pte|group|bank|hospital|university|college|school|solutions|technologies|systems|services|studios?|agency|partners|holdings|enterprises|industries|international|philippines|global|labs?|bpo|outsourcing|restaurant|hotel|clinic|center|foundation|department|freelance|self-employed|upwork|onlinejobs\.ph|fiverr)\b\.?/iu
/** A legal form after a company's comma: 'Acme, Inc.' */
const nameTail = /^(?:inc|llc|ltd|corp|co|plc|llp|lp|cpas?|gmbh|pllc|pc|s\.?a|s\.?l|jr)\b/iu
const edges = /^[\s,;:()→–—-]+|[\s,;:(→–—-]+$/gu

/**
 * '' if missing.
 * @param own cells of the line with the period, which take precedence
 */
export function nameJob(
  own: readonly string[],
  others: readonly string[],
): { title: string; company: string } {
  const cells = [...own, ...others]
    .flatMap(splitCell)
    .map((cell) => cell.replace(edges, '').trim())
    .filter((cell) => /\p{L}{2}/u.test(cell) && !isPlaceOnly(cell) && !isContact(cell) && !isAboutWork(cell))
  const title =
    cells.find((cell) => hasRole(cell) && !companyMarks.test(lastWord(cell))) ??
    cells.find(hasRole) ??
    cells.find((cell) => hasWorkWord(cell) && !companyMarks.test(cell))
  const rest = cells.filter(
    (cell) =>
      cell !== title && !/^(?:remote|wfh|work from home|full[- ]time|part[- ]time|contract)$/iu.test(cell),
  )
  const company =
    rest.find((cell) => companyMarks.test(cell)) ??
    rest.find((cell) => !hasRole(cell) && !isLocation(cell)) ??
    rest.find((cell) => !hasRole(cell)) ??
    rest[0] ??
    ''
  return { title: title ?? '', company: withoutPlace(company) }
}

const label =
  /^(?:(?:key|main|core|job|major|primary|essential)\s+)?(?:responsibilit(?:y|ies)|duties|description|accomplishments?|achievements?|highlights|tasks)\b/iu
/** This many lower-case words make a sentence, without those of names ('of', 'and'). */
const SENTENCE = 4

/** Whether a cell tells of the work: 'Responsibilities: …', or a long sentence. */
function isAboutWork(cell: string): boolean {
  const small = cell.split(/\s+/u).filter((word) => /^\p{Ll}/u.test(word) && !besideNames.test(word))
  return label.test(cell) || (small.length >= SENTENCE && !endsInRole(cell))
}

/** 'Cebu City', 'Boise, ID', but not 'Kalinga Web Agency, Angeles City', a company. */
function isPlaceOnly(cell: string): boolean {
  const [first = '', second = '', ...rest] = cell.split(/\s*,\s*/u)
  if (!isLocation(cell)) return false
  return second === '' || isPlace(first) || (rest.length === 0 && /^[A-Z]{2}$/u.test(second))
}

const lastWord = (cell: string) => cell.split(/\s+/u).at(-1) ?? ''

/** 'Manager', 'Assistant to the Director', but not 'Farmers Supply'. */
function endsInRole(text: string): boolean {
  return hasRole(lastWord(text)) || (hasRole(text) && /\s(?:of|to|in|for)\s|[/&)]/u.test(text))
}

/**
 * Splits a title from its company: 'Software Engineer at Acme', 'Acme - Software Engineer', 'Software Engineer, Acme
 * Inc.', 'Acme is a maker of sauces', 'Acme Responsibilities: …'.
 */
function splitCell(cell: string): string[] {
  return cell
    .split(/\s+[-–—]\s+|\s(?=responsibilities\b)|\s(?:is|was)\s(?=(?:an?|the|one)\s)/iu)
    .flatMap((part) => {
      const [, before = '', after = ''] = /^(.+?)\s+(?:at|@|for)\s+(\S.*)$/u.exec(part) ?? []
      if (hasRole(before) && wordsOf(after).length <= 8) return [before, after]
      const comma = part.indexOf(',')
      const [left, right] = [part.slice(0, comma).trim(), part.slice(comma + 1).trim()]
      // 'Manager, Sales' is one title; 'Manager, Acme' is a title and a company.
      const isTwo =
        comma > 0 &&
        endsInRole(left) &&
        !hasWorkWord(right) &&
        !nameTail.test(right) &&
        !withinCompany.test(right)
      return isTwo || (comma > 0 && endsInRole(left) && companyMarks.test(right)) ? [left, right] : [part]
    })
}

/** The place in a company, and the way of working. */
const withinCompany =
  /\b(?:department|dept|division|unit|team|section|branch|ward|shift|region|regional|area|level|grade|r&d|ii|iii|iv|part-time|full-time)\b/iu

/**
 * 'Full Stack Developer, Northwind Retail'. A company is written like a name and has more than words about work,
 * unlike 'Manager, Sales and Marketing'.
 */
export function partedTitle(job: { title: string; company: string }): { title: string; company: string } {
  const comma = job.title.indexOf(',')
  if (job.company !== '' || comma <= 0) return job
  const [title, rest] = [job.title.slice(0, comma).trim(), job.title.slice(comma + 1).trim()]
  const [first = ''] = rest.split(/\s*,\s*/u)
  const isName =
    looksLikeCompany(first) &&
    !hasRole(rest) &&
    !withinCompany.test(rest) &&
    !nameTail.test(rest) &&
    !isLocation(first) &&
    !isPlace(first) &&
    wordsOf(first).some((word) => !besideNames.test(word) && !hasWorkWord(word))
  return isName && endsInRole(title) ? { title, company: withoutPlace(rest) } : job
}

/** 'Acme Inc., Cebu City, remote' becomes 'Acme Inc.'; 'Acme, Inc., Cebu City' keeps its 'Inc.'. */
function withoutPlace(company: string): string {
  const [first = '', ...rest] = company
    .replace(
      /\s*\((?:remote|offshore|freelance|part-time|full-time|wfh|work from home|on-?site|hybrid|home-?based)\)/giu,
      '',
    )
    .split(/\s*,\s*/u)
  const [tail = ''] = rest
  return nameTail.test(tail) ? `${first}, ${tail}` : first
}

/** Words in a company's line that need no capital. */
const besideNames =
  /^(?:remote|remotely|offshore|freelance|part-time|full-time|wfh|home-based|hybrid|and|of|the|for|de|del|y|e)$/iu

/** What the self-employed write as their company. */
const ownCompany = /^(?:self-employed|freelance)(?=$|\s*[,(|–-])/iu

/** Whether each main word has a capital. */
export function looksLikeCompany(text: string): boolean {
  if (ownCompany.test(text)) return true
  const words = text.split(/[\s,()|–—]+/u).filter((word) => word !== '' && !besideNames.test(word))
  const isCapital = words.every((word) => /^[\p{Lu}\d&"'“.-]/u.test(word))
  return words.length > 0 && words.length <= 10 && /^[\p{Lu}\d"“]/u.test(text) && isCapital
}
