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

/** Covers the letter's words and its resume. */
export const letterVersion = ({
  subject,
  content,
  resume_id,
  resume_url,
}: Pick<LetterRow, 'subject' | 'content' | 'resume_id' | 'resume_url'>) =>
  versionOf({ subject, content, resume_id, resume_url })

export const letterOnWire = ({ job_id, ...letter }: LetterRow): CoverLetter => ({
  ...letter,
  job_post_id: job_id,
  version: letterVersion(letter),
})

/** `source` is null if unknown. */
type Origin = { source: LetterOrigin | null; sentences: LetterSentence[] }

/** As the seeker's browser reports it. */
export function originOf(
  content: string,
  said: { source?: LetterOrigin | undefined; sentences?: LetterSentence[] | undefined },
): Origin {
  const { source = null, sentences = [] } = said
  const isGenerated = source === 'written' || source === 'template'
  return { source, sentences: isGenerated ? standingSentences(content, sentences).standing : [] }
}

/** Without any generated sentence left, the words are the seeker's own. */
export function originAfterChange(before: Origin & { content: string }, content: string): Origin {
  if (content === before.content) return { source: before.source, sentences: before.sentences }
  const { standing } = standingSentences(content, before.sentences)
  const isOwn = before.source !== null && standing.length === 0
  return { source: isOwn ? 'own' : before.source, sentences: standing }
}

/** Per seeker: years of applying every day. */
export const MOST_LETTERS = 2000

export const tooManyLetters = () =>
  conflict({
    content: fill(applicationSays.lettersFull, { most: MOST_LETTERS.toLocaleString('en') }),
  })

export const EXCERPT_READ = 1000

/** One line. */
export const excerptOf = (beginning: string): string => previewOf(beginning.replace(/\s+/g, ' ').trim())
