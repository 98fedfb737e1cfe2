import { type Columns, createStringTable, type StringTable } from './string-table.ts'
import { stemOf } from './words.ts'

/**
 * Numbered in order of arrival, so frequent terms have small numbers. Terms are stems, and the index's own, which
 * begin with '='.
 */
export type Vocabulary = {
  readonly terms: Texts
  /** Unstemmed words. */
  readonly words: Texts
  /** Term by word number. */
  wordTerm(word: number): number
  /** Adds a missing word. */
  ofWord(word: string): number
  /** Adds a missing term. */
  of(term: string): number
  /** Undefined if no listing ever had it. */
  find(term: string): number | undefined
  readonly pieces: Texts
  ofPiece(piece: string): number
  /** What was added since that size; immutable. */
  since(had: VocabularySize): KeptVocabulary
  size(): VocabularySize
}

export type Texts = Pick<StringTable, 'length' | 'at'>
export type VocabularySize = Readonly<{ terms: number; words: number; pieces: number; rewritten: number }>
/** `rewritten` has pieces whose spelling changed, in order. */
export type KeptVocabulary = {
  terms: Columns
  words: Columns
  wordTerms: Uint32Array
  pieces: Columns
  rewritten: readonly (readonly [number, string])[]
}

/** A term of the index itself, for filters. */
export const tagTerm = (tagId: number) => `=#${tagId}`
/** A term that matches titles alone. */
export const titleTerm = (stem: string) => `=t:${stem}`
/** Part-time hours a week: few, about half, most. Null for a full week. Named like a meaning, so that it can be typed. */
export const hoursTerm = (week: number): string | null =>
  week > 34 ? null : `=>hours:${week <= 15 ? 'few' : week <= 25 ? 'half' : 'most'}`
export const isHoursTerm = (term: string): boolean => term.startsWith('=>hours:')
export const levelTerm = (level: string) => `=l:${level}`
export const placeTerm = (place: string) => `=p:${place}`
export const employerTerm = (employerId: number) => `=@${employerId}`

/** @param kept an earlier vocabulary */
export function createVocabulary(kept?: KeptVocabulary): Vocabulary {
  const terms = createStringTable(kept?.terms)
  const words = createStringTable(kept?.words)
  let wordTerms = kept?.wordTerms ?? new Uint32Array(1024)
  const pieces = createStringTable(kept?.pieces, (piece) => piece.toLowerCase())
  const rewritten = [...(kept?.rewritten ?? [])]
  const shown = new Map(rewritten)

  function ofWord(word: string): number {
    const known = words.find(word)
    if (known !== undefined) return wordTerms[known] as number
    const term = terms.of(stemOf(word))
    const number = words.of(word)
    if (number >= wordTerms.length) {
      const larger = new Uint32Array(Math.ceil(1.25 * (number + 1024)))
      larger.set(wordTerms)
      wordTerms = larger
    }
    wordTerms[number] = term
    return term
  }

  const pieceAt = (number: number) => shown.get(number) ?? pieces.at(number)
  function ofPiece(piece: string): number {
    const number = pieces.of(piece)
    const known = pieceAt(number)
    // Prefers a spelling without shouting: 'VIRTUAL ASSISTANT'.
    if (known !== piece && isLoud(known)) {
      shown.set(number, piece)
      rewritten.push([number, piece])
    }
    return number
  }

  return {
    pieces: {
      get length() {
        return pieces.length
      },
      at: pieceAt,
    },
    ofPiece,
    terms,
    words,
    wordTerm: (word) => wordTerms[word] as number,
    ofWord,
    of: terms.of,
    find: terms.find,
    since: (had) => ({
      terms: terms.columns(had.terms),
      words: words.columns(had.words),
      wordTerms: wordTerms.subarray(had.words, words.length),
      pieces: pieces.columns(had.pieces),
      rewritten: rewritten.slice(had.rewritten),
    }),
    size: () => ({
      terms: terms.length,
      words: words.length,
      pieces: pieces.length,
      rewritten: rewritten.length,
    }),
  }
}

const isLoud = (piece: string) => piece === piece.toUpperCase()
