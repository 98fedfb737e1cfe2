import { asInEnglish } from '../words/loans.ts'
import { type FoundConcept, isOneWay, meaningOf, type Synonyms } from '../words/synonyms.ts'
import { isHoursTerm } from '../words/vocabulary.ts'
import { stemOf, wordsOf } from '../words/words.ts'
import { negators, splitAvoided } from './avoided.ts'
import { spellOutChat } from './chat-words.ts'
import { markAmounts, markYears } from './mark-amounts.ts'
import { markLight } from './mark-light.ts'
import { rootsOf } from './roots.ts'
import { findConcepts } from './typed-concepts.ts'
import { placeNegators } from './unwanted-shifts.ts'

/** A word (its stem, or a concept), or exactly these words in order; the stems are for the lookup. */
export type Term = WordTerm | { kind: 'phrase'; words: string[]; stems: string[] }
export type WordTerm = {
  kind: 'word'
  word: string
  stem: string
  concepts: string[]
  /** Stem and concepts that are only a piece of the phrase typed: 'assistant' of a virtual one. */
  pieces: string[]
  /** Says nothing here, alone or in 'work from home'. */
  isLight: boolean
  /** Says nothing even if only light words are typed: 'trabaho', but not 'work from home'. */
  isEmpty: boolean
}

/**
 * One term must occur, unless the group is light. Every job here is remote, so 'work from home data entry' asks for
 * data entry; jobs that mention home are no better.
 */
export type Group = { any: Term[]; isLight: boolean }

/**
 * All groups, nothing of `none`, and no job about what is avoided. Without groups, the seeker named nothing to find;
 * with light ones only, any job will do ('hanap trabaho').
 */
export type Query = { all: Group[]; none: Term[]; avoided: Term[] }

/** With its position in the text. */
export type Piece = { kind: 'words' | 'phrase' | 'none' | 'or'; words: string[]; from: number; to: number }

/** 'e-commerce', or a known phrase such as 'virtual assistant'. */
type Unit = Term[]
type Units = { units: (Unit | 'or')[]; avoided: Term[] }

/** Characters; a longer text is no search. */
const LONGEST_TEXT = 2_000
const GROUPS_AT_MOST = 20
const TERMS_AT_MOST = 20
/** Of two words or more; each makes the matcher search texts. */
const PHRASES_AT_MOST = 5

const quotes = /[“”„‟«»″＂〝〞]/gu
/** A quotation after a space or a sign (not in 24"), or anything up to a space or a quotation. */
const pieces = /([^\s"\p{L}\p{N}]*)"([^"]*)(?:"|$)|(?:[^\s"]|(?<=[\p{L}\p{N}])")+/gu
/** No dash (–, —): pasted titles are full of them. */
const minus = /^[([]*[-－﹣−‐‑]/u

/**
 * All words must occur; "quoted words" exactly (an open quote runs to the end); -word and -"words" must not occur,
 * literally; `or` makes alternatives. Words of a known phrase carry its concept. At most 20 groups and 5 phrases
 * count. Any text gives a query.
 * @param slips corrections of words; not in quotes or exclusions
 */
export function parseQuery(
  text: string,
  synonyms: Synonyms,
  slips: ReadonlyMap<string, string> = new Map(),
): Query {
  const read = readPieces(text, slips)
  const none = read.flatMap((piece) => (piece.kind === 'none' ? [literal(piece.words)] : []))
  const { units, avoided } = readUnits(read, synonyms)
  const groups = fewPhrases(distinct(groupUnits(units)).slice(0, GROUPS_AT_MOST))
  const isAllLight = groups.every((any) => any.every(isLight))
  const all = groups.map((any) => ({ any, isLight: any.every(isAllLight ? isEmpty : isLight) }))
  const [few = []] = fewPhrases([distinct(none).slice(0, TERMS_AT_MOST)])
  const [fewAvoided = []] = fewPhrases([distinct(avoided).slice(0, TERMS_AT_MOST)])
  return { all, none: few, avoided: fewAvoided }
}

/** Drops excess phrases, and groups left empty. */
function fewPhrases(groups: readonly Term[][]): Term[][] {
  let phrases = 0
  const isAllowed = (term: Term) =>
    term.kind === 'word' || term.words.length === 1 || (phrases += 1) <= PHRASES_AT_MOST
  return groups.map((any) => any.filter(isAllowed)).filter((any) => any.length > 0)
}

export function readPieces(text: string, slips: ReadonlyMap<string, string> = new Map()): Piece[] {
  const read: Piece[] = []
  for (const match of text.slice(0, LONGEST_TEXT).replace(quotes, '"').matchAll(pieces)) {
    const [whole, signs, quoted] = match
    const words = wordsOf(quoted ?? whole)
    if (words.length === 0) continue
    const at = { from: match.index, to: match.index + whole.length }
    const isLeftOut = quoted === undefined ? minus.test(whole) : /[-－﹣−‐‑]$/u.test(signs ?? '')
    const negator = quoted === undefined ? undefined : negatorAt(read)
    if (isLeftOut) read.push({ kind: 'none', words, ...at })
    else if (negator) read.splice(-1, 1, { kind: 'none', words, from: negator.from, to: at.to })
    else if (quoted !== undefined) read.push({ kind: 'phrase', words, ...at })
    else if (words.length === 1 && (words[0] === 'or' || words[0] === 'o'))
      read.push({ kind: 'or', words, ...at })
    else
      read.push({ kind: 'words', words: words.flatMap((word) => slips.get(word)?.split(' ') ?? word), ...at })
  }
  return read
}

/** A 'no' before a quotation excludes it. */
function negatorAt(read: readonly Piece[]): Piece | undefined {
  const last = read.at(-1)
  const [word = '', ...others] = last?.words ?? []
  return last?.kind === 'words' && others.length === 0 && negators.has(asInEnglish(word)) ? last : undefined
}

/** `a b or c d` is a, (b or c), d; `virtual assistant or writer` is either of the two. */
function groupUnits(units: Units['units']): Term[][] {
  const groups: Term[][] = []
  let alternatives: Unit[] = []
  let isAfterOr = false
  const close = () => {
    groups.push(...combine(alternatives))
    alternatives = []
  }
  for (const unit of units) {
    if (unit === 'or') {
      isAfterOr = true
      continue
    }
    if (!isAfterOr) close()
    alternatives.push(unit)
    isAfterOr = false
  }
  close()
  return groups
}

/** (a b) or (c d) becomes (a or c) (a or d) (b or c) (b or d), all of which must match. */
function combine(alternatives: readonly Unit[]): Term[][] {
  const [first, ...others] = alternatives.slice(0, TERMS_AT_MOST)
  if (first === undefined) return []
  return others.reduce<Term[][]>(
    (groups, unit) => groups.flatMap((any) => unit.map((term) => [...any, term])).slice(0, GROUPS_AT_MOST),
    first.map((term) => [term]),
  )
}

/** 'or' counts only between two units. */
function readUnits(read: readonly Piece[], synonyms: Synonyms): Units {
  const units: Units['units'] = []
  const avoided: Term[] = []
  let run: string[][] = []
  const endRun = () => {
    const split = splitAvoided(unitsOf(run, synonyms))
    units.push(...split.wanted)
    avoided.push(...split.avoided)
    run = []
  }
  for (const [index, piece] of read.entries()) {
    const before = read[index - 1]?.kind
    const after = read[index + 1]?.kind
    const isBetween = (before === 'words' || before === 'phrase') && (after === 'words' || after === 'phrase')
    if (piece.kind === 'words' || (piece.kind === 'or' && !isBetween)) run.push(piece.words)
    else {
      endRun()
      if (piece.kind === 'or') units.push('or')
      if (piece.kind === 'phrase') units.push([quotedTerm(piece.words)])
    }
  }
  endRun()
  return { units, avoided }
}

/** Groups adjacent unquoted words into units: words, and phrases that name one concept. */
function unitsOf(run: readonly string[][], synonyms: Synonyms): WordTerm[][] {
  const pieces = rootsOf(run, synonyms)
  const terms = placeNegators(spellOutChat(pieces.flat()), synonyms).map(plainTerm)
  // True for a term joined to the one before.
  const isJoined = pieces.flatMap((piece) => piece.map((_, n) => n > 0))
  const found = findConcepts(
    terms.map(({ word }) => word),
    synonyms,
  )
  for (const { start, length, concept } of found) {
    for (const [n, term] of terms.slice(start, start + length).entries()) {
      if (!term.concepts.includes(concept)) term.concepts.push(concept)
      if (n > 0) isJoined[start + n] = true
    }
  }
  markPieces(terms, found)
  markLight(terms, found)
  markAmounts(terms)
  markYears(terms)
  const units: WordTerm[][] = []
  for (const [n, term] of terms.entries()) {
    if (isJoined[n]) units.at(-1)?.push(term)
    else units.push([term])
  }
  return units
}

/** Skips one-way phrases: no listing says 'pang gabi'. */
function markPieces(terms: readonly WordTerm[], found: readonly FoundConcept[]): void {
  for (const [at, term] of terms.entries()) {
    const over = found.filter(({ start, length }) => start <= at && at < start + length)
    const longest = Math.max(1, ...over.map(({ concept, length }) => (isOneWay(concept) ? 1 : length)))
    if (longest === 1) continue
    term.pieces.push(term.stem)
    for (const { concept, length } of over) if (length < longest) term.pieces.push(concept)
  }
  // Part-time is only a part of '4 hours a day'.
  for (const term of terms) if (term.concepts.some(isHoursTerm)) term.pieces.push(meaningOf('part-time'))
}

const plainTerm = (word: string): WordTerm => ({
  kind: 'word',
  word,
  stem: stemOf(word),
  concepts: [],
  pieces: [],
  isLight: false,
  isEmpty: false,
})

const quotedTerm = (words: string[]): Term => ({ kind: 'phrase', words, stems: words.map(stemOf) })

/** Literally: a word in all its forms, or words in their order. */
function literal(words: string[]): Term {
  const [word = ''] = words
  return words.length === 1 ? plainTerm(word) : quotedTerm(words)
}

const isLight = (term: Term) => term.kind === 'word' && term.isLight
const isEmpty = (term: Term) => term.kind === 'word' && term.isEmpty

const distinct = <T>(some: readonly T[]): T[] => [
  ...new Map(some.map((one) => [JSON.stringify(one), one])).values(),
]
