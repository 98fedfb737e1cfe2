import { previewOf } from '@hanap/contract/jobs/preview'
import type { CoverLetter } from '@hanap/contract/letters/cover-letters'
import {
  type LetterOrigin,
  type LetterSentence,
  standingSentences,
} from '@hanap/contract/letters/letter-sentences'
import * as applicationSays from '@hanap/contract/says/applications'
import { fill } from '@hanap/contract/says/fill'
import { conflict } from '../../lib/problem.ts'
import { versionOf } from '../../lib/version.ts'
import type { LetterRow } from './store.ts'

/** As long as a subject that a seeker types may be; the board takes 255. */
const LONGEST_SUBJECT = 200

/** The subject of a letter that was given none: one line, however the listing's title is written. */
export function defaultSubject(jobTitle: string): string {
  const title = jobTitle.replace(/\s+/g, ' ').trim()
  return [...`Application for ${title}`].slice(0, LONGEST_SUBJECT).join('')
}

/** The version of a letter: its words, and the resume that goes along. */
export const letterVersion = ({
  subject,
  content,
  resume_id,
  resume_url,
}: Pick<LetterRow, 'subject' | 'content' | 'resume_id' | 'resume_url'>) =>
  versionOf({ subject, content, resume_id, resume_url })

/** A letter as its seeker sees it. */
export const letterOnWire = ({ job_id, ...letter }: LetterRow): CoverLetter => ({
  ...letter,
  job_post_id: job_id,
  version: letterVersion(letter),
})

/** What is known of where a letter's words come from; `source` is null where nobody said. */
type Origin = { source: LetterOrigin | null; sentences: LetterSentence[] }

/** The same of a letter that is new, as its seeker's browser says it. */
export function originOf(
  content: string,
  said: { source?: LetterOrigin | undefined; sentences?: LetterSentence[] | undefined },
): Origin {
  const { source = null, sentences = [] } = said
  const isGenerated = source === 'written' || source === 'template'
  return { source, sentences: isGenerated ? standingSentences(content, sentences).standing : [] }
}

/** The same once its words were changed: where nothing of a generated letter is left, they are the seeker's own. */
export function originAfterChange(before: Origin & { content: string }, content: string): Origin {
  if (content === before.content) return { source: before.source, sentences: before.sentences }
  const { standing } = standingSentences(content, before.sentences)
  const isOwn = before.source !== null && standing.length === 0
  return { source: isOwn ? 'own' : before.source, sentences: standing }
}

/** What one seeker can keep: years of applying every day. */
export const MOST_LETTERS = 2000

/** 409 for one more than that. */
export const tooManyLetters = () =>
  conflict({
    content: fill(applicationSays.lettersFull, { most: MOST_LETTERS.toLocaleString('en') }),
  })

/** As much of a letter's beginning as a list needs to be read from the database. */
export const EXCERPT_READ = 1000

/** How a letter begins, on one line. */
export const excerptOf = (beginning: string): string => previewOf(beginning.replace(/\s+/g, ' ').trim())
