/** Choices that a seed decides. */
export type Choices = {
  /** From 0 up to, but not including, 1. */
  random(): number
  one<T>(list: readonly T[]): T
  /** @param part 0.25 is one time in four */
  chance(part: number): boolean
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number
}

/** The same choices for the same seed (mulberry32). */
export function createChoices(seed: number): Choices {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(random() * end)
  return {
    random,
    below,
    // Nothing is chosen of an empty list: callers look first, or take undefined for an answer.
    one: <T>(list: readonly T[]) => list[below(list.length)] as T,
    chance: (part) => random() < part,
  }
}
