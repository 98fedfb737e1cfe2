import type { SkillWord } from './skill-words.ts'

/** Words `first` to `last`, characters `start` up to `end`. */
export type Place<T> = Readonly<{
  what: T
  first: number
  last: number
  start: number
  end: number
  /** Counts without any context. */
  isSure: boolean
  /** Written with the capitals of the name. */
  isAsWritten: boolean
  /** An ordinary word too ('Word'), so it counts only in a list. */
  needsList: boolean
}>

/** Punctuation, a spaced hyphen, never a full stop. */
const listSign = /[^\s.\-–—'’_@#$%\0]|[\n\t]| {3}|\s[-–—]\s/u
const longestGap = 30
const betweenItems = /^(?:and|or)$/
/** Words before a list: the 'in' of 'proficient in Word, Excel'. */
const beforeLists = new Set(
  'and or in with of for using use uses used including include includes like as via through know knows plus my such eg'.split(
    ' ',
  ),
)
const afterLists = /^(?:and|or|etc|\d+)$/

/** All sure matches, and others in a list with a sure one, or with two written like names. */
export function keepOfLists<T>(
  text: string,
  words: readonly SkillWord[],
  places: readonly Place<T>[],
): Place<T>[] {
  const possible = places.filter((place) => !place.needsList || standsFree(text, words, place))
  const kept: Place<T>[] = []
  let chain: Place<T>[] = []
  const endChain = () => {
    const isList = chain.some(({ isSure }) => isSure) || chain.filter((one) => one.isAsWritten).length > 1
    kept.push(...chain.filter(({ isSure }) => isSure || (isList && chain.length > 1)))
    chain = []
  }
  for (const place of possible) {
    const before = chain.at(-1)
    if (before && !isBeside(text, words, before, place)) endChain()
    chain.push(place)
  }
  endChain()
  return kept
}

function isBeside(
  text: string,
  words: readonly SkillWord[],
  before: Place<unknown>,
  place: Place<unknown>,
): boolean {
  if (place.start - before.end > longestGap) return false
  const gap = text.slice(before.end, place.start)
  const between = words.slice(before.last + 1, place.first)
  if (between.length === 0) return listSign.test(gap) && !/[\p{L}\p{N}\0]/u.test(gap)
  return between.length === 1 && betweenItems.test(between[0]?.plain ?? '') && !gap.includes('. ')
}

function standsFree(text: string, words: readonly SkillWord[], { first, last, start, end }: Place<unknown>) {
  const before = words[first - 1]
  const after = words[last + 1]
  const gapBefore = text.slice(Math.max(before?.end ?? 0, start - longestGap), start)
  const gapAfter = text.slice(end, Math.min(after?.start ?? text.length, end + longestGap))
  const beginsFree =
    before === undefined || listSign.test(gapBefore) || (gapBefore === ' ' && beforeLists.has(before.plain))
  const endsFree =
    after === undefined ||
    listSign.test(gapAfter) ||
    /[.!?]\s/.test(gapAfter) ||
    (gapAfter === ' ' && afterLists.test(after.plain))
  return beginsFree && endsFree
}
