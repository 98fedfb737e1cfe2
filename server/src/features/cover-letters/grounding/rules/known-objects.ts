import type { Ground } from './ground.ts'
import type { Clause } from './known-claims.ts'
import { isFormOf, isOrdinary } from './ordinary-words-of-work.ts'

/** A list such as 'google, amazon and microsoft'. */
const LIST = "([\\p{L}'&+#.-]+(?:(?:,? and |, | or )[\\p{L}'&+#.-]+)*)"
/**
 * Before a name without an article: 'at google', 'code in python', but 'in a shop'. The lookahead lets two matches
 * overlap.
 */
const BARE = new RegExp(
  `\\b(?:at|with|for|in|from|joined|know|speak|code|use|used|studied|can|write|called|named) (?=${LIST})`,
  'giu',
)
const ROLE = /\b(?:as|am|was|been|i'm) an? ((?:\p{L}+ ){0,2}\p{L}+)/giu
/** Plurals are no employers ('with customers'), and no tool or language is a plural. */
const isPlural = (word: string) => /(?:[^s]s|people)$/u.test(word)

/**
 * Unfounded claims in lower case: 'worked at google', 'as a nurse'. Capitalised names and known skills are checked
 * elsewhere.
 */
export function unknownObjects({ own }: Clause, { factsForms }: Ground): string[] {
  if (own === '') return []
  const objects = [...own.matchAll(BARE), ...own.matchAll(ROLE)].flatMap(
    ([, list = '']) => list.match(/\p{L}[\p{L}'+#]{2,}/gu) ?? [],
  )
  return objects.filter(
    (word) =>
      /^\p{Ll}/u.test(word) &&
      !isPlural(word) &&
      !/(?:ly|ing|ed)$/u.test(word) &&
      !isOrdinary(word) &&
      !isFormOf(word, factsForms),
  )
}
