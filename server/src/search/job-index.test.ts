import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createNaiveIndex } from '../../test/search/naive-index.ts'
import {
  randomListing,
  randomQuestion,
  randomWord,
  fewSynonyms as synonyms,
} from '../../test/search/random-listings.ts'
import { addStep, compare, removeStep, type Step, tidyStep } from '../../test/search/random-steps.ts'
import { createJobIndex } from './job-index.ts'
import { noFilters } from './port.ts'
import { parseQuery } from './query/query.ts'
import { createSegments } from './segments/segments.ts'
import { createVocabulary } from './words/vocabulary.ts'

const ask = randomQuestion.map(
  (asked): Step =>
    (index, naive) =>
      compare(index, naive, asked),
)

const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: addStep(2) },
    { weight: 1, arbitrary: addStep(14) },
    { weight: 3, arbitrary: removeStep },
    { weight: 4, arbitrary: tidyStep },
    { weight: 3, arbitrary: ask },
  ),
  { minLength: 1, maxLength: 50, size: 'max' },
)
const questions = fc.array(randomQuestion, { minLength: 3, maxLength: 8 })

/** With the naive model of the same steps. */
function take(some: readonly Step[]) {
  const [vocabulary, segments] = [createVocabulary(), createSegments()]
  // A busy machine may answer late and still right.
  const index = createJobIndex({
    synonyms,
    vocabulary,
    segments,
    questionMs: Number.POSITIVE_INFINITY,
  })
  const naive = createNaiveIndex(synonyms, (term) => {
    const number = vocabulary.find(term)
    return number === undefined ? 0 : segments.countOf(number)
  })
  for (const step of some) step(index, naive)
  return { index, naive }
}

it('ana is answered as by a plain look at all listings, whatever was added, changed, removed and merged before', () => {
  let found = 0
  fc.assert(
    fc.property(steps, questions, (some, asked) => {
      const { index, naive } = take(some)
      for (const one of asked) {
        compare(index, naive, one)
        if (index.search(one).count > 1) found += 1
      }
      expect(index.statistics().listings).toBe(naive.listings.size)
    }),
    { numRuns: 150 },
  )
  // Questions that find nothing prove little.
  expect(found).toBeGreaterThan(200)
})

it('no listing that names none of the words in title or tags stands above one whose title has them all', () => {
  let compared = 0
  const texts = fc.array(fc.array(randomWord, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(randomListing, { maxLength: 14, size: 'max' }), texts, (listings, asked) => {
      const { index, naive } = take([(one, other) => [one, other].forEach((some) => some.add(listings))])
      for (const words of asked) {
        const text = words.join(' ')
        const question = { text, ...noFilters, hidden: [] }
        const { ids } = index.search({ ...question, order: 'relevance', offset: 0, limit: 99 })
        const names = ids.map((id) => naive.namesOf(id, parseQuery(text, synonyms)))
        const lastTitled = names.findLastIndex(({ isTitled }) => isTitled)
        const firstUnnamed = names.findIndex(({ isNamed }) => !isNamed)
        if (lastTitled < 0 || firstUnnamed < 0) continue
        expect(lastTitled).toBeLessThan(firstUnnamed)
        compared += 1
      }
    }),
    { numRuns: 300 },
  )
  expect(compared).toBeGreaterThan(50)
})
