import { type ResumeType, resumeTexts } from '@hanap/contract/profile/resumes'
import * as profileSays from '@hanap/contract/says/profile'
import { busy, Problem } from '../../lib/problem.ts'

const AN_HOUR = 3600
/** How often one seeker may send a file to be kept. */
export const UPLOADS = {
  max: 30,
  windowSeconds: AN_HOUR,
  text: profileSays.manyUploads,
}
/** What the reader gives a file at most; then it is 'too-slow'. */
export const LONGEST_READING_SECONDS = 10
/**
 * Seconds of reading a seeker has, at least one a file: over a hundred usual files, or twelve slow ones. Cached results
 * do not count.
 */
export const READING_SECONDS = {
  max: 120,
  windowSeconds: AN_HOUR,
  text: profileSays.manyReadings,
}

/** What each kind of file is called over HTTP. */
export const contentTypes: Record<ResumeType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
}

const NAME_LETTERS = 150
// Controls, formatting marks (those that turn a line round among them), halves of letters, what stands for no letter.
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu
/** What a folder cannot hold somewhere, or a shell or a page could take for more than a name. */
const UNFIT = /[<>:"|?*]/g
const KNOWN_ENDINGS = /(\s*\.(pdf|docx?))+$/i

/**
 * A file's name as we keep it: the name alone, whatever path came with it; on one line that shows what it is; 150
 * letters at most; its ending true to the content.
 */
export function fileNameFor(sent: string, type: ResumeType): string {
  const name = sent.split(/[/\\]/).at(-1) ?? ''
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(UNFIT, '_')
    .replaceAll(/\s+/g, ' ')
  const stem = clean.replace(KNOWN_ENDINGS, '').replace(/^[.\s]+|[.\s]+$/g, '')
  const room = NAME_LETTERS - type.length - 1
  return `${[...stem].slice(0, room).join('').trim() || 'resume'}.${type}`
}

/** What is kept, and not asked of the file again. */
export const isLasting = (refusal: string) => refusal !== 'busy'

/** The machine may have been slow, and not the file: after a day it is tried again. */
const TOO_SLOW_FOR_MS = 24 * AN_HOUR * 1000

/** Whether what was kept of a reading no longer counts: another version of the reader found it, or it was too slow long ago. */
export function isOutdated(
  kept: { reader_version: number | null; facts_problem: string | null; facts_read_at: Date | null },
  version: number,
  now: Date,
): boolean {
  if (kept.reader_version !== version || !kept.facts_read_at) return true
  const age = now.getTime() - kept.facts_read_at.getTime()
  return kept.facts_problem === 'too-slow' && age >= TOO_SLOW_FOR_MS
}

/** Why a resume was not read, in words for the seeker. */
export function refuseReading(refusal: string): Problem {
  if (refusal === 'busy') return busy(profileSays.readingsCrowded, 5)
  const text =
    refusal === 'no-text'
      ? resumeTexts.noText
      : refusal === 'encrypted'
        ? resumeTexts.encrypted
        : resumeTexts.unreadable
  return new Problem('unreadable-resume', text)
}
