import type { LetterSentence } from '@hanap/contract/letters/letter-sentences'
import { beginningWith, endingWith, missingFrom, statedIn } from '../orders/rules/put-in.ts'
import type { WantedOrders } from '../orders/rules/wanted.ts'
import { closingFor } from './letter-closing.ts'

/** What a writer or the template says, and what follows the facts that a listing wants stated. */
export type LetterParts = { sentences: LetterSentence[]; answers: LetterSentence[] }

/** With what the orders want at its beginning, within and at its end, above the seeker's name and below it. */
export function wholeLetter(wanted: WantedOrders, parts: LetterParts, name: string): LetterSentence[] {
  const { sentences, answers } = parts
  return [
    ...beginningWith(wanted.phrases),
    ...sentences,
    ...missingFrom(sentences, wanted.phrases),
    ...statedIn(wanted.stated),
    ...answers,
    { text: closingFor(name), rests_on: name ? [{ kind: 'name', text: name }] : [] },
    ...endingWith(wanted.phrases),
  ]
}
