import fc from 'fast-check'
import { expect } from 'vitest'
import type { JobIndex } from '../../src/search/job-index.ts'
import type { Asked } from '../../src/search/port.ts'
import type { createNaiveIndex } from './naive-index.ts'
import { randomId, randomListing } from './random-listings.ts'

export type Naive = ReturnType<typeof createNaiveIndex>
export type Step = (index: JobIndex, naive: Naive) => void
const datesFrom = [0, 4, 3, 2, 1]

export const addStep = (most: number) =>
  fc.array(randomListing, { minLength: 1, maxLength: most, size: 'max' }).map(
    (listings): Step =>
      (index, naive) => {
        index.add(listings)
        naive.add(listings)
      },
  )
export const removeStep = fc.array(randomId, { maxLength: 4 }).map(
  (ids): Step =>
    (index, naive) => {
      index.remove(ids)
      naive.remove(ids)
    },
)
/** A merge takes several; steps in between change listings. */
export const tidyStep = fc.integer({ min: 1, max: 5 }).map(
  (times): Step =>
    (index) => {
      for (let i = 0; i < times; i += 1) index.tidy()
    },
)

export function compare(index: JobIndex, naive: Naive, asked: Asked) {
  expect(index.search(asked)).toEqual(naive.search(asked))
  const given = { datesFrom, tagIds: asked.tagIds ?? [] }
  expect(index.count(asked, given)).toEqual(naive.count(asked, given))
}
