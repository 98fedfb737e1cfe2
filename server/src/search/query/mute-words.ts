import { rootOf } from '../words/affixes.ts'
import { beginsFilipino, type Synonyms } from '../words/synonyms.ts'
import { filipinoWords } from '../words/words.ts'
import type { Group, Term, WordTerm } from './query.ts'

/** In fewer than one of so many listings, a Tagalog word is a stray. */
const MUTE_BELOW = 100

type Heard = {
  heard: readonly Group[]
  /** Left out because no listing has them; the seeker is told. */
  unknown: readonly Group[]
}

/**
 * Beside others, a word that no listing has asks for nothing; nor does a Tagalog word of no trade that hardly any has:
 * 'va haha', 'kada piraso na sapat'. Alone they stay; so do words of the table, of a quotation or between 'or'.
 * @param found how many of `total` listings have a term
 */
export function withoutMute(
  groups: readonly Group[],
  given: { synonyms: Synonyms; total: number; found: (term: Term) => number },
): Heard {
  const few = given.total / MUTE_BELOW
  const isMute = ({ any }: Group) =>
    any.every((term) => term.kind === 'word' && isTagalog(term, given.synonyms) && given.found(term) <= few)
  const isUnknown = ({ any: [only, ...others] }: Group) =>
    only?.kind === 'word' && others.length === 0 && only.concepts.length === 0 && given.found(only) === 0
  const speaking = groups.filter((group) => !isMute(group))
  const unknown = speaking.filter(isUnknown)
  const heard = speaking.filter((group) => !unknown.includes(group))
  return heard.length > 0 ? { heard, unknown } : { heard: groups, unknown: [] }
}

/** Of no trade, such as a verb ('patakbo ng fb ads': the table knows what is run) or a doer ('tagabuo'). */
const isTagalog = (term: WordTerm, synonyms: Synonyms) =>
  isPlainFilipino(term) ||
  (term.concepts.length === 0 &&
    (beginsFilipino(term.word, synonyms) || /^t[ai]ga\p{L}{3,}$/u.test(term.word)))

export const isPlainFilipino = ({ word, concepts }: WordTerm) =>
  concepts.length === 0 && isFilipino(rootOf(word, isFilipino))
const isFilipino = (word: string) => filipinoWords.has(word)
