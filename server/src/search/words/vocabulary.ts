import { stemOf } from './words.ts'

/**
 * Every term of the index, numbered as met, so frequent terms have small numbers. Terms are stems, and the index's own,
 * which begin with '='.
 */
export type Vocabulary = {
  readonly terms: string[]
  /** The words behind the stems, as they were written; `wordTerms` has their terms. */
  readonly words: string[]
  readonly wordTerms: number[]
  /** The term of a word as written, met before or not. */
  ofWord(word: string): number
  /** A term of the index's own, or a stem. */
  of(term: string): number
  /** Undefined for what no listing ever had. */
  find(term: string): number | undefined
  /** Pieces of titles as people wrote them, and their numbers. */
  readonly pieces: string[]
  ofPiece(piece: string): number
}

/** Terms of the index's own, for what filters ask. */
export const tagTerm = (tagId: number) => `=#${tagId}`
/** A stem in a title, for those who look at titles alone. */
export const titleTerm = (stem: string) => `=t:${stem}`
/** What experience a listing asks for, as far as it says so. */
export const levelTerm = (level: string) => `=l:${level}`
/** A place that a listing names. */
export const placeTerm = (place: string) => `=p:${place}`
export const employerTerm = (employerId: number) => `=@${employerId}`

export function createVocabulary(): Vocabulary {
  const terms: string[] = []
  const numbers = new Map<string, number>()
  const words: string[] = []
  const wordTerms: number[] = []
  const wordNumbers = new Map<string, number>()

  function of(term: string): number {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, terms.length)
    return terms.push(term) - 1
  }

  function ofWord(word: string): number {
    const known = wordNumbers.get(word)
    if (known !== undefined) return known
    const number = of(stemOf(word))
    wordNumbers.set(word, number)
    words.push(word)
    wordTerms.push(number)
    return number
  }

  const pieces: string[] = []
  const pieceNumbers = new Map<string, number>()
  function ofPiece(piece: string): number {
    const key = piece.toLowerCase()
    const known = pieceNumbers.get(key)
    if (known !== undefined) {
      // 'VIRTUAL ASSISTANT' is offered as somebody who does not shout has written it.
      if (isLoud(pieces[known] as string)) pieces[known] = piece
      return known
    }
    pieceNumbers.set(key, pieces.length)
    return pieces.push(piece) - 1
  }

  return {
    pieces,
    ofPiece,
    terms,
    words,
    wordTerms,
    ofWord,
    of,
    find: (term) => numbers.get(term),
  }
}

const isLoud = (piece: string) => piece === piece.toUpperCase()
