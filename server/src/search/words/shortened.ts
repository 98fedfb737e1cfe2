import { rightWords } from './right-words.ts'
import type { Synonyms } from './synonyms.ts'
import { filipinoWords, lightWords, stemOf, withoutDoubles } from './words.ts'

/** Shorter words are read as they stand: 'ng', 'hr'. */
const SHORTEST = 3
/** Of three letters only the words that say nothing are guessed: 'tga', but no 'mls'. */
const SHORTEST_OF_TRADE = 4
const MISSING_AT_MOST = 3

/** Returns undefined if the word is no known one in short. */
export type InFull = (word: string) => string | undefined

/**
 * Words whose vowels were left out or swapped by ear, 'bguhan', 'tga', 'trabhu', or which are spelled in Filipino
 * letters, 'enkoder'.
 */
export function createInFull(synonyms: Synonyms): InFull {
  const known = new Set([...lightWords, ...synonyms.words, ...filipinoWords])
  const full = Map.groupBy(
    [...known].filter((word) => /^[a-z]{4,}$/.test(word)),
    bonesOf,
  )
  const bySpelling = new Map(
    [...synonyms.words].filter(isHeard).map((word) => [soundsFilipino(word), word] as const),
  )
  return (word) => {
    if (known.has(word) || rightWords.has(word) || !/^[a-z]+$/.test(word) || word.length < SHORTEST)
      return undefined
    return inShort(word) ?? (isHeard(word) ? bySpelling.get(soundsFilipino(word)) : undefined)
  }

  function inShort(word: string) {
    // Of equals the first: light words come first.
    return full
      .get(bonesOf(word))
      ?.filter(
        (one) =>
          (word.length >= SHORTEST_OF_TRADE || lightWords.has(one)) &&
          one.length - word.length <= Math.min(MISSING_AT_MOST, word.length - 1) &&
          isShortOf(word, one),
      )
      .sort((a, b) => a.length - b.length)[0]
  }
}

/** Like `createInFull`, for a word beside another of a known phrase: 'prt' or 'ful' before 'time', 'cust' before 'service'. */
export type Beside = (
  word: string,
  before: string | undefined,
  after: string | undefined,
) => string | undefined

export function createBeside({ typed, words }: Synonyms): Beside {
  const pairs = pairsOf(typed)
  const all = [...words].filter((word) => /^[a-z]{4,}$/.test(word))
  const full = Map.groupBy(all, (word) => withoutDoubles(bonesOf(word)))
  const byStart = Map.groupBy(all, startOf)
  return (word, before, after) => {
    if (words.has(word) || !/^[a-z]+$/.test(word) || word.length < SHORTEST) return undefined
    const isPaired = (one: string) =>
      (before !== undefined && pairs.has(`${stemOf(before)} ${stemOf(one)}`)) ||
      (after !== undefined && pairs.has(`${stemOf(one)} ${stemOf(after)}`))
    const short = full
      .get(withoutDoubles(bonesOf(word)))
      ?.filter((one) => one[0] === word[0] && isShortOf(word, one))
    return (
      short?.find(isPaired) ??
      (isPaired(word)
        ? undefined
        : byStart.get(startOf(word))?.find((one) => isCut(word, one) && isPaired(one)))
    )
  }
}

/** Words typed without spaces, two of them of one known phrase: 'virtualassistant', 'dataentryclerk'. */
export function createApart({ typed, words }: Synonyms): InFull {
  const pairs = pairsOf(typed)
  const isKnown = (word: string) => words.has(word) || lightWords.has(word)
  const apart = (word: string, before: string, hasPair: boolean): string | undefined => {
    const isPair = (next: string) => hasPair || pairs.has(`${before} ${stemOf(next)}`)
    if (isKnown(word) && isPair(word)) return word
    for (let cut = SHORTEST; cut <= word.length - SHORTEST; cut += 1) {
      const first = word.slice(0, cut)
      const rest = isKnown(first) ? apart(word.slice(cut), stemOf(first), isPair(first)) : undefined
      if (rest !== undefined) return `${first} ${rest}`
    }
    return undefined
  }
  return (word) => (words.has(word) || !/^[a-z]{6,40}$/.test(word) ? undefined : apart(word, '', false))
}

/** Stems that follow each other in known phrases. */
const pairsOf = (typed: Synonyms['typed']): Set<string> =>
  new Set(
    [...typed.values()].flat().flatMap(({ stems }) => stems.slice(1).map((stem, n) => `${stems[n]} ${stem}`)),
  )

const startOf = (word: string) => word.slice(0, SHORTEST)
/** 'cust' of 'cust service'. */
const isCut = (typed: string, full: string) => full.length >= typed.length + 2 && full.startsWith(typed)

/** Like `createInFull`, for a word as it sounds: 'bagohan', 'partime'; 'patent' is no patient. */
export function createByEar({ words }: Pick<Synonyms, 'words'>): InFull {
  const bySound = new Map([...words].filter(isHeard).map((word) => [soundsLike(word), word] as const))
  return (word) => (words.has(word) || rightWords.has(word) ? undefined : bySound.get(soundsLike(word)))
}

const isHeard = (word: string) => /^[a-z]{5,}$/.test(word)
/** In the letters of Filipino: 'enkoder', 'kanba'. */
const soundsFilipino = (word: string) =>
  soundsLike(
    word
      .replace(/c(?!h)|q/g, 'k')
      .replace(/ph|f/g, 'p')
      .replace(/v/g, 'b')
      .replace(/z/g, 's'),
  )
const soundsLike = (word: string) => withoutDoubles(word.replace(/[eo]/g, (letter) => soundOf(letter)))

/** Without vowels. */
const bonesOf = (word: string) => word.replace(/[aeiou]/g, '')

/** Whether every letter typed stands in the full word, in order, and the last one at its end. */
function isShortOf(typed: string, full: string): boolean {
  let at = 0
  for (const letter of full) if (soundOf(letter) === soundOf(typed[at])) at += 1
  return at === typed.length && soundOf(typed.at(-1)) === soundOf(full.at(-1))
}

/** Filipino tells e from i and o from u by ear only. */
const soundOf = (letter = '') => letter.replace('e', 'i').replace('o', 'u')
