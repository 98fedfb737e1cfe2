import type { Period } from '../dates/periods.ts'
import { joinWrapped } from '../joined-lines.ts'
import type { Line } from '../line.ts'
import { cellsOf } from '../person/contact.ts'
import { isLocation } from '../person/location.ts'
import { findHeads, type Head, isHeadLine, sideOfTitles } from './job-heads.ts'
import { looksLikeCompany, nameJob, partedTitle } from './job-names.ts'
import { hasRole, wordsOf } from './job-words.ts'

export type PastJob = { title: string; company: string; period: Period; summary: string }

const MOST_JOBS = 40
/** Lines for company, place and title. */
const MOST_LINES_AFTER = 3
/** Words; limit of a title recognised only by its place. */
const MOST_TITLE_WORDS = 6
const MOST_SUMMARY_LETTERS = 2_000

/** In place of names in anonymised resumes and templates. */
const placeholders =
  /\bcompany name\b(?:\s*[–-]?\s*city\b(?!\s*,))?|\bcity\s*,\s*state\b(?:\s*,\s*[A-Z][\w ]{1,20})?/giu

/** Newest first. A period marks a job; title and company are on its line, one of the two above, or the next. */
export function readPastJobs(lines: readonly Line[], now: Date): PastJob[] {
  const heads = findHeads(lines, now).slice(0, MOST_JOBS)
  const side = sideOfTitles(lines, heads)
  const blocks = heads.map((head, place) =>
    blockOf(lines, head, { side, previous: heads[place - 1]?.index, next: heads[place + 1]?.index }),
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

type Around = { side: Side; previous: number | undefined; next: number | undefined }
type Side = 'above' | 'below' | undefined
type Block = { head: Head; own: string[]; before: Line[]; after: Line[] }

/** A job's own cells, and the lines that name title and company. */
function blockOf(lines: readonly Line[], head: Head, { side, previous, next }: Around): Block {
  const own = cellsOf(head.rest.replace(placeholders, '\t'))
  const { title, company } = nameJob(own, [])
  if (title !== '' && company !== '') return { head, own, before: [], after: [] }
  const isBare = title === '' && company === ''
  const before =
    title === '' || !isBare
      ? linesBefore(lines, head.index, {
          previous: previous ?? -1,
          most: isBare ? 2 : 1,
          hasTitle: title !== '',
          side,
        })
      : []
  // With titles above the periods, the line above the next period is the next job's.
  const end = next === undefined ? lines.length : side === 'above' ? next - 1 : next
  const known = nameJob(own, before.flatMap(cellsOfLine))
  const missing = known.title === '' || known.company === ''
  const after = missing ? linesAfter(lines, head.index, { end, side, known }) : []
  return { head, own, before, after }
}

function cellsOfLine({ text }: Line): string[] {
  return cellsOf(text.replace(placeholders, '\t'))
}

/** Right above the period; without the end of the previous job. */
function linesBefore(
  lines: readonly Line[],
  index: number,
  { previous, most, hasTitle, side }: { previous: number; most: number; hasTitle: boolean; side: Side },
): Line[] {
  const found: Line[] = []
  for (let place = index - 1; place > previous && place >= index - most; place -= 1) {
    const line = lines[place]
    if (!line || !isHeadLine(line)) break
    // The previous job may run up to here. Takes a line from it only if bold like the head, or clearly a title or
    // company.
    const isFirst = place === previous + 1 && previous >= 0 && !(side === 'above' && place === index - 1)
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

/** If other jobs have titles right below their periods, this is one too. */
function linesAfter(
  lines: readonly Line[],
  index: number,
  { end, side, known }: { end: number; side: Side; known: { title: string; company: string } },
): Line[] {
  const found: Line[] = []
  for (let place = index + 1; place < end && place <= index + MOST_LINES_AFTER; place += 1) {
    const line = lines[place]
    if (!line || !isHeadLine(line)) break
    const missing = nameJob([known.title, known.company].filter(Boolean), found.flatMap(cellsOfLine))
    const isBelow = side === 'below' && place === index + 1 && wordsOf(line.text).length <= MOST_TITLE_WORDS
    const isTitle = missing.title === '' && (hasRole(line.text) || line.isMarked || isBelow)
    const isCompany = missing.company === '' && looksLikeCompany(line.text)
    if (!isTitle && !isCompany && !isLocation(line.text.replace(placeholders, '').trim())) break
    found.push(line)
  }
  return found
}
