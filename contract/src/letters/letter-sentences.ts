import * as z from 'zod/mini'
import * as applicationSays from '../says/applications.ts'
import { fill } from '../says/fill.ts'
import { atMost, plainText } from '../wire/text-fields.ts'

export const letterSources = ['written', 'template'] as const

/** A stored letter may also be the seeker's own words. */
export const letterOrigins = ['own', ...letterSources] as const
export type LetterOrigin = (typeof letterOrigins)[number]

export const YOUR_ANSWER = '[your answer]'

/** The seeker's profile and resume, their own words, or the listing. */
export const groundKinds = [
  'title',
  'about',
  'years',
  'skill',
  'past_job',
  'project',
  'education',
  'preference',
  'answer',
  'wishes',
  'name',
  'job',
] as const

/** Empty if it claims nothing, such as a thank-you. */
export const letterSentenceSchema = z.object({
  /** With the blanks before it: all joined are the letter. */
  text: z.string(),
  rests_on: z.array(z.object({ kind: z.enum(groundKinds), text: z.string() })),
})
export type LetterSentence = z.output<typeof letterSentenceSchema>

export const MOST_SENTENCES = 80
export const MOST_GROUNDS = 12
export const LONGEST_GROUND = 200
/** In characters, together: the letter's own limit. */
const MOST_SENTENCE_TEXT = 10_000
/** In characters, all grounds together. */
export const MOST_GROUND_TEXT = 30_000

const lengthOf = (texts: readonly { text: string }[]) => texts.reduce((sum, { text }) => sum + text.length, 0)

/** Fits any letter of ten thousand characters. */
export const keptSentencesField = z
  .array(
    z.object({
      text: z.string().check(plainText),
      rests_on: z
        .array(
          z.object({
            kind: z.enum(groundKinds),
            text: z.string().check(atMost(LONGEST_GROUND), plainText),
          }),
        )
        .check(
          z.maxLength(MOST_GROUNDS, { error: fill(applicationSays.manyGrounds, { most: MOST_GROUNDS }) }),
        ),
    }),
  )
  .check(
    z.maxLength(MOST_SENTENCES, {
      error: fill(applicationSays.manySentences, { most: MOST_SENTENCES }),
      abort: true,
    }),
    z.refine((all) => lengthOf(all) <= MOST_SENTENCE_TEXT, {
      error: fill(applicationSays.sentencesLong, { most: MOST_SENTENCE_TEXT }),
    }),
    z.refine((all) => lengthOf(all.flatMap(({ rests_on }) => rests_on)) <= MOST_GROUND_TEXT, {
      error: fill(applicationSays.groundsLong, { most: MOST_GROUND_TEXT }),
    }),
  )

type Word = { text: string; opensLine: boolean; closesSentence: boolean; isTaken: boolean }

/** Includes closing quotes and brackets. */
const ENDED = /[.!?…]["'”’)\]]*$/u

/**
 * Finds the sentences that a text still has word for word, ignoring blanks. A sentence inside a longer one ('Not that
 * I know Xero.') does not count. Linear in both lengths.
 * @returns them in order, and the number of other sentences
 */
export function standingSentences(content: string, sentences: readonly LetterSentence[]) {
  const words = wordsOf(content)
  const standing = sentences.filter(({ text }) => {
    const sentence = wordsOf(text)
    if (sentence.length === 0) return false
    const at = words.findIndex((_, from) => standsAt(words, from, sentence))
    if (at < 0) return false
    for (const word of words.slice(at, at + sentence.length)) word.isTaken = true
    return true
  })
  return { standing, own: words.filter((word, at) => !word.isTaken && begins(words, at)).length }
}

function standsAt(words: readonly Word[], from: number, sentence: readonly Word[]): boolean {
  if (!begins(words, from)) return false
  const isThere = sentence.every(({ text }, at) => {
    const word = words[from + at]
    return word?.text === text && !word.isTaken
  })
  return isThere && ends(words, from + sentence.length - 1)
}

/** After a finished sentence, on a new line, or after another match. */
function begins(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return !before || before.isTaken || words[at]?.opensLine === true || before.closesSentence
}

function ends(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  return !next || next.isTaken || next.opensLine || words[at]?.closesSentence === true
}

function wordsOf(text: string): Word[] {
  let from = 0
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => {
    const opensLine = text.slice(from, index).includes('\n')
    from = index + word.length
    return { text: word, opensLine, closesSentence: ENDED.test(word), isTaken: false }
  })
}
