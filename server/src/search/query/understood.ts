import type { JobList } from '@hanap/contract/jobs/jobs'
import type { ListingFact } from '@hanap/contract/jobs/listing-facts'
import type { AskedPay } from '../port.ts'
import { factOf, type Synonyms } from '../words/synonyms.ts'
import { lightWords } from '../words/words.ts'
import { textBeside } from './asked-pay.ts'
import { spellOutChat } from './chat-words.ts'
import { cutWords } from './cut-words.ts'
import { readPieces } from './query.ts'
import { findConcepts } from './typed-concepts.ts'
import { findNegatorBefore, placeNegators } from './unwanted-shifts.ts'
import { type PlacedWord, placeWords } from './word-places.ts'

/**
 * The pay and the facts a search text asks for (the chips above the results), each with the text without it.
 * @param slips corrections of words, as the search takes them
 */
export function readUnderstood(
  text: string,
  synonyms: Synonyms,
  slips: ReadonlyMap<string, string>,
  pay: AskedPay | null = null,
): JobList['understood'] {
  const words = placeWords(textBeside(text, pay) ?? '', synonyms, slips)
  const payWords: PlacedWord[] = pay ? [{ kind: 'words', word: '', from: pay.start, to: pay.end }] : []
  const placed = [...words, ...payWords].sort((one, other) => one.from - other.from)
  const without = (some: Iterable<PlacedWord>) => saying(cutWords(text, placed, new Set(some)))
  const asking = new Map<ListingFact, Set<PlacedWord>>()
  for (const run of runsOf(words)) {
    const typed = placeNegators(spellOutChat(run.map(({ word }) => word)), synonyms)
    for (const { start, length, concept } of findConcepts(typed, synonyms)) {
      const fact = factOf(concept)
      // Avoided, as in 'va not part time'.
      if (!fact || findNegatorBefore(typed, start) !== null) continue
      const here = asking.get(fact) ?? new Set()
      for (const word of run.slice(start, start + length)) here.add(word)
      asking.set(fact, here)
    }
  }
  return [
    ...(pay ? [{ fact: 'pay' as const, ...pay.said, without: without(payWords) }] : []),
    ...[...asking].map(([fact, some]) => ({ fact, without: without(some) })),
  ]
}

/** '' if it says nothing, as 'trabaho'. */
const saying = (text: string): string =>
  readPieces(text).every(({ kind, words }) => kind === 'words' && words.every((word) => lightWords.has(word)))
    ? ''
    : text

const isQuote = /["“”„‟«»″＂〝〞]/u

/** Quotes a word, to search it as typed. */
export function asTyped(text: string, word: string, synonyms: Synonyms): string {
  const parts: string[] = []
  let at = 0
  for (const { from, to } of placeWords(text, synonyms).filter(
    (one) => one.kind === 'words' && one.word === word,
  )) {
    if (from < at) continue
    const before = text.slice(at, from)
    // After a dash a quotation would be left out.
    parts.push(/[-－﹣−‐‑]$/u.test(before) ? `${before} ` : before, `"${text.slice(from, to)}"`)
    // The sign of inches would begin a quotation.
    at = isQuote.test(text.charAt(to)) ? to + 1 : to
  }
  return [...parts, text.slice(at)].join('').replace(/\s+/gu, ' ').trim()
}

function runsOf(placed: readonly PlacedWord[]): PlacedWord[][] {
  const runs: PlacedWord[][] = [[]]
  for (const word of placed) {
    if (word.kind === 'words') runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs
}
