import { factOf, isMeaning, otherwise } from '../words/synonyms.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import type { WantedTerm } from './match.ts'
import type { Group, Term } from './query.ts'
import { anywhere } from './ways.ts'

/** Terms that contradict the group: 'no calls' wants no listing that mentions calls. */
export function contraryOf({ any }: Group, vocabulary: Vocabulary): WantedTerm[] {
  const [first = [], ...others] = any.map(factsMeant)
  const shared = new Set(first.filter((fact) => others.every((some) => some.includes(fact))))
  return [...shared]
    .flatMap((fact) => vocabulary.find(otherwise(fact)) ?? [])
    .map((term) => ({ term, worth: anywhere(1) }))
}

/** Not for words with wider concepts: a 'junior' job may ask for two years. */
const factsMeant = (term: Term) =>
  term.kind === 'word' ? term.concepts.filter(isMeaning).flatMap((concept) => factOf(concept) ?? []) : []
