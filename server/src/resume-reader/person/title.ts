import { kindOfHeading } from '../headings.ts'
import { hasRole, hasWorkWord, wordsOf } from '../jobs/job-words.ts'
import type { PastJob } from '../jobs/past-jobs.ts'
import type { Line } from '../line.ts'
import type { Section } from '../sections.ts'
import { cellsOf, findEmail, isContact } from './contact.ts'
import { isGivenName } from './given-names.ts'
import { isLocation } from './location.ts'
import { isNameOfAddress, isPersonName } from './names.ts'

/** Lines from the top that may be a headline. */
const TOP_LINES = 10
/** Longer texts are sentences or paragraphs. */
const MOST_WORDS = 16
const MOST_LETTERS = 140

/**
 * The headline at the top; else the title of the most recent job. Never a name, an address, a contact or a heading;
 * '' instead of a guess.
 * @param jobs newest first
 */
export function readTitle(sections: readonly Section[], jobs: readonly PastJob[], address?: string): string {
  const top = sections
    .filter(({ kind }) => kind === 'top')
    .flatMap(({ lines }) => joinHeadline(lines.slice(0, TOP_LINES)))
  const others = sections.filter(({ kind }) => kind !== 'top').flatMap(({ lines }) => lines)
  const name = findName(top, others, address)
  const headlines = top
    .filter((line) => !isRestOfName(line, name))
    .flatMap((line) => headlineOf(line, name, address))
  // The surest sign first.
  return (
    // 1. A form's answer: 'Position applied for: Bookkeeper'.
    wantedTitle(sections, address) ??
    // 2. A line at the top that names a person by job: 'Virtual Assistant', even below 'Customer Support'.
    headlines.find(hasRole) ??
    // 3. A line at the top about work: 'Back-office and Data Entry'.
    headlines.find(hasWorkWord) ??
    // 4. An unknown line that recurs beside a year or a company: a job's title.
    headlines.find((headline) => isTitleElsewhere(headline, others)) ??
    // 5. The only line above the first heading of an anonymised resume.
    onlyLineAtTop(sections, address) ??
    // 6. Without a headline: the most recent job with a title.
    jobs.map(({ title }) => title).find((title) => isTitle(title, address)) ??
    ''
  )
}

const wanted =
  /^(?:desired employment|occupation applied for|(?:desired |target )?(?:position|job title)(?: desired| applied for)?)(?:\s*:\s*|\t)/iu

function wantedTitle(sections: readonly Section[], address: string | undefined): string | undefined {
  return sections
    .filter(({ kind }) => kind === 'top' || kind === 'contact')
    .flatMap(({ lines }) => lines.filter(({ text }) => wanted.test(text)))
    .map(({ text }) => text.replace(wanted, ''))
    .find((title) => isTitle(title, address))
}

/**
 * Without a name or contact, anonymising left only the headline. Not if it may be a name, a place or the paper's own
 * title.
 */
function onlyLineAtTop(sections: readonly Section[], address: string | undefined): string | undefined {
  const [top, next] = sections
  const [line, ...others] = top?.kind === 'top' ? top.lines : []
  const hasContact = address !== undefined || sections.some(({ kind }) => kind === 'contact')
  if (!line || others.length > 0 || !next || hasContact) return undefined
  const words = wordsOf(line.text)
  const isHeadline =
    words.length >= 1 &&
    words.length <= 8 &&
    line.text.length <= MOST_LETTERS &&
    !isSentence(line.text) &&
    !isLocation(line.text)
  return isHeadline && !words.some(isGivenName) && !isPaperName(line.text) ? line.text : undefined
}

/** A headline may continue on the next line in the same letters. */
function joinHeadline(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isAlike = last && last.size === line.size && last.size > 0 && last.isMarked === line.isMarked
    const isPushed =
      last && (line.text.split(' ', 1)[0]?.length ?? 0) + 1 > last.room && last.text.length < 60
    if (isAlike && isPushed && !isContact(line.text) && !isContact(last.text) && !line.text.includes('\t'))
      joined[joined.length - 1] = { ...line, text: `${last.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

function isName(text: string, address: string | undefined): boolean {
  return isPersonName(text) || (address !== undefined && isNameOfAddress(text, address))
}

type Name = { line: Line; text: string }

/** The one in the e-mail address, else in the largest letters, else the first. */
function findName(
  top: readonly Line[],
  others: readonly Line[],
  address: string | undefined,
): Name | undefined {
  const names = top
    .filter((line) => !isTitleElsewhere(line.text, others))
    .flatMap((line): Name[] =>
      splitFromName(cellsOf(line.text))
        .filter((cell) => !isLocation(cell) && !isContact(cell) && isName(cell, address))
        .map((text) => ({ line, text })),
    )
  const ofAddress = names.find(({ text }) => address !== undefined && isNameOfAddress(text, address))
  return ofAddress ?? names.sort((one, two) => two.line.size - one.line.size)[0]
}

/** A word or two in the same large letters. */
function isRestOfName(line: Line, name: Name | undefined): boolean {
  const isAlike = name !== undefined && line.size === name.line.size && line.isMarked === name.line.isMarked
  return isAlike && line !== name.line && line.size > 14 && wordsOf(line.text).length <= 2
}

/** Empty if the rest cannot be a title. */
function headlineOf(line: Line, name: Name | undefined, address: string | undefined): string[] {
  if (line.isItem) return []
  const cells = splitFromName(cellsOf(line.text)).filter((cell) => {
    const isOfName = (line === name?.line && cell === name.text) || (isName(cell, address) && !hasRole(cell))
    return !isOfName && !isContact(cell) && !isLocation(cell)
  })
  const headline = cells.join(' | ').replace(/^(?:title|role|profession)\s*:\s*/iu, '')
  return isTitle(headline, address, name) ? [headline.replace(/[\s,;:|–-]+$/u, '')] : []
}

function isTitle(text: string, address: string | undefined, name?: Name): boolean {
  const words = wordsOf(text)
  const isOfAddress = address !== undefined && isNameOfAddress(text, address)
  // 'Line Cook' may be a name too; beside another name it is work.
  const isSomebody = isOfAddress || (isPersonName(text) && !(name && name.text !== text && hasRole(text)))
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    text.length <= MOST_LETTERS &&
    !isSentence(text) &&
    kindOfHeading(text) === undefined &&
    findEmail(text) === undefined &&
    !isPaperName(text) &&
    !isLocation(text) &&
    !isContact(text) &&
    !isSomebody
  )
}

function isPaperName(text: string): boolean {
  return /^(?:curriculum vitae|resume|résumé|cv|bio-?data)$/iu.test(text.trim())
}

function isSentence(text: string): boolean {
  return (
    /\b(?:I(?:'m| am| have| can)|my|years of|year of|seeking|looking for|experienced in)\b/u.test(text) ||
    (/[.!]$/u.test(text) && wordsOf(text).length > 6)
  )
}

/** 'Ana Reyes, Virtual Assistant' is two cells, 'Ana Reyes, RN' only a name. */
function splitFromName(cells: readonly string[]): string[] {
  const [first = '', ...rest] = cells
  const [, name = '', after = ''] = /^(.+?)(?:\s+[-–—]\s+|\s*,\s+(?![A-Z.]{2,6}$))(.+)$/u.exec(first) ?? []
  return isPersonName(name) && hasWorkWord(after) ? [name, after, ...rest] : [...cells]
}

/** Recurs beside a year or a company: then it is a job's title, and no name. */
function isTitleElsewhere(text: string, others: readonly Line[]): boolean {
  const plain = text.toLowerCase().trim()
  return (
    plain.length >= 5 &&
    others.some((line) => line.text.toLowerCase().includes(plain) && /\d{4}|company/iu.test(line.text))
  )
}
