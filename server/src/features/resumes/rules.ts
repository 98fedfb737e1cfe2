import { type ResumeType, resumeTexts } from '@hanap/contract/resumes'
import { busy, Problem } from '../../lib/problem.ts'

const AN_HOUR = 3600
/** How often one seeker may send a file to be kept. */
export const UPLOADS = {
  max: 30,
  windowSeconds: AN_HOUR,
  text: 'You uploaded many files in the last hour. Please try again later.',
}
/** How often one seeker may have a file read; what was kept of a reading is not counted. */
export const READINGS = {
  max: 60,
  windowSeconds: AN_HOUR,
  text: 'You had many files read in the last hour. Please try again later.',
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

/** What stays so however often the file is read. */
export const isLasting = (refusal: string) => !['busy', 'too-slow'].includes(refusal)

/** Why a resume was not read, in words for the seeker. */
export function refuseReading(refusal: string): Problem {
  if (refusal === 'busy')
    return busy('Many resumes are being read right now. Please try again in a moment.', 5)
  const text =
    refusal === 'no-text'
      ? resumeTexts.noText
      : refusal === 'encrypted'
        ? resumeTexts.encrypted
        : resumeTexts.unreadable
  return new Problem('unreadable-resume', text)
}
