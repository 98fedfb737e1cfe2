import { unpackOccurrence } from '../segments/occurrence.ts'
import { isMeaning, isOneWay, isSubstitute } from '../words/synonyms.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import type { WantedGroup, WantedPhrase, WantedTerm } from './match.ts'
import type { Term, WordTerm } from './query.ts'

/** A term, or several adjacent ones. */
export type Way = { terms: readonly number[]; discount: number; isSubstitute?: boolean }

/** Discount of one word of a known phrase: 'virtual' and 'assistant' apart may be a virtual tour's. */
const PIECE = 0.6
/** Discount of one-way synonyms: a seeker asking for a secretary means an administrative assistant. */
const WIDER = 0.85
/** Discount of substitutes: a seeker asking for a secretary would take an executive assistant. */
const SUBSTITUTE = 0.3
/** Longer queries get no substitutes: they describe one job. */
export const SUBSTITUTED_AT_MOST = 4
const NO_TERM = -1
const NOTHING_WORTH = new Int32Array(256)

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

/** Multiplies a word's worth when it is found by this name; at most 1. */
export const discountOf = ({ pieces }: WordTerm, name: string): number =>
  (isSubstitute(name) ? SUBSTITUTE : isOneWay(name) ? WIDER : 1) * (pieces.includes(name) ? PIECE : 1)

/** The worth for each occurrence byte. */
export type WorthOf = (discount: number) => Int32Array
export const nothingWorth: WorthOf = () => NOTHING_WORTH
/** Excluded terms count anywhere; avoided ones only if the listing is about them. */
const ANYWHERE = new Int32Array(256).fill(1)
const ABOUT_IT = Int32Array.from(ANYWHERE, (_, byte) => {
  const { inTitle, inTag, bodyLevel } = unpackOccurrence(byte)
  return inTitle || inTag || bodyLevel >= 2 ? 1 : 0
})
export const anywhere: WorthOf = () => ANYWHERE
export const aboutIt: WorthOf = () => ABOUT_IT

export const NO_GROUP: WantedGroup = [{ term: NO_TERM, worth: NOTHING_WORTH }]

export const wantedGroup = (ways: readonly Way[], worthOf: WorthOf): WantedGroup =>
  ways.length === 0 ? NO_GROUP : ways.map((way) => wantedTerm(way, worthOf))

export function wantedTerm({ terms, discount }: Way, worthOf: WorthOf): WantedTerm | WantedPhrase {
  const worth = worthOf(discount)
  const [only] = terms
  return terms.length === 1 && only !== undefined ? { term: only, worth } : { phrase: terms, worth }
}
