import { articleFor } from './articles.ts'

/** Determined by the seed. */
export type Random = ReturnType<typeof createRandom>

/** @param seed any integer */
export function createRandom(seed: number) {
  let state = (seed * 2654435761) >>> 0
  /** Mulberry32: at least 0, less than 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from.')
    return item
  }
  return {
    next,
    pick,
    /** Both inclusive. */
    int: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    chance: (share: number) => next() < share,
    /** Distinct, in random order. */
    some<Item>(items: readonly Item[], count: number): Item[] {
      const rest = [...items]
      const chosen: Item[] = []
      while (chosen.length < count && rest.length > 0) {
        chosen.push(...rest.splice(Math.floor(next() * rest.length), 1))
      }
      return chosen
    },
    /** Picks an item in proportion to its weight. */
    weighted<Item>(items: readonly (readonly [number, Item])[]): Item {
      const total = items.reduce((sum, [weight]) => sum + weight, 0)
      let left = next() * total
      for (const [weight, item] of items) {
        left -= weight
        if (left < 0) return item
      }
      return pick(items)[1]
    },
  }
}

/**
 * `[one|other]` picks, `{name}` is filled in after the right 'a' or 'an'.
 * @param words by name; one is picked from a list
 */
export function write(
  random: Random,
  pattern: string,
  words: Readonly<Record<string, string | readonly string[]>>,
): string {
  const picked = pattern.replace(/\[([^\]]*)\]/g, (_, options: string) => random.pick(options.split('|')))
  return picked.replace(/(?:\b([Aa]) )?\{(\w+)\}/g, (_, a: string | undefined, name: string) => {
    const given = words[name]
    if (given === undefined) throw new Error(`No word for {${name}} in: ${pattern}`)
    const word = typeof given === 'string' ? given : random.pick(given)
    return a ? `${a}${articleFor(word).slice(1)} ${word}` : word
  })
}
