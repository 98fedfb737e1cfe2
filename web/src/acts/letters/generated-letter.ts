import {
  type GeneratedLetter,
  generatedLetterSchema,
  type KeptLetter,
  letterNotes,
  templateReasons,
} from '@hanap/contract/letters/cover-letters'
import {
  keptSentencesField,
  type LetterOrigin,
  type LetterSentence,
  LONGEST_GROUND,
  letterSentenceSchema,
  letterSources,
  MOST_GROUNDS,
  MOST_SENTENCES,
  standingSentences,
} from '@hanap/contract/letters/letter-sentences'
import { withoutControls } from '@hanap/contract/text/text'
import * as z from 'zod/mini'

/** Why the browser itself filled in the template: nothing came from the server. */
const ownReasons = ['offline', 'slow', 'too-many', 'no-plan', 'failed'] as const
export type OwnReason = (typeof ownReasons)[number]

/** What is remembered of a letter that was not typed: which it is, and what each of its sentences rests on. */
export const knownLetterSchema = z.object({
  content: z.string(),
  source: z.enum(letterSources),
  reason: z.optional(z.enum([...templateReasons, ...ownReasons])),
  sentences: z.array(letterSentenceSchema),
  /** The subject it was given for, by the job's own wish. */
  subject: z.optional(z.string()),
  notes: z.optional(z.array(z.enum(letterNotes))),
  /** The instructions it was written by, where they are known. */
  custom_prompt: z.optional(z.string().check(z.maxLength(2000))),
})
export type KnownLetter = z.output<typeof knownLetterSchema>

/** So much of the grounds is kept beside a draft, as JSON: a storage has room for a few megabytes in all. */
const MOST_CHARACTERS = 30_000

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
    rests_on: rests_on.map(({ kind, text: ground }) => ({ kind, text: shortened(ground) })),
  }))
  return { ...letter, sentences: JSON.stringify(sentences).length > MOST_CHARACTERS ? [] : sentences }
}

/** Half of a sign of two units is none. */
const shortened = (text: string) => text.slice(0, LONGEST_GROUND).replace(/\p{Cs}$/u, '')

/** What the server is to keep with a letter of where its words come from. */
export type ToldOrigin = { source: LetterOrigin; sentences: LetterSentence[]; custom_prompt?: string }

/**
 * What is recorded of a sent letter: the seeker's own if nothing generated is left. Extra grounds are dropped.
 * @param content as sent
 */
export function toldOrigin(content: string, generated: KnownLetter | undefined): ToldOrigin {
  const { standing } = standingSentences(content, generated?.sentences ?? [])
  const isWhole = generated && withoutControls(generated.content).trim() === content
  if (!generated || !(isWhole || standing.length > 0)) return { source: 'own', sentences: [] }
  const { source, custom_prompt } = generated
  const told = standing.slice(0, MOST_SENTENCES).map(({ text, rests_on }) => ({
    text,
    rests_on: rests_on.slice(0, MOST_GROUNDS),
  }))
  const sentences = keptSentencesField.safeParse(told).data ?? []
  return { source, sentences, ...(custom_prompt !== undefined && { custom_prompt }) }
}

/** A kept letter as a draft remembers a generated one; undefined for the seeker's own, and where nobody said. */
export function knownFromKept(letter: KeptLetter): KnownLetter | undefined {
  const { content, source, sentences, custom_prompt } = letter
  if (source === null || source === 'own') return undefined
  const { own } = standingSentences(content, sentences)
  const isChanged = sentences.length > 0 && own > 0
  return {
    // What it was when it was generated is known no more: what is left of that is another text than it is now.
    content: isChanged ? sentences.map(({ text }) => text).join('') : content,
    source,
    sentences,
    ...(custom_prompt !== null && { custom_prompt }),
  }
}
