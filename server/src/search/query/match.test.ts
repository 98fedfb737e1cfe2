import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchListing } from '../../../test/search/search-listing.ts'
import { buildSegment } from '../segments/build-segment.ts'
import { readSynonyms } from '../words/synonyms.ts'
import { createVocabulary } from '../words/vocabulary.ts'
import { stemOf } from '../words/words.ts'
import { createMatcher, type Wanted } from './match.ts'

const synonyms = readSynonyms('')
const one = new Int32Array(256).fill(1)
const ten = new Int32Array(256).fill(10)

function segmentOf(titles: readonly string[], tags: readonly string[] = []) {
  const vocabulary = createVocabulary()
  const given = titles.map((title, i) =>
    searchListing(titles.length - i, { title, tags: tags.map((name, id) => ({ id, name })) }),
  )
  const segment = buildSegment(given, { vocabulary, synonyms })
  const match = createMatcher()
  const term = (word: string) => vocabulary.find(stemOf(word)) ?? -1
  return {
    word: (word: string, worth = one) => ({ term: term(word), worth }),
    phrase: (words: string, worth = one) => ({ phrase: words.split(' ').map(term), worth }),
    match(wanted: Partial<Wanted>) {
      const { places, worths, length } = match(segment, { all: [], none: [], ...wanted })
      return { places: [...places.subarray(0, length)], worths: [...worths.subarray(0, length)] }
    },
  }
}
const placesOf = (titles: readonly string[], word: string) =>
  [...titles.keys()].filter((place) => titles[place]?.split(' ').includes(word))

it('walks and leaps through lists of any lengths to the same places', () => {
  const place = fc.nat({ max: 199 })
  const few = fc.uniqueArray(place, { maxLength: 6 })
  const many = fc.uniqueArray(place, { minLength: 60, maxLength: 200, size: 'max' })
  fc.assert(
    fc.property(few, fc.oneof(few, many), (rare, common) => {
      const titles = Array.from({ length: 200 }, (_, i) =>
        ['seo', ...(rare.includes(i) ? ['va'] : []), ...(common.includes(i) ? ['php'] : [])].join(' '),
      )
      const { match, word } = segmentOf(titles)
      const { places, worths } = match({ all: [[word('php', ten)], [word('va')]] })
      expect(places).toEqual(placesOf(titles, 'va').filter((at) => common.includes(at)))
      expect(worths).toEqual(places.map(() => 11))
    }),
    { numRuns: 60 },
  )
})

it.each([
  ['the first', 0],
  ['the second', 1],
  ['one in the middle', 63],
  ['one at a border of doubling', 64],
  ['the last but one', 198],
  ['the last', 199],
])('leaps to %s of a long list', (_, at) => {
  const titles = Array.from({ length: 200 }, (_, i) => (i === at ? 'va php' : 'php'))
  const { match, word } = segmentOf(titles)
  expect(match({ all: [[word('va')], [word('php')]] }).places).toEqual([at])
})

it.each([
  ['ends before the other begins', 'va va va php php php'],
  ['begins after the other ended', 'php php php va va va'],
  ['takes turns with the other', 'va php va php va php'],
])('finds nothing in common where one list %s', (_, words) => {
  const { match, word } = segmentOf(words.split(' '))
  expect(match({ all: [[word('va')], [word('php')]] }).places).toEqual([])
})

it('takes what has any of several words, the most that one of them is worth counting', () => {
  const { match, word } = segmentOf(['va', 'php', 'seo', 'va php'])
  const any = [word('va'), word('php', ten), word('nobody')]
  expect(match({ all: [any] })).toEqual({ places: [0, 1, 3], worths: [1, 10, 10] })
  expect(match({ all: [any.toReversed()] })).toEqual({ places: [0, 1, 3], worths: [1, 10, 10] })
})

it('adds up what a listing has where any of the groups will do', () => {
  const { match, word } = segmentOf(['va', 'php', 'seo', 'va php'])
  const all = [[word('va')], [word('php', ten)], [word('nobody')]]
  expect(match({ all, isAny: true })).toEqual({ places: [0, 1, 3], worths: [1, 10, 11] })
  expect(match({ all })).toEqual({ places: [], worths: [] })
})

it('leaves out what is not wanted, and forgets it before the next question', () => {
  const { match, word, phrase } = segmentOf(['va', 'php', 'seo', 'va php'])
  expect(match({ none: [word('va')] }).places).toEqual([1, 2])
  expect(match({ none: [phrase('va php')] }).places).toEqual([0, 1, 2])
  expect(match({ all: [[word('va')]], none: [word('php'), word('nobody')] }).places).toEqual([0])
  expect(match({}).places).toEqual([0, 1, 2, 3])
})

it.each([
  ['web ops', [0, 2, 4, 5, 6]],
  ['ops web', [1, 4, 6]],
  ['web web', [3, 5]],
  ['web web ops', [5]],
  ['web web web', []],
  ['ops web ops', [6]],
  ['web nobody', []],
])('finds %o only where it stands so', (words, places) => {
  const titles = 'web ops|ops web|seo web ops|web web|ops web seo web ops|web web ops|ops web ops'.split('|')
  const { match, phrase } = segmentOf(titles)
  expect(match({ all: [[phrase(words)]] }).places).toEqual(places)
})

it('joins no phrase over the end of the title or of a tag, and knows which of them it is in', () => {
  const worth = Int32Array.from({ length: 256 }, (_, byte) => byte & 1)
  const { match, phrase } = segmentOf(['web', 'seo ops', 'ops'], ['ops seo', 'web'])
  expect(match({ all: [[phrase('web ops')]] }).places).toEqual([])
  expect(match({ all: [[phrase('seo web')]] }).places).toEqual([])
  expect(match({ all: [[phrase('ops seo', worth)]] })).toEqual({ places: [0, 1, 2], worths: [0, 0, 0] })
  expect(match({ all: [[phrase('seo ops', worth)]] })).toEqual({ places: [1], worths: [1] })
})
