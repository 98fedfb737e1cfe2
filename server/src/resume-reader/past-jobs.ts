import { cellsOf, isContact } from './contact.ts'
import { hasRole, hasWorkWord, wordsOf } from './job-words.ts'
import { joinWrapped } from './joined-lines.ts'
import type { Line } from './line.ts'
import { isLocation } from './location.ts'
import { findPeriod, type Period } from './periods.ts'

/** A job as written, with its time. */
export type PastJob = { title: string; company: string; period: Period; summary: string }

/** A line with a period in it is the head of a job unless it is a sentence. */
const MOST_HEAD_LETTERS = 160
const MOST_JOBS = 40
const MOST_SUMMARY_LETTERS = 2_000

/** What anonymised resumes and templates hold instead of names. */
const placeholders = /\bcompany name\b|\bcity\s*,\s*state\b(?:\s*,\s*[A-Z][\w ]{1,20})?/giu
const companyMarks =
  /\b(?:inc|llc|ltd|corp|corporation|company|co|group|bank|hospital|university|college|school|solutions|technologies|systems|services|studios?|agency|partners|holdings|enterprises|industries|international|philippines|global|labs?|bpo|outsourcing|restaurant|hotel|clinic|center|foundation|department)\b\.?/iu

/** The jobs of the sections about experience, newest first. */
export function readPastJobs(lines: readonly Line[], now: Date): PastJob[] {
  const heads = lines.flatMap((line, index) => {
    const found =
      line.text.length <= MOST_HEAD_LETTERS && !isSentence(line) ? findPeriod(line.text, now) : undefined
    return found ? [{ index, ...found }] : []
  })
  const jobs = heads.slice(0, MOST_JOBS).map((head, place) => {
    const before = linesBefore(lines, head.index, heads[place - 1]?.index)
    const own = cellsOf(withoutPlaceholders(head.rest))
    const isWhole = own.length > 1 && own.some(hasRole)
    const after = linesAfter(lines, head.index, heads[place + 1]?.index, isWhole)
    return { head, own, before: isWhole ? [] : before, after }
  })
  return jobs
    .map(({ head, own, before, after }, place) => {
      const next = jobs[place + 1]
      const end = next ? next.head.index - next.before.length : lines.length
      const cells = [...before, ...after].flatMap(({ text }) => cellsOf(withoutPlaceholders(text)))
      const summary = joinWrapped(lines.slice(head.index + 1 + after.length, end)).join('\n')
      return { ...nameJob(own, cells), period: head.period, summary: summary.slice(0, MOST_SUMMARY_LETTERS) }
    })
    .sort((one, two) => two.period.to - one.period.to || two.period.from - one.period.from)
}

function isSentence(line: Line): boolean {
  return (
    (line.isItem && line.text.length > 90) ||
    (/[.;]$/u.test(line.text.replace(/\b(?:inc|corp|co|ltd|jr|sr)\.$/iu, '')) &&
      wordsOf(line.text).length > 9)
  )
}

function isHeadLine(line: Line | undefined): line is Line {
  return (
    line !== undefined &&
    !line.isItem &&
    line.text.length <= 100 &&
    !/[.;,:]$/u.test(line.text.replace(/\b(?:inc|corp|co|ltd)\.$/iu, ''))
  )
}

/** At most two lines right above the period that look like a title or a company and are not the job before's text. */
function linesBefore(lines: readonly Line[], index: number, previous = -1): Line[] {
  const found: Line[] = []
  for (let place = index - 1; place > previous && place >= index - 2; place -= 1) {
    const line = lines[place]
    const above = lines[place - 1]
    if (!isHeadLine(line) || wordsOf(line.text).length > 10) break
    const isTail =
      place - 1 > previous && above !== undefined && !above.isMarked && /^\p{Ll}/u.test(line.text)
    if (isTail || !startsLikeAHead(line, lines[index])) break
    found.unshift(line)
  }
  return found
}

/** Beside the period's own line, a head is set like it, or names a job or a company. */
function startsLikeAHead(line: Line, head: Line | undefined): boolean {
  const isAlike = head !== undefined && line.isMarked && line.size >= head.size
  return isAlike || hasRole(line.text) || companyMarks.test(line.text) || isLocation(line.text)
}

function linesAfter(lines: readonly Line[], index: number, next = lines.length, isWhole = false): Line[] {
  const line = lines[index + 1]
  if (isWhole || index + 1 >= next || !isHeadLine(line) || wordsOf(line.text).length > 9) return []
  const isName = /^[\p{Lu}\d]/u.test(line.text) && !/\b(?:and|to|the|with|for)\s+\p{Ll}/u.test(line.text)
  return isName &&
    (hasRole(line.text) ||
      companyMarks.test(line.text) ||
      line.isMarked ||
      cellsOf(line.text).some(isLocation))
    ? [line]
    : []
}

function withoutPlaceholders(text: string): string {
  return text.replace(placeholders, '\t')
}

/** Which of the cells is the title, and which the company. The period's own line is believed first. */
function nameJob(own: readonly string[], others: readonly string[]): { title: string; company: string } {
  const cells = [...own, ...others]
    .flatMap(splitCell)
    .map((cell) => cell.replace(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/gu, '').trim())
    .filter((cell) => /\p{L}{2}/u.test(cell) && !isLocation(cell) && !isContact(cell))
  const title =
    cells.find((cell) => hasRole(cell) && !endsAsCompany(cell)) ??
    cells.find(hasRole) ??
    cells.find((cell) => hasWorkWord(cell) && !companyMarks.test(cell))
  const rest = cells.filter((cell) => cell !== title)
  const company = rest.find((cell) => companyMarks.test(cell)) ?? rest.find((cell) => !hasRole(cell)) ?? ''
  return { title: title ?? '', company }
}

const endsAsCompany = (cell: string) =>
  /\b(?:inc|llc|ltd|corp|corporation|company|solutions|services|university|college|school|bank|hospital)\b\.?$/iu.test(
    cell,
  )

/** 'Software Engineer at Acme', 'Acme - Software Engineer', 'Software Engineer, Acme Inc.' are two cells each. */
function splitCell(cell: string): string[] {
  const parts = cell.split(/\s+(?:at|@)\s+(?=\p{Lu})|\s+[-–—]\s+/u)
  return parts.flatMap((part) => {
    const comma = part.indexOf(',')
    if (comma < 0) return [part]
    const [left, right] = [part.slice(0, comma).trim(), part.slice(comma + 1).trim()]
    const isApart = hasRole(left) !== hasRole(right) || companyMarks.test(right) || isLocation(right)
    return isApart && !(hasRole(left) && hasWorkWord(right) && !companyMarks.test(right))
      ? [left, right]
      : [part]
  })
}
