import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fewSynonyms, randomListing, randomQuestion } from '../../test/search/random-listings.ts'
import { searchListing } from '../../test/search/search-listing.ts'
import { createArrivalsIndex } from './arrivals-index.ts'
import { createJobIndex } from './job-index.ts'
import { type Listing, noFilters } from './port.ts'
import { readSynonyms } from './words/synonyms.ts'

function arrivalsOf(listings: readonly Listing[], synonyms = fewSynonyms) {
  const arrivals = createArrivalsIndex(synonyms)
  arrivals.add(listings)
  return arrivals
}
const byNumber = (a: number, b: number) => a - b
const anything = { ...noFilters }

it('whatever arrives beside it, an arrival matches a search if and only if the site finds it by that search', () => {
  let found = 0
  const distinct = fc.uniqueArray(randomListing, { selector: ({ id }) => id, minLength: 1, maxLength: 14 })
  fc.assert(
    fc.property(
      distinct,
      fc.nat({ max: 13 }),
      fc.array(randomQuestion, { minLength: 8 }),
      (listings, split, asked) => {
        const site = createJobIndex({ synonyms: fewSynonyms })
        site.add(listings)
        const arrived = listings.slice(0, 1 + (split % listings.length))
        const arrivals = arrivalsOf(arrived.slice(0, 3))
        if (arrived.length > 3) arrivals.add(arrived.slice(3))
        for (const question of asked) {
          const all = site.search({
            ...question,
            hidden: [],
            order: 'date',
            fit: undefined,
            offset: 0,
            limit: 99,
          })
          // An alert waits for the word that the site leaves out, as no listing has it.
          const isWaiting = all.corrections.length > 0
          const wanted = isWaiting ? [] : all.ids.filter((id) => arrived.some((listing) => listing.id === id))
          expect(arrivals.match(question).toSorted(byNumber)).toEqual(wanted.sort(byNumber))
          found += wanted.length
        }
      },
    ),
    { numRuns: 150 },
  )
  // Searches that match nothing prove little.
  expect(found).toBeGreaterThan(500)
})

it('a word with a slip of the pen matches nothing, where the site would put it right', () => {
  const listings = [1, 2, 3].map((id) => searchListing(id, { title: 'Bookkeeper' }))
  const arrivals = arrivalsOf(listings)
  expect(arrivals.match({ ...anything, text: 'bookkeper' })).toEqual([])
  expect(arrivals.match({ ...anything, text: 'bookkeeper' })).toEqual([3, 2, 1])
})

it('what has most of the words is close, and no match', () => {
  const arrivals = arrivalsOf([searchListing(1, { title: 'Tax Writer' })])
  expect(arrivals.match({ ...anything, text: 'tax writer' })).toEqual([1])
  expect(arrivals.match({ ...anything, text: 'tax writer nurse' })).toEqual([])
})

it('other work that would do too is offered for few words, and never for many', () => {
  const synonyms = readSynonyms('secretary ~> executive assistant')
  const listing = searchListing(1, {
    title: 'Executive Assistant',
    description: 'Spanish law office in Manila',
  })
  const arrivals = arrivalsOf([listing], synonyms)
  expect(arrivals.match({ ...anything, text: 'secretary spanish law manila' })).toEqual([1])
  expect(arrivals.match({ ...anything, text: 'secretary spanish law office manila' })).toEqual([])
})

it.each(['', '!!!', '"', '-'])('%j asks for nothing and finds nothing', (text) => {
  const arrivals = arrivalsOf([searchListing(1, { title: 'Writer' })])
  expect(arrivals.match({ ...anything, text })).toEqual([])
  expect(arrivals.match({ ...anything, text: null })).toEqual([1])
  expect(arrivals.match({ ...anything, text: '-nurse' })).toEqual([1])
})
