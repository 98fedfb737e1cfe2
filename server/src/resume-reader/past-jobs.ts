import { cellsOf } from './contact.ts'
import { looksLikeCompany, nameJob, partedTitle } from './job-names.ts'
import { hasRole, wordsOf } from './job-words.ts'
import { joinWrapped } from './joined-lines.ts'
import type { Line } from './line.ts'
import { isLocation } from './location.ts'
import { endsInOpenPeriod, findPeriod, type Period } from './periods.ts'

/** A job as written, with its time. */
export type PastJob = { title: string; company: string; period: Period; summary: string }

/** In letters: a line with a period of time begins a job, but a longer one is a sentence that mentions a period. */
const MOST_HEAD_LETTERS = 160
const MOST_HEAD_WORDS = 12
const MOST_JOBS = 40
const MOST_SUMMARY_LETTERS = 2_000

/** What stands in anonymised resumes and templates where names were. */
const placeholders = /\bcompany name\b|\bcity\s*,\s*state\b(?:\s*,\s*[A-Z][\w ]{1,20})?/giu

type Head = { index: number; period: Period; rest: string }

/**
 * The jobs of the sections about experience, newest first. A job is found by its period; its title and company stand
 * on the same line, on one of the two above, or on the next.
 */
export function readPastJobs(whole: readonly Line[], now: Date): PastJob[] {
  const lines = joinBrokenPeriods(whole)
  const heads = lines
    .flatMap((line, index): Head[] => {
      const found = canBeHead(line) ? findPeriod(line.text, now) : undefined
      return found ? [{ index, period: found.period, rest: found.rest }] : []
    })
    .slice(0, MOST_JOBS)
  const blocks = heads.map((head, place) =>
    blockOf(lines, head, heads[place - 1]?.index, heads[place + 1]?.index),
  )
  return blocks
    .map(({ head, own, before, after }, place) => {
      const next = blocks[place + 1]
      const end = next ? next.head.index - next.before.length : lines.length
      const others = [...before, ...after].flatMap(cellsOfLine)
      const summary = joinWrapped(lines.slice(head.index + 1 + after.length, end)).join('\n')
      const named = partedTitle(nameJob(own, others))
      return { ...named, period: head.period, summary: summary.slice(0, MOST_SUMMARY_LETTERS) }
    })
    .filter(({ title, company, summary }) => title !== '' || company !== '' || summary !== '')
    .sort((one, two) => two.period.to - one.period.to || two.period.from - one.period.from)
}

/** 'June 2022 -' at the end of a line and 'April 2023' on the next are one period. */
function joinBrokenPeriods(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && endsInOpenPeriod(last.text) && line.text.length <= 20)
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

function canBeHead(line: Line): boolean {
  const isSentence = endsSentence(line.text) && wordsOf(line.text).length > 9
  return line.text.length <= MOST_HEAD_LETTERS && !isSentence && !(line.isItem && line.text.length > 90)
}

function endsSentence(text: string): boolean {
  return /[.;]$/u.test(text) && !/\b(?:inc|corp|co|ltd|jr|sr|st|s\.l|s\.a)\.$/iu.test(text)
}

type Block = { head: Head; own: string[]; before: Line[]; after: Line[] }

/** What belongs to the head of one job: its own cells, and the lines above and below that name title and company. */
function blockOf(
  lines: readonly Line[],
  head: Head,
  previous: number | undefined,
  next: number | undefined,
): Block {
  const own = cellsOf(head.rest.replace(placeholders, '\t'))
  const { title, company } = nameJob(own, [])
  if (title !== '' && company !== '') return { head, own, before: [], after: [] }
  const isBare = title === '' && company === ''
  const before =
    title === '' || !isBare
      ? linesBefore(lines, head.index, previous ?? -1, isBare ? 2 : 1, title !== '')
      : []
  const known = nameJob(own, before.flatMap(cellsOfLine))
  const after =
    known.title === '' || known.company === ''
      ? linesAfter(lines, head.index, next ?? lines.length, known)
      : []
  return { head, own, before, after }
}

function cellsOfLine({ text }: Line): string[] {
  return cellsOf(text.replace(placeholders, '\t'))
}

/** The lines right above a period that name the job's title or company, and are not the end of the job before. */
function linesBefore(
  lines: readonly Line[],
  index: number,
  previous: number,
  most: number,
  hasTitle: boolean,
): Line[] {
  const found: Line[] = []
  for (let place = index - 1; place > previous && place >= index - most; place -= 1) {
    const line = lines[place]
    if (!line || !isHeadLine(line)) break
    // The text of the job before may run up to here. A line is taken from it only if it is bold like the head below it,
    // or clearly names a title or a company.
    const isFirst = place === previous + 1 && previous >= 0
    const isAlike = line.isMarked && line.isMarked === lines[index]?.isMarked
    const isTitle = hasRole(line.text) && wordsOf(line.text).length <= 4
    const isNamed = looksLikeCompany(line.text) || (!hasTitle && isTitle)
    if (isFirst && !line.isMarked) break
    const isCompany = isNamed && (previous < 0 || line.text.includes('\t'))
    if (!(isAlike || line.isMarked || (hasTitle ? isCompany : isNamed))) break
    found.unshift(line)
  }
  return found
}

/** Up to two lines below a period that name the title or company which no line so far has named, or the place. */
function linesAfter(
  lines: readonly Line[],
  index: number,
  next: number,
  known: { title: string; company: string },
): Line[] {
  const found: Line[] = []
  for (let place = index + 1; place < next && place <= index + 2; place += 1) {
    const line = lines[place]
    if (!line || !isHeadLine(line)) break
    const missing = nameJob([known.title, known.company].filter(Boolean), found.flatMap(cellsOfLine))
    const isTitle = missing.title === '' && (hasRole(line.text) || line.isMarked)
    const isCompany = missing.company === '' && looksLikeCompany(line.text)
    if (!isTitle && !isCompany && !isLocation(line.text.replace(placeholders, '').trim())) break
    found.push(line)
  }
  return found
}

function isHeadLine(line: Line): boolean {
  return (
    !line.isItem &&
    line.text.length <= 100 &&
    !endsSentence(line.text) &&
    wordsOf(line.text).length <= MOST_HEAD_WORDS
  )
}
