import { expect, it } from 'vitest'
import { searchListing } from '../../../test/search/search-listing.ts'
import { buildSegment } from '../segments/build-segment.ts'
import { readSynonyms } from '../words/synonyms.ts'
import { createVocabulary } from '../words/vocabulary.ts'
import { createMatcher } from './match.ts'
import { createWorkLimit, TooMuchWork, type WorkLimit } from './work-limit.ts'

it('lets a question be worked on within its time, and no longer', () => {
  const limit = createWorkLimit(60_000)
  limit.begin()
  expect(() => limit.check()).not.toThrow()
  const none = createWorkLimit(-1)
  expect(() => none.check()).not.toThrow()
  none.begin()
  expect(() => none.check()).toThrow(TooMuchWork)
})

it('lets a question be worked on within its time where the thread had to wait for a core', () => {
  let worked = 0
  // The wall clock's limit is over from the start.
  const limit = createWorkLimit(-1, () => worked)
  limit.begin()
  worked -= 2
  expect(() => limit.check()).not.toThrow()
  worked += 2
  expect(() => limit.check()).toThrow(TooMuchWork)
})

it('looks through the texts for a phrase once, and never longer than a question may take', () => {
  const vocabulary = createVocabulary()
  const texts = ['red blue', 'blue red', 'a red blue job']
  const segment = buildSegment(
    texts.map((title, i) => searchListing(i + 1, { title })),
    { vocabulary, synonyms: readSynonyms('') },
  )
  let checks = 0
  let isOver = false
  const limit: WorkLimit = {
    begin: () => {},
    check() {
      checks += 1
      if (isOver) throw new TooMuchWork()
    },
  }
  const match = createMatcher(limit)
  const wanted = (phrase: string) => ({
    all: [[{ phrase: phrase.split(' ').map(vocabulary.ofWord), worth: new Int32Array(256) }]],
    none: [],
  })
  expect(match(segment, wanted('red blue')).length).toBe(2)
  const looked = checks
  expect(looked).toBeGreaterThan(0)
  expect(match(segment, wanted('red blue')).length).toBe(2)
  expect(checks).toBe(looked)
  isOver = true
  expect(match(segment, wanted('red blue')).length).toBe(2)
  expect(() => match(segment, wanted('blue red'))).toThrow(TooMuchWork)
})
