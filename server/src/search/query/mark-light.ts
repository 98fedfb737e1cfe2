import type { FoundConcept } from '../words/synonyms.ts'
import { lightPhrases, lightWords } from '../words/words.ts'
import type { WordTerm } from './query.ts'

/** Marks light words, but not in a known phrase: 'social work'. */
export function markLight(terms: readonly WordTerm[], found: readonly FoundConcept[]): void {
  for (const [at, term] of terms.entries()) {
    const isInside = found.some(({ start, length }) => length > 1 && start <= at && at < start + length)
    if (lightWords.has(term.word) && !isInside) {
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
