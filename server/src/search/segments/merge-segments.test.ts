import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomListing, fewSynonyms as synonyms } from '../../../test/search/random-listings.ts'
import { createVocabulary } from '../words/vocabulary.ts'
import { buildSegment } from './build-segment.ts'
import { mergeSegments } from './merge-segments.ts'
import type { Segment } from './segment.ts'

function mergeAtOnce(sources: readonly Segment[]): Segment {
  const merging = mergeSegments(sources)
  for (;;) {
    const step = merging.next()
    if (step.done) return step.value
  }
}

it('makes of several segments what would have been made of their living listings at once', () => {
  const parts = fc.array(fc.array(randomListing, { maxLength: 6 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(parts, fc.infiniteStream(fc.nat({ max: 3 })), (given, dice) => {
      const vocabulary = createVocabulary()
      // Distinct, as a listing is alive in one segment only.
      const listings = given.map((some, part) =>
        some.map((one, i) => ({ ...one, id: 100 * ((part * 7 + i) % 11) + 10 * part + i })),
      )
      const sources = listings.map((some) => buildSegment(some, { vocabulary, synonyms }))
      const dead = new Set<number>()
      for (const { alive, ids } of sources) {
        for (const place of alive.keys()) {
          if (dice.next().value !== 0) continue
          alive[place] = 0
          dead.add(ids[place] as number)
        }
      }
      const living = listings.flat().filter(({ id }) => !dead.has(id))
      expect(mergeAtOnce(sources)).toEqual(buildSegment(living, { vocabulary, synonyms }))
    }),
    { numRuns: 200 },
  )
})

it('pauses on its way', () => {
  const vocabulary = createVocabulary()
  const merging = mergeSegments([buildSegment([], { vocabulary, synonyms })])
  let pauses = 0
  while (!merging.next().done) pauses += 1
  expect(pauses).toBeGreaterThan(2)
})
