import { factOf, isMeaning } from '../words/synonyms.ts'
import type { Group } from './query.ts'

/** Groups that ask for one thing; the first of them is looked up. */
export type Asking = readonly [Group, ...Group[]]

/** Joins the words of a fact, which so counts once: 'no experience needed' as much as 'newbie'. */
export function joinFacts(groups: readonly Group[]): Asking[] {
  const joined = new Map<string, Asking>()
  for (const [at, group] of groups.entries()) {
    const key = keyOf(group) ?? `${at}`
    const known = joined.get(key)
    joined.set(key, known ? [...known, group] : [group])
  }
  return [...joined.values()]
}

/** The concepts of a word that means facts and nothing else; null for any other group. */
function keyOf({ any: [only, ...others] }: Group): string | null {
  if (only?.kind !== 'word' || others.length > 0) return null
  const { concepts } = only
  const isFact = concepts.some((concept) => isMeaning(concept) && factOf(concept) !== undefined)
  return isFact ? concepts.join(' ') : null
}
