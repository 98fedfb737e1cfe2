export type Choices = {
  /** At least 0, less than 1. */
  random(): number
  one<T>(list: readonly T[]): T
  /** @param part 0.25 for one in four */
  chance(part: number): boolean
  /** At least 0, less than `end`. */
  below(end: number): number
}

/** Mulberry32. */
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
    // Undefined for an empty list, as callers expect.
    one: <T>(list: readonly T[]) => list[below(list.length)] as T,
    chance: (part) => random() < part,
  }
}
