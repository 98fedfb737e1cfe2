import { unpackOccurrence } from '../segments/occurrence.ts'
import { isMeaning, isOneWay, isSubstitute } from '../words/synonyms.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import type { WantedGroup, WantedPhrase, WantedTerm } from './match.ts'
import type { Term, WordTerm } from './query.ts'

/** One way in which a group can occur: a term, or several side by side. */
export type Way = { terms: readonly number[]; discount: number; isSubstitute?: boolean }

/** A word of a known phrase without the others: 'virtual' and 'assistant' apart may be a virtual tour's. */
const PIECE = 0.6
/** What a one-way synonym brings in: who asks for a secretary means an administrative assistant. */
const WIDER = 0.85
/** Something else that would do too: who asks for a secretary would take an executive assistant. */
const SUBSTITUTE = 0.3
/** Who describes a job in more words than this wants that one: nothing else will do for any of them. */
export const SUBSTITUTED_AT_MOST = 4
/** A term that no listing has: its group finds nothing. */
const NO_TERM = -1
const NOTHING_WORTH = new Int32Array(256)

/** Makes what lists the ways in which a term can occur, by the words of an index. */
export const createWays =
  (vocabulary: Vocabulary) =>
  (term: Term): Way[] => {
    if (term.kind === 'phrase') {
      return [{ terms: term.stems.map((stem) => vocabulary.find(stem) ?? NO_TERM), discount: 1 }]
    }
    return namesOf(term).flatMap((name) => {
      const known = vocabulary.find(name)
      return known === undefined
        ? []
        : [{ terms: [known], discount: discountOf(term, name), isSubstitute: isSubstitute(name) }]
    })
  }

const namesOf = ({ stem, concepts }: WordTerm) => (concepts.some(isMeaning) ? concepts : [stem, ...concepts])

/** What it counts, of 1, to be found by this stem or concept of a word. */
export const discountOf = ({ pieces }: WordTerm, name: string): number =>
  (isSubstitute(name) ? SUBSTITUTE : isOneWay(name) ? WIDER : 1) * (pieces.includes(name) ? PIECE : 1)

/** What each occurrence byte is worth, for a way with this discount. */
export type WorthOf = (discount: number) => Int32Array
export const nothingWorth: WorthOf = () => NOTHING_WORTH
/** Of what must not occur at all, each place counts; of what is avoided, those where a listing is about it. */
const ANYWHERE = new Int32Array(256).fill(1)
const ABOUT_IT = Int32Array.from(ANYWHERE, (_, byte) => {
  const { inTitle, inTag, bodyLevel } = unpackOccurrence(byte)
  return inTitle || inTag || bodyLevel >= 2 ? 1 : 0
})
export const anywhere: WorthOf = () => ANYWHERE
export const aboutIt: WorthOf = () => ABOUT_IT

/** A group that nothing fulfils. */
export const NO_GROUP: WantedGroup = [{ term: NO_TERM, worth: NOTHING_WORTH }]

export const wantedGroup = (ways: readonly Way[], worthOf: WorthOf): WantedGroup =>
  ways.length === 0 ? NO_GROUP : ways.map((way) => wantedTerm(way, worthOf))

export function wantedTerm({ terms, discount }: Way, worthOf: WorthOf): WantedTerm | WantedPhrase {
  const worth = worthOf(discount)
  const [only] = terms
  return terms.length === 1 && only !== undefined ? { term: only, worth } : { phrase: terms, worth }
}
