import type { LetterSentence } from '@hanap/contract/letters/letter-sentences'
import { blankFor } from '@hanap/contract/letters/stated-facts'
import type { WantedOrders } from './wanted.ts'

type Phrases = WantedOrders['phrases']

/** The phrases that a letter begins with, before its greeting. */
export const beginningWith = (phrases: Phrases): LetterSentence[] =>
  phrases.filter(({ place }) => place === 'start').map(({ text }) => ordered(`${text}\n\n`))

/** Those that are to stand anywhere and do not yet: below the last paragraph. */
export const missingFrom = (body: readonly LetterSentence[], phrases: Phrases): LetterSentence[] => {
  const written = plain(body.map(({ text }) => text).join(''))
  return phrases
    .filter(({ text, place }) => place === 'anywhere' && !written.includes(plain(text)))
    .map(({ text }) => ordered(`\n\n${text}`))
}

/** Those that a letter ends with, below its name. */
export const endingWith = (phrases: Phrases): LetterSentence[] =>
  phrases.filter(({ place }) => place === 'end').map(({ text }) => ordered(`\n\n${text}`))

/** The facts that the job asks for, each on a line below the letter; a blank where it is not known. */
export const statedIn = (stated: WantedOrders['stated']): LetterSentence[] =>
  stated.map(({ name, value, isTyped }, at) => ({
    text: `${at === 0 ? '\n\n' : '\n'}${name}: ${value || blankFor(name)}`,
    rests_on: value === '' ? [] : [{ kind: isTyped ? 'answer' : 'preference', text: value }],
  }))

const ordered = (text: string): LetterSentence => ({ text, rests_on: [] })
const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, ' ')
