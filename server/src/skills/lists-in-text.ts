import type { SkillWord } from './skill-words.ts'

/** Where something may be named in a text; `first` and `last` are places of words, `start` and `end` of characters. */
export type Place<T> = Readonly<{
  what: T
  first: number
  last: number
  start: number
  end: number
  /** It is meant, whatever stands around it. */
  isSure: boolean
  /** In the capitals of its name. */
  isAsWritten: boolean
  /** It counts only with no ordinary word around it. */
  needsList: boolean
}>

/** A sign that parts the items of a list; a hyphen does so only between spaces, and a full stop never. */
const listSign = /[^\s.\-–—'’_@#$%\0]|[\n\t]| {3}|\s[-–—]\s/u
const longestGap = 30
const betweenItems = /^(?:and|or)$/
/** Words that a list begins after: 'proficient in Word, Excel'. */
const beforeLists = new Set(
  'and or in with of for using use uses used including include includes like as via through know knows plus my such eg'.split(
    ' ',
  ),
)
const afterLists = /^(?:and|or|etc|\d+)$/

/**
 * Of what may be named in a text, that which is: the sure places, and the others where they stand in a list together
 * with a sure one, or with another that is written as its name is.
 */
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

/** Whether nothing but signs of a list, or 'and', stands between two places. */
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
