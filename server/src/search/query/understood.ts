import type { JobList } from '@hanap/contract/jobs/jobs'
import type { ListingFact } from '@hanap/contract/jobs/listing-facts'
import { factOf, type Synonyms } from '../words/synonyms.ts'
import { lightWords } from '../words/words.ts'
import { type Piece, readPieces, rootsOf } from './query.ts'
import { findConcepts } from './typed-concepts.ts'

/**
 * The facts a search text asks for (the chips above the results), each with the text without it.
 * @param slips corrections of words, as the search takes them
 */
export function readUnderstood(
  text: string,
  synonyms: Synonyms,
  slips: ReadonlyMap<string, string>,
): JobList['understood'] {
  const asking = new Map<ListingFact, Set<Piece>>()
  for (const run of runsOf(readPieces(text, slips))) {
    const roots = rootsOf(
      run.map(({ words }) => words),
      synonyms,
    )
    const pieceOf = roots.flatMap((words, n) => words.map(() => run[n] as Piece))
    for (const { start, length, concept } of findConcepts(roots.flat(), synonyms)) {
      const fact = factOf(concept)
      if (!fact) continue
      const here = asking.get(fact) ?? new Set()
      for (const piece of pieceOf.slice(start, start + length)) here.add(piece)
      asking.set(fact, here)
    }
  }
  return [...asking].map(([fact, some]) => ({ fact, without: saying(withPieces(text, some, () => '')) }))
}

/** '' if it says nothing, as 'trabaho'. */
const saying = (text: string): string =>
  readPieces(text).every(({ kind, words }) => kind === 'words' && words.every((word) => lightWords.has(word)))
    ? ''
    : text

/** Quotes a word, to search it as typed. */
export function asTyped(text: string, word: string): string {
  const some = readPieces(text).filter(({ kind, words }) => kind === 'words' && words.includes(word))
  return withPieces(text, new Set(some), (typed) => `"${typed}"`)
}

function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.kind === 'words') runs.at(-1)?.push(piece)
    else runs.push([])
  }
  return runs
}

function withPieces(text: string, some: ReadonlySet<Piece>, change: (typed: string) => string): string {
  const parts: string[] = []
  let from = 0
  for (const piece of [...some].sort((a, b) => a.from - b.from)) {
    parts.push(text.slice(from, piece.from), change(text.slice(piece.from, piece.to)))
    from = piece.to
  }
  return [...parts, text.slice(from)].join('').replace(/\s+/gu, ' ').trim()
}
