import type { FoundConcept } from '../words/synonyms.ts'
import { joins } from '../words/synonyms.ts'
import { lightPhrases, lightWords } from '../words/words.ts'
import type { WordTerm } from './query.ts'

/** Filipino for taking care of something. */
const carers = new Set('asikaso alalay katulong katuwang bantay alaga hawak'.split(' '))

/** 'asikaso ng medical billing' asks for medical billing, whoever cares for it. */
const isCarer = (terms: readonly WordTerm[], at: number): boolean =>
  carers.has(terms[at]?.word ?? '') &&
  joins.has(terms[at + 1]?.word ?? '') &&
  terms.slice(at + 2).some(({ word, concepts }) => concepts.length > 0 && !lightWords.has(word))

/** Marks light words, but not in a known phrase: 'social work'. */
export function markLight(terms: readonly WordTerm[], found: readonly FoundConcept[]): void {
  for (const [at, term] of terms.entries()) {
    const isInside = found.some(({ start, length }) => length > 1 && start <= at && at < start + length)
    if ((lightWords.has(term.word) || isCarer(terms, at)) && !isInside) {
      term.isLight = true
      // Alone, 'pa' is a personal assistant.
      term.isEmpty = terms.length > 1 || term.concepts.length === 0
    }
  }
  for (const at of terms.keys()) {
    const phrase = lightPhrases.find((words) => words.every((word, n) => terms[at + n]?.word === word))
    for (const part of terms.slice(at, at + (phrase?.length ?? 0))) {
      part.isLight = true
      part.isEmpty = false
    }
  }
}
