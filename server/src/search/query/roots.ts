import { withoutAffixes } from '../words/affixes.ts'
import { asInEnglish, isLoan } from '../words/loans.ts'
import { createByEar, type InFull } from '../words/shortened.ts'
import { isWordTyped, type Synonyms } from '../words/synonyms.ts'
import { isVerb } from '../words/verbs.ts'
import { filipinoWords, lightWords } from '../words/words.ts'

/** Without Filipino affixes and spellings. */
export function rootsOf(run: readonly string[][], synonyms: Synonyms): string[][] {
  const isRoot = (word: string) => isLoan(word) || isVerb(word) || isWordTyped(word, synonyms)
  return run.map((piece) => {
    const roots = withoutAffixes(piece, isRoot)
    const [word = '', ...others] = piece
    // 'bagohan' is baguhan, not bago with an ending.
    const heard =
      others.length === 0 && roots[0] !== word && !isKnown(word) ? byEarOf(synonyms)(word) : undefined
    return (heard === undefined ? roots : [heard]).map(asInEnglish)
  })
}

const isKnown = (word: string) => lightWords.has(word) || filipinoWords.has(word)

const known = new WeakMap<Synonyms, InFull>()

/** One for each table, since it reads all of its words. */
export function byEarOf(synonyms: Synonyms): InFull {
  const byEar = known.get(synonyms) ?? createByEar(synonyms)
  known.set(synonyms, byEar)
  return byEar
}
