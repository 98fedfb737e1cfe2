import type { LetterSentence } from '@hanap/contract/letters/letter-sentences'
import { blankFor } from '@hanap/contract/letters/stated-facts'
import { hasWords } from '@hanap/contract/letters/whole-words'
import type { WantedOrders } from './wanted.ts'

type Phrases = WantedOrders['phrases']

export const beginningWith = (phrases: Phrases): LetterSentence[] =>
  phrases.filter(({ place }) => place === 'start').map(({ text }) => ordered(`${text}\n\n`))

/** Those still missing go below the last paragraph. */
export const missingFrom = (body: readonly LetterSentence[], phrases: Phrases): LetterSentence[] => {
  const written = body.map(({ text }) => text).join('')
  return phrases
    .filter(({ text, place }) => place === 'anywhere' && !hasWords(written, text))
    .map(({ text }) => ordered(`\n\n${text}`))
}

export const endingWith = (phrases: Phrases): LetterSentence[] =>
  phrases.filter(({ place }) => place === 'end').map(({ text }) => ordered(`\n\n${text}`))

/** One per line below the letter; unknown facts as blanks. */
export const statedIn = (stated: WantedOrders['stated']): LetterSentence[] =>
  stated.map(({ name, value, isTyped }, at) => ({
    text: `${at === 0 ? '\n\n' : '\n'}${name}: ${value || blankFor(name)}`,
    rests_on: value === '' ? [] : [{ kind: isTyped ? 'answer' : 'preference', text: value }],
  }))

/** Rests on no fact of the seeker. */
export const ordered = (text: string): LetterSentence => ({ text, rests_on: [] })
