import type { Synonyms } from '../words/synonyms.ts'
import { wordsOf } from '../words/words.ts'
import { type Piece, readPieces } from './query.ts'
import { rootsOf } from './roots.ts'

export type Place = Readonly<{ from: number; to: number }>
/** A word of a text; quotations, exclusions and 'or' stay whole. */
export type PlacedWord = Place & { kind: Piece['kind']; word: string }

/**
 * Words of a text with their places, free of affixes.
 * @param slips corrections of words
 */
export function placeWords(
  text: string,
  synonyms: Synonyms,
  slips: ReadonlyMap<string, string> = new Map(),
): PlacedWord[] {
  return readPieces(text, slips).flatMap((piece): PlacedWord[] => {
    const { kind, words, from, to } = piece
    if (kind !== 'words') return [{ kind, word: words.join(' '), from, to }]
    const places = placesIn(text.slice(from, to))
    const [roots = []] = rootsOf([words], synonyms)
    const prefixes = words.length - roots.length
    return roots.map((word, n) => ({
      kind,
      word,
      from: from + (places[n === 0 ? 0 : n + prefixes]?.from ?? 0),
      to: from + (places[n + prefixes]?.to ?? to - from),
    }))
  })
}

/** Where one word may end and another begin. */
const seams = /(?<![\p{L}\p{N}\p{M}])|(?![\p{L}\p{N}\p{M}])/gu
/** A sign of money or a tag belongs to the word it precedes. */
const signsBefore = /^[^\p{L}\p{N}$€£₱#@]+/u

/** Of each word of a text without spaces: 'encoder/part-time' has three. */
function placesIn(text: string): Place[] {
  const places: Place[] = []
  let from = 0
  let left = wordsOf(text)
  for (const { index: to } of text.matchAll(seams)) {
    const here = to < text.length ? wordsOf(text.slice(from, to)) : left
    if (here.length === 0 || !isSame([...here, ...wordsOf(text.slice(to))], left)) continue
    const start = from + signsIn(text.slice(from, to), here)
    places.push(...here.map(() => ({ from: start, to })))
    left = left.slice(here.length)
    from = to
    if (left.length === 0) break
  }
  return places
}

/** Length of the signs before the words that the words do not need: .net needs its dot. */
function signsIn(text: string, words: readonly string[]): number {
  let length = signsBefore.exec(text)?.[0].length ?? 0
  while (length > 0 && !isSame(wordsOf(text.slice(length)), words)) length -= 1
  return length
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one, n) => one === others[n])
