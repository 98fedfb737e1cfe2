import { expect, it } from 'vitest'
import { searchListing } from '../../../test/search/search-listing.ts'
import type { Listing, Order } from '../port.ts'
import { buildSegment } from '../segments/build-segment.ts'
import { readSynonyms } from '../words/synonyms.ts'
import { createVocabulary } from '../words/vocabulary.ts'
import { createChooser, mergeChosen } from './choose.ts'

const given = { vocabulary: createVocabulary(), synonyms: readSynonyms('') }

/** All listings match; `worth` rates each. */
function choose(
  segments: readonly Listing[][],
  {
    order = 'relevance',
    offset = 0,
    limit = 100,
    worth = () => 0,
  }: { order?: Order; offset?: number; limit?: number; worth?: (id: number) => number } = {},
) {
  const chooser = createChooser()
  const lists = segments.map((listings) => {
    const segment = buildSegment(listings, given)
    const matches = {
      places: Uint16Array.from(segment.ids.keys()),
      worths: Int32Array.from(segment.ids, worth),
      length: segment.size,
    }
    return chooser(segment, matches, { order, most: offset + limit, gradeOf: (one) => one })
  })
  return mergeChosen(lists, order, { offset, limit }).map(({ id }) => id)
}

const posted = (id: number, postedAt: number) => searchListing(id, { postedAt })
/** Larger ids are older: pay is not ordered by age. */
const paid = (id: number, usdMax: number | null, usdMin: number | null = null) =>
  searchListing(id, { usdMin, usdMax, postedAt: 100 - id })

it('puts the better first, of equals the newest, of those posted at once the larger id', () => {
  const listings = [posted(1, 5), posted(2, 5), posted(3, 9), posted(4, 1), posted(5, 9)]
  const worth = (id: number) => (id === 4 ? 2 : id === 3 ? 1 : 0)
  const expected = [4, 3, 5, 2, 1]
  expect(choose([listings], { worth })).toEqual(expected)
  expect(choose([listings.slice(0, 2), listings.slice(2)], { worth })).toEqual(expected)
  expect(
    choose(
      listings.map((one) => [one]),
      { worth },
    ),
  ).toEqual(expected)
})

it('cuts pages anywhere without losing or repeating a listing, whatever stands in the next grade', () => {
  const listings = Array.from({ length: 30 }, (_, i) => posted(i + 1, i % 3))
  const worth = (id: number) => id % 5
  const all = choose([listings], { worth })
  expect(all).toHaveLength(30)
  for (const segments of [[listings], [listings.slice(0, 7), listings.slice(7, 20), listings.slice(20)]]) {
    for (let limit = 1; limit <= 31; limit += 1) {
      const pages = Array.from({ length: Math.ceil(30 / limit) }, (_, page) =>
        choose(segments, { worth, offset: page * limit, limit }),
      )
      expect(pages.flat()).toEqual(all)
      expect(pages.every((page) => page.length <= limit)).toBe(true)
    }
  }
  expect(choose([listings], { worth, offset: 30, limit: 10 })).toEqual([])
  expect(choose([listings], { worth, offset: 5, limit: 0 })).toEqual([])
})

it('orders by date without looking at worth', () => {
  const listings = [posted(1, 5), posted(2, 5), posted(3, 9)]
  const asked = { order: 'date', worth: (id: number) => (id === 1 ? 9 : 0) } as const
  expect(choose([listings], asked)).toEqual([3, 2, 1])
  expect(choose([listings.slice(0, 1), listings.slice(1)], asked)).toEqual([3, 2, 1])
})

it('orders by the most that is paid, one known end standing for both, of equals the larger id, the unknown last', () => {
  const listings = [
    paid(1, 500),
    paid(2, null),
    paid(3, 900),
    paid(4, null, 900),
    paid(5, 0),
    paid(6, null),
    paid(7, 500, 400),
  ]
  const expected = [4, 3, 7, 1, 5, 6, 2]
  for (const segments of [[listings], [listings.slice(0, 3), listings.slice(3)]]) {
    expect(choose(segments, { order: 'salary' })).toEqual(expected)
    expect(choose(segments, { order: 'salary', limit: 3 })).toEqual(expected.slice(0, 3))
    expect(choose(segments, { order: 'salary', offset: 3, limit: 3 })).toEqual(expected.slice(3, 6))
  }
})

it('remembers nothing of the question before', () => {
  const segment = buildSegment([paid(1, 500), paid(2, 600), paid(3, 700)], given)
  const chooser = createChooser()
  const ask = (places: number[], order: Order) => {
    const matches = { places: Uint16Array.from(places), worths: new Int32Array(3), length: places.length }
    return chooser(segment, matches, { order, most: 9, gradeOf: (one) => one }).map(({ id }) => id)
  }
  expect(ask([0, 1, 2], 'salary')).toEqual([3, 2, 1])
  expect(ask([1], 'salary')).toEqual([2])
  expect(ask([0, 2], 'relevance')).toEqual([1, 3])
  expect(ask([], 'salary')).toEqual([])
})
