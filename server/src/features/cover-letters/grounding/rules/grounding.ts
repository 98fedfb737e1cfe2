import { namesEmployer } from '@hanap/contract/jobs/employer-names'
import { plainCharacters } from '@hanap/contract/text/plain-characters'
import { sentencesOf } from '../../../../reading/sentences.ts'
import { otherScript, plantedIn } from './from-listing.ts'
import type { Ground } from './ground.ts'
import { clausesOf } from './known-claims.ts'
import { contactsIn } from './known-contacts.ts'
import { unknownNames, withoutJobNames } from './known-names.ts'
import { unknownNumbers } from './known-numbers.ts'
import { unknownObjects } from './known-objects.ts'
import { unknownSkills } from './known-skills.ts'
import { unknownStudies } from './known-studies.ts'
import { wordsOf } from './ordinary-words.ts'

/** In characters, far more than asked for. */
export const LONGEST_LETTER = 4000

/** Never allowed: unfilled gaps, markup, talk of the machine. */
const NEVER =
  /\[[^\]]{2,60}\]|\{|\}|```|<\/?[a-z|]|\*\*|\b(?:as an ai|ai model|language model|system prompt|my instructions|(?:previous|prior|above) instructions|your instructions)\b/iu

/** Characters that reverse the direction of text. */
const TURNED = /[\u202a-\u202e\u2066-\u2069]/u

/** Checks sentence by sentence while the letter is written. */
export type LetterCheck = {
  /**
   * Finds unfounded claims: employers, schools, degrees, years, numbers and skills not in the facts or the job, and
   * what only an order in the job asked for. Empty if the sentence may be shown.
   */
  sentence(text: string): string[]
  /** Whether the language is known. Sentences are not shown until then. */
  isSettled(): boolean
  /** Problems of the whole letter. */
  whole(): string[]
}

/** The most of a sentence that a name continued in the next one can take. */
const LONGEST_NAME = 200
/** A greeting and a sentence show the language. */
const ENOUGH_WORDS = 12

export function createLetterCheck(ground: Ground): LetterCheck {
  const mayBeForeign = wishesForeign(ground)
  let length = 0
  let count = 0
  let functionWords = 0
  let before = ''
  const isEnglish = () => mayBeForeign || (count > 0 && functionWords / count >= LEAST_SHARE)
  const isSettled = () => mayBeForeign || count >= ENOUGH_WORDS
  const language = () => (isEnglish() ? [] : ['the letter is not in English'])
  return {
    isSettled,
    sentence(text) {
      length += text.length
      if (length > LONGEST_LETTER) return ['the letter is too long']
      // A name may begin in the sentence before. It is not quoted, since refusals go to the writer.
      if (namesEmployer(before + text, ground.hidden))
        return ['the name of an employer who is not to be named']
      before = (before + text).slice(-LONGEST_NAME)
      const words = wordsOf(text)
      count += words.length
      functionWords += words.filter((word) => FUNCTION_WORDS.has(word)).length
      return [
        ...sentencesOf(text).flatMap((one) => unfoundedIn(one, ground)),
        ...(isSettled() ? language() : []),
      ]
    },
    whole: language,
  }
}

function unfoundedIn(written: string, ground: Ground): string[] {
  const sentence = plainCharacters(written)
  return [
    ...(NEVER.exec(withoutTitle(sentence, ground)) ?? []).slice(0, 1),
    ...(TURNED.exec(written) ?? []),
    ...contactsIn(sentence, ground),
    ...clausesOf(sentence).flatMap((clause) => [
      ...unknownNumbers(clause, ground.numbers),
      ...unknownNames(clause, ground),
      ...unknownSkills({ ...clause, own: withoutJobNames(clause, clause.own, ground) }, ground),
      ...unknownObjects(clause, ground),
    ]),
    ...unknownStudies(sentence, ground),
    ...plantedIn(sentence, ground),
    ...otherScript(written, ground),
  ]
}

/** Titles of listings contain brackets and stars. */
const withoutTitle = (sentence: string, { job }: Ground) =>
  job.title === '' ? sentence : sentence.replaceAll(job.title, '')

const FUNCTION_WORDS = new Set(
  'the and to of a an in for i my at is am have with your this that you it as on would be can'.split(' '),
)
/** A smaller share of function words means other languages or a word list. */
const LEAST_SHARE = 0.15

/** A seeker may wish for another language; an employer's hidden order may not. */
const wishesForeign = ({ facts }: Ground) =>
  /\b(?:filipino|tagalog|taglish|cebuano|bisaya|ilocano|ilonggo|spanish|french|german|japanese|chinese|korean)\b/iu.test(
    facts.wishes,
  )
