import { type ResumeType, resumeTexts } from '@hanap/contract/profile/resumes'
import * as profileSays from '@hanap/contract/says/profile'
import { busy, Problem } from '../../lib/problem.ts'

const AN_HOUR = 3600
export const UPLOADS = {
  max: 30,
  windowSeconds: AN_HOUR,
  text: profileSays.manyUploads,
}
/** The reader's timeout; then a file is 'too-slow'. */
export const LONGEST_READING_SECONDS = 10
/**
 * Seconds of reading, at least one per file: over a hundred usual files, or twelve slow ones. Cached results do not
 * count.
 */
export const READING_SECONDS = {
  max: 120,
  windowSeconds: AN_HOUR,
  text: profileSays.manyReadings,
}

export const contentTypes: Record<ResumeType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
}

const NAME_LETTERS = 150
// Controls, formatting marks (also bidirectional ones), lone surrogates, unassigned characters.
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu
/** Forbidden by some file system, or active in a shell or page. */
const UNFIT = /[<>:"|?*]/g
const KNOWN_ENDINGS = /(\s*\.(pdf|docx?))+$/i

/**
 * Keeps the name without its path, on one visible line, at most 150 letters, with the extension of the content's
 * type.
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

/** Whether to store a refusal instead of retrying. */
export const isLasting = (refusal: string) => refusal !== 'busy'

/** The server may have been slow, not the file. */
const TOO_SLOW_FOR_MS = 24 * AN_HOUR * 1000

/** Read by another reader version, or too slow long ago. */
export function isOutdated(
  kept: { reader_version: number | null; facts_problem: string | null; facts_read_at: Date | null },
  version: number,
  now: Date,
): boolean {
  if (kept.reader_version !== version || !kept.facts_read_at) return true
  const age = now.getTime() - kept.facts_read_at.getTime()
  return kept.facts_problem === 'too-slow' && age >= TOO_SLOW_FOR_MS
}

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
