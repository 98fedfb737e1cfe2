import { rightWords } from './right-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { LONGEST_WORD, withoutDoubles } from './words.ts'

/** Shorter words are too alike to guess. */
const SHORTEST = 4
/** Two mistakes from LONG on; between the two constants only if no other word is as near. */
const LONG = 8
const TWO_SLIPS_FROM = 5
/** A word one mistake further away wins only if it is this many times as frequent. */
const SLIP = 30
/** A short word with two mistakes needs a correction this many times as likely as any other. */
const CLEARLY = 5
/** One or two listings may be misspelled themselves. */
const FEWEST = 2
/** A word that listings have is corrected only to one this many times as frequent. */
export const DOUBT = 50

export type Spelling = {
  /**
   * Null unless almost no job has the word.
   * @param found jobs that have the word as typed
   * @param countOf jobs that have a term
   */
  correct(word: string, found: number, countOf: (term: number) => number): string | null
}

/** Corrects by edit distance. Every word of similar length is a candidate; letter sets reject nearly all. */
export function createSpelling(vocabulary: Vocabulary): Spelling {
  /** Words by length. */
  const known = Array.from({ length: LONGEST_WORD + 1 }, () => ({
    words: [] as number[],
    letters: [] as number[],
  }))
  let read = 0

  function readNewWords() {
    const { words } = vocabulary
    for (; read < words.length; read += 1) {
      const word = words.at(read)
      const ofLength = known[Math.min(word.length, LONGEST_WORD)]
      ofLength?.words.push(read)
      ofLength?.letters.push(lettersOf(word))
    }
  }

  /** Each mistake changes at most two letters of the set, or one if it changes the length. */
  function likeWords(word: string, slips: number): number[] {
    const like: number[] = []
    const wanted = lettersOf(word)
    for (let length = word.length - slips; length <= word.length + slips; length += 1) {
      const { words = [], letters = [] } = known[length] ?? {}
      const mostDiffering = 2 * slips - Math.abs(length - word.length)
      for (let i = 0; i < letters.length; i += 1) {
        const differing = (letters[i] as number) ^ wanted
        // Mostly another word: 'taga' is no mistake for 'tags', 'exel' is for 'excel'.
        if (word.length === SHORTEST && length <= SHORTEST && differing !== 0) continue
        if (bitCount(differing) <= mostDiffering) like.push(words[i] as number)
      }
    }
    return like
  }

  return {
    correct(word, found, countOf) {
      if (word.length < SHORTEST || /[^a-z]/u.test(word)) return null
      readNewWords()
      // 'pilot' is no slip of 'pivot', nor 'kafka' of 'karma', but 'planing' one of 'planning'.
      const isRight = rightWords.has(word)
      const most = found === 0 && !isRight && word.length >= TWO_SLIPS_FROM ? 2 : 1
      const fewest = Math.max(FEWEST, found * DOUBT)
      let best: Guess | null = null
      let second = 0
      for (const number of likeWords(word, most)) {
        const other = vocabulary.words.at(number)
        if (other === word) continue
        const slips = distance(word, other, most)
        if (slips > most || (slips === 2 && !mayBeTwoSlips(word, other))) continue
        if (isTradeOf(word, other) || isOpposite(word, other)) continue
        // A letter too often or too seldom is half a slip: 'writter', 'bookeeper'.
        const isDoubled = slips === 1 && withoutDoubles(word) === withoutDoubles(other)
        if (isRight && !isDoubled) continue
        const term = vocabulary.wordTerm(number)
        // Last: it searches every segment.
        const count = countOf(term)
        if (count < fewest) continue
        // The first letter is rarely wrong.
        const far = slips + (other[0] === word[0] ? 0 : 0.5) - (isDoubled ? 0.5 : 0)
        const likely = count / SLIP ** far
        if (best && likely <= best.likely) {
          if (term !== best.term) second = Math.max(second, likely)
          continue
        }
        if (best && term !== best.term) second = best.likely
        best = { word: other, term, slips, likely }
      }
      if (!best) return null
      const isClear = best.slips < 2 || word.length >= LONG || best.likely >= CLEARLY * second
      return isClear ? best.word : null
    },
  }
}

type Guess = { word: string; term: number; slips: number; likely: number }

/** In a short word the first letter must match, and the other word needs five letters. */
const mayBeTwoSlips = (word: string, other: string) =>
  word.length >= LONG || (other.length >= TWO_SLIPS_FROM && other[0] === word[0])

/** 'lister' is no 'listed'. */
const isTradeOf = (word: string, other: string) =>
  word.endsWith('er') && other.endsWith('ed') && word.slice(0, -1) === other.slice(0, -1)

/** 'unexperienced' is no 'experienced'. */
const isOpposite = (word: string, other: string) =>
  word.endsWith(other) && /^(?:un|in|im|ir|non)$/.test(word.slice(0, -other.length))

function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i += 1) {
    const letter = word.charCodeAt(i) - 97
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26)
  }
  return letters
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Reused for every pair. */
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST_WORD + 2)) as [Uint8Array, Uint8Array, Uint8Array]

/** Optimal string alignment; not exact above `most`. */
function distance(a: string, b: string, most: number): number {
  let [twoBack, back, row] = rows
  const tooMany = most + 1
  for (let j = 0; j <= tooMany; j += 1) back[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    // Letters further apart are more slips than may be.
    const from = Math.max(1, i - most)
    const to = Math.min(b.length, i + most)
    let least = from === 1 ? i : tooMany
    row[from - 1] = least
    row[to + 1] = tooMany
    for (let j = from; j <= to; j += 1) {
      const changed = (back[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let slips = Math.min((back[j] as number) + 1, (row[j - 1] as number) + 1, changed)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        slips = Math.min(slips, (twoBack[j - 2] as number) + 1)
      }
      row[j] = slips
      least = Math.min(least, slips)
    }
    if (least > most) return tooMany
    ;[twoBack, back, row] = [back, row, twoBack]
  }
  return back[b.length] as number
}
