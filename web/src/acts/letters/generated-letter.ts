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

/** Reasons to fill in the template in the browser. */
const ownReasons = ['offline', 'slow', 'too-many', 'no-plan', 'failed'] as const
export type OwnReason = (typeof ownReasons)[number]

/** A letter that was not typed, with the sources of its sentences. */
export const knownLetterSchema = z.object({
  content: z.string(),
  source: z.enum(letterSources),
  reason: z.optional(z.enum([...templateReasons, ...ownReasons])),
  sentences: z.array(letterSentenceSchema),
  /** The subject it was generated with, as the job asks. */
  subject: z.optional(z.string()),
  notes: z.optional(z.array(z.enum(letterNotes))),
  /** The instructions it was generated with, if known. */
  custom_prompt: z.optional(z.string().check(z.maxLength(2000))),
})
export type KnownLetter = z.output<typeof knownLetterSchema>

/** Limits the grounds stored with a draft, as JSON: browser storage holds a few megabytes in all. */
const MOST_CHARACTERS = 30_000

/** Undefined for garbage and invisible letters. */
export function readAnswer(answer: unknown): GeneratedLetter | undefined {
  // Older servers send no sentences.
  const parsed = generatedLetterSchema.safeParse({ sentences: [], ...(answer as object) })
  return parsed.success && parsed.data.content.trim() !== '' ? parsed.data : undefined
}

/** A letter as stored with a draft: long grounds are cut; if far too many, none are stored. */
export function bounded(letter: KnownLetter): KnownLetter {
  const sentences = letter.sentences.map(({ text, rests_on }) => ({
    text,
    rests_on: rests_on.map(({ kind, text: ground }) => ({ kind, text: shortened(ground) })),
  }))
  return { ...letter, sentences: JSON.stringify(sentences).length > MOST_CHARACTERS ? [] : sentences }
}

/** Drops a cut surrogate pair. */
const shortened = (text: string) => text.slice(0, LONGEST_GROUND).replace(/\p{Cs}$/u, '')

/** The origin that the server stores with a letter. */
export type ToldOrigin = { source: LetterOrigin; sentences: LetterSentence[]; custom_prompt?: string }

/**
 * The origin of a sent letter: the seeker's own if nothing generated is left. Drops unused grounds.
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

/** Undefined for the seeker's own letters and unknown origins. */
export function knownFromKept(letter: KeptLetter): KnownLetter | undefined {
  const { content, source, sentences, custom_prompt } = letter
  if (source === null || source === 'own') return undefined
  const { own } = standingSentences(content, sentences)
  const isChanged = sentences.length > 0 && own > 0
  return {
    // If changed since, the generated text is unknown; its remaining sentences still differ from the current text.
    content: isChanged ? sentences.map(({ text }) => text).join('') : content,
    source,
    sentences,
    ...(custom_prompt !== null && { custom_prompt }),
  }
}
