import { factOf, isMeaning, otherwise } from '../words/synonyms.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import type { WantedTerm } from './match.ts'
import type { Group, Term } from './query.ts'
import { anywhere } from './ways.ts'

/** What listings have that say otherwise than all of a group means: 'no calls' wants none that speaks of calls. */
export function contraryOf({ any }: Group, vocabulary: Vocabulary): WantedTerm[] {
  const [first = [], ...others] = any.map(factsMeant)
  const shared = new Set(first.filter((fact) => others.every((some) => some.includes(fact))))
  return [...shared]
    .flatMap((fact) => vocabulary.find(otherwise(fact)) ?? [])
    .map((term) => ({ term, worth: anywhere(1) }))
}

/** Not what takes the word as well: a 'junior' of two years is one. */
const factsMeant = (term: Term) =>
  term.kind === 'word' ? term.concepts.filter(isMeaning).flatMap((concept) => factOf(concept) ?? []) : []
