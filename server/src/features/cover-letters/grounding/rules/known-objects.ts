import type { Ground } from './ground.ts'
import type { Clause } from './known-claims.ts'
import { isFormOf, isOrdinary } from './ordinary-words-of-work.ts'

/** Words and what joins them into a list: 'google, amazon and microsoft'. */
const LIST = "([\\p{L}'&+#.-]+(?:(?:,? and |, | or )[\\p{L}'&+#.-]+)*)"
/** A name stands after these without an article: 'at google', 'code in python', but 'in a shop'; also where two of these stand together. */
const BARE = new RegExp(
  `\\b(?:at|with|for|in|from|joined|know|speak|code|use|used|studied|can|write|called|named) (?=${LIST})`,
  'giu',
)
/** What somebody is or was. */
const ROLE = /\b(?:as|am|was|been|i'm) an? ((?:\p{L}+ ){0,2}\p{L}+)/giu
/** Of several of a kind nobody says that they were there: 'with customers'. Names of tools and languages are no plurals. */
const isPlural = (word: string) => /(?:[^s]s|people)$/u.test(word)

/**
 * What a clause says the seeker did, knows or was, without ground in their facts or common letters: 'worked at google',
 * 'as a nurse'. Capitalized names and known skills are checked elsewhere.
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
