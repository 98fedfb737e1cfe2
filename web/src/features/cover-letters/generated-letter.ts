import {
  type GeneratedLetter,
  generatedLetterSchema,
  letterSentenceSchema,
  letterSources,
  templateReasons,
} from '@hanap/contract/cover-letters'
import * as z from 'zod/mini'

/** Why the browser itself filled in the template: nothing came from the server. */
const ownReasons = ['offline', 'slow', 'too-many', 'failed'] as const
export type OwnReason = (typeof ownReasons)[number]

/** What is remembered of a letter that was not typed: which it is, and what each of its sentences rests on. */
export const knownLetterSchema = z.object({
  content: z.string(),
  source: z.enum(letterSources),
  reason: z.optional(z.enum([...templateReasons, ...ownReasons])),
  sentences: z.array(letterSentenceSchema),
})
export type KnownLetter = z.output<typeof knownLetterSchema>

/** So much of the grounds is kept beside a draft, as JSON: a storage has room for a few megabytes in all. */
const MOST_CHARACTERS = 30_000
const LONGEST_GROUND = 200

/** An answer as a letter to use; undefined for garbage and for a letter nobody could read. */
export function readAnswer(answer: unknown): GeneratedLetter | undefined {
  // A server of old names no sentences.
  const parsed = generatedLetterSchema.safeParse({ sentences: [], ...(answer as object) })
  return parsed.success && parsed.data.content.trim() !== '' ? parsed.data : undefined
}

/** A letter as it is kept with a draft: long grounds are cut, and where they are far too many none are kept. */
export function bounded(letter: KnownLetter): KnownLetter {
  const sentences = letter.sentences.map(({ text, rests_on }) => ({
    text,
    rests_on: rests_on.map(({ kind, text: ground }) => ({ kind, text: ground.slice(0, LONGEST_GROUND) })),
  }))
  return { ...letter, sentences: JSON.stringify(sentences).length > MOST_CHARACTERS ? [] : sentences }
}

/**
 * Which sentences of a generated letter still stand in a text word for word, blanks aside. One that has become part of
 * a longer sentence ('Not that I know Xero.') stands no more: it may say something else.
 * @returns those, in their order, and how many sentences of the text are none of them
 */
export function standingSentences(content: string, sentences: KnownLetter['sentences']) {
  let rest = content
  const standing = sentences.filter(({ text }) => {
    const found = findSentence(rest, text.trim())
    if (!found) return false
    // A mark in its place: what was around it grows together with nothing.
    rest = `${rest.slice(0, found.at)}\n${TAKEN}\n${rest.slice(found.at + found.length)}`
    return true
  })
  const own = rest
    .split(/\n+|(?<=[.!?…]["'”’)\]]*)\s+/u)
    .filter((part) => part.trim() !== '' && part !== TAKEN)
  return { standing, own: own.length }
}

// No text has this: controls are taken out of a letter before it is sent.
const TAKEN = '\u0000'
const BEFORE = /(^|\n|[.!?…]["'”’)\]]*\s)\s*$/u
const ENDED = /[.!?…]["'”’)\]]*$/u

function findSentence(content: string, sentence: string) {
  if (sentence === '') return undefined
  const words = sentence.split(/\s+/u).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const after = ENDED.test(sentence) ? /^(\s|$)/u : /^[^\S\n]*(\n|$)/u
  for (const match of content.matchAll(new RegExp(words.join('\\s+'), 'gu'))) {
    const { index: at } = match
    const { length } = match[0]
    if (BEFORE.test(content.slice(0, at)) && after.test(content.slice(at + length))) return { at, length }
  }
  return undefined
}
