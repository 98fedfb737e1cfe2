import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createWordStream, encodePhrase, findEverywhere, findPhrase } from './word-stream.ts'

/** Writes words; null is a gap. */
function write(words: readonly (number | null)[], capacity = 1) {
  const stream = createWordStream(capacity)
  for (const word of words) {
    if (word === null) stream.gap()
    else stream.term(word)
  }
  return stream.done()
}
const find = (words: readonly (number | null)[], phrase: number[]) => {
  const bytes = write(words)
  return findPhrase(bytes, 0, bytes.length, encodePhrase(phrase))
}

it.each([
  [0, 1],
  [126, 1],
  [127, 2],
  [16_382, 2],
  [16_383, 3],
  [2_097_150, 3],
  [2_097_151, 4],
  [200_000_000, 4],
])('writes the term %i in %i bytes and finds it again', (term, bytes) => {
  expect(write([term])).toHaveLength(bytes)
  expect(find([term, null], [term])).toBe(0)
  expect(find([5, term, term + 1, null], [term, term + 1])).toBe(0)
  expect(find([5, term, term + 1, null], [term, term + 2])).toBe(-1)
  expect(find([null, 5, term, 5], [term, 5])).toBe(1)
})

it.each([
  [[1, 2, 3, null], [2, 3], 0, 'at the end of the title'],
  [[1, 2, null, 3, null], [2, 3], -1, 'nowhere over an end'],
  [[1, null, 2, 3, null, 2, 3], [2, 3], 1, 'after the title'],
  [[2, 3, null, 2, 3], [2, 3], 0, 'in both, so in the title'],
  [[1, 1, 2, null], [1, 2], 0, 'after a false start'],
  [[1, 2, 1, 2, 3, null], [1, 2, 3], 0, 'after a longer false start'],
  [[1, 1, null], [1, 1, 1], -1, 'not more often than it is said'],
  [[], [1], -1, 'not where nothing is said'],
  [[null, null], [1, 2], -1, 'not in ends'],
])('in %j looks for %j and finds it %#: %s', (words, phrase, where) => {
  expect(find(words, phrase)).toBe(where)
})

it('takes no end of a longer word for a short one', () => {
  // The term 127 + 128 * 5 ends in the byte that is the term 4.
  expect(find([127 + 128 * 5, 9, null], [5, 9])).toBe(-1)
  expect(find([127 + 128 * 5, 9, null, 5, 9], [5, 9])).toBe(1)
})

it('looks no further than told', () => {
  const bytes = write([1, 2, null, 3, 4, null])
  expect(findPhrase(bytes, 0, 3, encodePhrase([3, 4]))).toBe(-1)
  expect(findPhrase(bytes, 3, 6, encodePhrase([3, 4]))).toBe(0)
  expect(findPhrase(bytes, 3, 3, encodePhrase([3, 4]))).toBe(-1)
})

it('finds a phrase in all listings at once as in each by itself', () => {
  const word = fc.constantFrom(1, 2, 3, 127 + 128 * 2, 128 * 128 + 2)
  const listings = fc.array(fc.array(fc.option(word, { freq: 4 }), { maxLength: 12 }), { maxLength: 8 })
  const phrase = fc.array(word, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(listings, phrase, (said, asked) => {
      const parts = said.map((words) => write(words))
      const starts = parts.reduce((all, part) => [...all, (all.at(-1) ?? 0) + part.length], [0])
      const text = { values: Uint8Array.from(Buffer.concat(parts)), starts: Uint32Array.from(starts) }
      const bytes = encodePhrase(asked)
      const where = parts.map((part) => findPhrase(part, 0, part.length, bytes))
      const places = [...where.keys()].filter((place) => (where[place] ?? -1) >= 0)
      const found = findEverywhere(text, bytes)
      expect([...found.places]).toEqual(places)
      expect([...found.inTitle]).toEqual(places.map((place) => (where[place] === 0 ? 1 : 0)))
    }),
  )
})
