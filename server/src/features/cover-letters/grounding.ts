import { sentencesOf } from '../../reading/sentences.ts'
import type { Ground } from './ground.ts'
import { unknownNames, unknownStudies } from './known-names.ts'
import { unknownNumbers } from './known-numbers.ts'
import { wordsOf } from './ordinary-words.ts'
import { plantedIn } from './planted-words.ts'

const LONGEST_LETTER = 4000

/** What has no place in a letter, whatever it rests on: links, addresses, gaps left open, markup, talk of the machine. */
const NEVER =
  /https?:|www\.|\S@\S|\[[^\]]{2,60}\]|\{|\}|```|<\/?[a-z|]|\*\*|\b(?:as an ai|ai model|language model|system prompt|my instructions|(?:previous|prior|above) instructions|your instructions)\b/iu

/**
 * What a letter's body claims without ground: employers, schools, degrees, years, numbers and skills that the seeker's
 * facts (and, where it speaks of the job, the listing) do not hold, and what only an order in the listing asked for.
 * @returns the offending pieces, each once, as they stand in the letter; none for a letter that may be shown
 */
export function findUnfounded(body: string, ground: Ground): string[] {
  if (body.length > LONGEST_LETTER) return ['the letter is too long']
  const found = sentencesOf(body).flatMap((sentence) => [
    ...(NEVER.exec(withoutTitle(sentence, ground)) ?? []).slice(0, 1),
    ...unknownNumbers(sentence, ground),
    ...unknownNames(sentence, ground),
    ...unknownStudies(sentence, ground),
    ...plantedIn(sentence, ground),
  ])
  if (!isEnglish(body, ground)) found.push('the letter is not in English')
  return [...new Set(found)]
}

/** Titles of listings have brackets and stars in them. */
const withoutTitle = (sentence: string, { job }: Ground) =>
  job.title === '' ? sentence : sentence.replaceAll(job.title, '')

const FUNCTION_WORDS = new Set(
  'the and to of a an in for i my at is am have with your this that you it as on would be can'.split(' '),
)
/** Below this share of them a text is no English prose, or a list of words. */
const LEAST_SHARE = 0.15

/** A seeker may wish for another language; an employer's hidden order may not. */
function isEnglish(body: string, { facts }: Ground): boolean {
  if (
    /\b(?:filipino|tagalog|taglish|cebuano|bisaya|ilocano|ilonggo|spanish|french|german|japanese|chinese|korean)\b/iu.test(
      facts.wishes,
    )
  )
    return true
  const words = wordsOf(body)
  return (
    words.length > 0 && words.filter((word) => FUNCTION_WORDS.has(word)).length / words.length >= LEAST_SHARE
  )
}
