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

/** Why the browser filled in the template. */
const ownReasons = ['offline', 'slow', 'too-many', 'no-plan', 'failed'] as const
export type OwnReason = (typeof ownReasons)[number]

/** Not typed; with the sources of its sentences. */
export const knownLetterSchema = z.object({
  content: z.string(),
  source: z.enum(letterSources),
  reason: z.optional(z.enum([...templateReasons, ...ownReasons])),
  sentences: z.array(letterSentenceSchema),
  /** As the job asks. */
  subject: z.optional(z.string()),
  notes: z.optional(z.array(z.enum(letterNotes))),
  /** If known. */
  custom_prompt: z.optional(z.string().check(z.maxLength(2000))),
})
export type KnownLetter = z.output<typeof knownLetterSchema>

/** As JSON with a draft: browser storage holds a few megabytes in all. */
const MOST_CHARACTERS = 30_000

/** Undefined for garbage and invisible letters. */
export function readAnswer(answer: unknown): GeneratedLetter | undefined {
  // Older servers send no sentences.
  const parsed = generatedLetterSchema.safeParse({ sentences: [], ...(answer as object) })
  return parsed.success && parsed.data.content.trim() !== '' ? parsed.data : undefined
}

/** Cuts long grounds; stores none if far too many. */
export function bounded(letter: KnownLetter): KnownLetter {
  const sentences = letter.sentences.map(({ text, rests_on }) => ({
    text,
    rests_on: rests_on.map(({ kind, text: ground }) => ({ kind, text: shortened(ground) })),
  }))
  return { ...letter, sentences: JSON.stringify(sentences).length > MOST_CHARACTERS ? [] : sentences }
}

/** Drops a cut surrogate pair. */
const shortened = (text: string) => text.slice(0, LONGEST_GROUND).replace(/\p{Cs}$/u, '')

export type ToldOrigin = { source: LetterOrigin; sentences: LetterSentence[]; custom_prompt?: string }

/**
 * The seeker's own if nothing generated is left. Drops unused grounds.
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
    // If changed, the generated text is unknown; the remaining sentences still differ from the current text.
    content: isChanged ? sentences.map(({ text }) => text).join('') : content,
    source,
    sentences,
    ...(custom_prompt !== null && { custom_prompt }),
  }
}
