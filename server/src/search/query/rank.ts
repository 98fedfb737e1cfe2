import { unpackOccurrence } from '../segments/occurrence.ts'
import type { Matches } from '../segments/sorted-places.ts'

/**
 * 'relevance': a job's sum over the words, by where they occur, rarer words counting more. Jobs with all words in the
 * title come first. Sums are cut into levels; within a level, the newest comes first.
 */

/**
 * What each place of a word adds to its worth, before scaling by MOST. Found by trial on the judged queries (bench
 * relevance).
 */
const weights = {
  title: 0.6,
  /** Per step of the word's share of the title. */
  titleShare: 0.05,
  tag: 0.3,
  employer: 0.05,
  body: [0, 0.06, 0.1, 0.14],
  early: 0.04,
} as const

const LEVELS = 96
/** Levels without and with all words in the title. */
export const GRADES = 2 * LEVELS

const ONE = 1 << 16
/** Higher bits count the words in the title. */
const TITLED_AT = 18
const TITLED = 1 << TITLED_AT
const COUNTED = 31
/** The bits cannot count more words. Further words must occur, but add nothing to the grade. */
export const MOST_COUNTED = COUNTED

const placeWeights = Float64Array.from({ length: 256 }, (_, byte) => {
  const { inTitle, inTag, inEmployer, bodyLevel, titleShare, isEarly } = unpackOccurrence(byte)
  return (
    (inTitle ? weights.title + weights.titleShare * titleShare : 0) +
    (inTag ? weights.tag : 0) +
    (inEmployer ? weights.employer : 0) +
    (weights.body[bodyLevel] ?? 0) +
    (isEarly ? weights.early : 0)
  )
})
const MOST = Math.max(...placeWeights)
const titled = placeWeights.map((_, byte) => (unpackOccurrence(byte).inTitle ? TITLED : 0))

/**
 * A word's worth for each occurrence byte (segments/occurrence.ts).
 * @param share of this word among all; they add up to 1
 * @param discount below 1 for a substitute
 */
export function worthOf(share: number, discount = 1): Int32Array {
  const one = ONE * share * discount
  return new Int32Array(
    placeWeights.map((weight, byte) => Math.round((one * weight) / MOST) + (titled[byte] as number)),
  )
}

/** Half the worth, without the count of title words: for a listing with an avoided term. */
export const lowered = (worth: number) => (worth & (TITLED - 1)) >> 1

export function gradeOf(worth: number, words: number): number {
  const isTitled = ((worth >> TITLED_AT) & COUNTED) >= words
  const level = Math.min(LEVELS - 1, ((worth & (TITLED - 1)) * LEVELS) >> 16)
  return isTitled ? LEVELS + level : level
}

/** Above what a tag alone gives: 'encoder' by pay is no list of jobs merely tagged with data entry. */
export const FITS_WELL = 20

/** Grades lost by a listing that may be filled: it ranks below those that fit about as well. */
const STALE = 12

/** Never so low that it is left out. */
export const gradeAsStale = (grade: number) => Math.max(Math.min(grade, 1), grade - STALE)

export function keepGrade(matches: Matches, gradeOf: (worth: number) => number, least: number): void {
  const { places, worths, length } = matches
  let kept = 0
  for (let i = 0; i < length; i += 1) {
    if (gradeOf(worths[i] as number) < least) continue
    places[kept] = places[i] as number
    worths[kept] = worths[i] as number
    kept += 1
  }
  matches.length = kept
}

/** For close listings: the worth of having a word at all, against where. */
const HAVING = 0.25
/** A close listing has at least this share of the asked words. */
const CLOSE = 0.12

/** A word's worth in listings that may lack other words. */
export function closeWorthOf(share: number, discount = 1): Int32Array {
  const one = ONE * share * discount
  return new Int32Array(
    placeWeights.map((weight) => Math.round(one * (HAVING + ((1 - HAVING) * weight) / MOST))),
  )
}

/** 0 for a listing that is not close. */
export const closeGradeOf = (worth: number) =>
  worth < CLOSE * ONE ? 0 : Math.min(GRADES - 1, (worth * GRADES) >> 16)

/** Facts asked for count less than the work, however rare. */
const FACT = 0.4

/**
 * The rarer a word, the more it counts.
 * @param found how many of `total` listings have each word
 * @param isFact whether it asks for a fact instead of a word
 */
export function sharesOf(found: readonly number[], total: number, isFact: readonly boolean[] = []): number[] {
  const rarities = found.map((count, i) => Math.log(1 + (total + 1) / (count + 1)) * (isFact[i] ? FACT : 1))
  const sum = rarities.reduce((a, b) => a + b, 0)
  return rarities.map((rarity) => rarity / sum)
}
