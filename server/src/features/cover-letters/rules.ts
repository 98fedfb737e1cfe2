import { previewOf } from '@hanap/contract/preview'
import { conflict } from '../../lib/problem.ts'

/** As long as a subject that a seeker types may be; the board takes 255. */
const LONGEST_SUBJECT = 200

/** The subject of a letter that was given none: one line, however the listing's title is written. */
export function defaultSubject(jobTitle: string): string {
  const title = jobTitle.replace(/\s+/g, ' ').trim()
  return [...`Application for ${title}`].slice(0, LONGEST_SUBJECT).join('')
}

/** What one seeker can keep: years of applying every day. */
export const MOST_LETTERS = 2000

/** 409 for one more than that. */
export const tooManyLetters = () =>
  conflict({
    content: `You keep ${MOST_LETTERS.toLocaleString('en')} letters, which is the most. Please delete some in My Letters first.`,
  })

/** As much of a letter's beginning as a list needs to be read from the database. */
export const EXCERPT_READ = 1000

/** How a letter begins, on one line. */
export const excerptOf = (beginning: string): string => previewOf(beginning.replace(/\s+/g, ' ').trim())
