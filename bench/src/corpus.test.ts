import { expect, test } from 'vitest'
import { CORPUS_NOW, type CorpusListing, createCorpus } from './corpus.ts'

const size = 10_000
const corpus = createCorpus({ size, seed: 7 })
const listings = [...corpus.listings(0, size)]

test('the same seed gives the same jobs, at once or in chunks', () => {
  const again = createCorpus({ size, seed: 7 })
  expect(again.employers).toEqual(corpus.employers)
  expect(again.tags).toEqual(corpus.tags)
  const inChunks = [...again.listings(4990, 7), ...again.listings(4997, 3), ...again.listings(5000, 20)]
  expect(inChunks).toEqual(listings.slice(4990, 5020))
})

test('another seed gives other jobs', () => {
  const [first] = createCorpus({ size, seed: 8 }).listings(0, 1)
  expect(first?.found.description).not.toBe(listings[0]?.found.description)
})

test('every job has an id of its own and was posted in the last year', () => {
  expect(new Set(listings.map(({ found }) => found.sourceId)).size).toBe(size)
  const days = listings.map(({ found }) => (CORPUS_NOW.getTime() - found.postedAt.getTime()) / 86_400_000)
  expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...days)).toBeLessThanOrEqual(366)
  // Half of the jobs, plus the bumped ones.
  const recent = share(({ found }) => CORPUS_NOW.getTime() - found.postedAt.getTime() < 182.5 * 86_400_000)
  expect(recent).toBeGreaterThan(0.5)
  expect(recent).toBeLessThan(0.56)
})

test('few made-up words are in most jobs, and most are in hardly any', () => {
  const found = new Map<string, number>()
  for (const listing of listings) {
    const added = listing.found.description.split('\n\n').at(-1) ?? ''
    const words = new Set(added.toLowerCase().match(/[a-z]+/g))
    for (const word of words) found.set(word, (found.get(word) ?? 0) + 1)
  }
  const counts = [...found.values()].sort((a, b) => b - a)
  expect(counts.length).toBeGreaterThan(50_000)
  expect(counts.filter((count) => count > size / 5).length).toBeGreaterThan(5)
  expect(counts.filter((count) => count === 1).length).toBeGreaterThan(counts.length / 2)
})

test('types, pay and tags have their usual shares', () => {
  expect(share(({ found }) => found.typeText === 'Full Time')).toBeCloseTo(921 / 1651, 1)
  expect(share(({ found }) => /\d/.test(found.salaryText))).toBeGreaterThan(0.6)
  expect(share(({ tags }) => tags.length > 0)).toBeGreaterThan(0.8)
  expect(corpus.tags).toHaveLength(2000)
  expect(new Set(listings.map(({ employer }) => employer)).size).toBeGreaterThan(500)
})

function share(is: (listing: CorpusListing) => boolean) {
  return listings.filter(is).length / listings.length
}
