import { expect, test } from 'vitest'
import { searchMode, sortOrder } from './job-search-mode.ts'
import type { JobSearchParams } from './job-search-params.ts'

test.each<[JobSearchParams, string, string]>([
  [{}, 'start', 'date'],
  [{ search: 'x' }, 'search', 'relevance'],
  [{ tags: '3' }, 'search', 'date'],
  [{ sort_by: 'salary' }, 'all', 'salary'],
  [{ search: 'x', similar_to: 1 }, 'similar', 'relevance'],
])('%j asks for %s, in the order of %s', (params, mode, order) => {
  expect(searchMode(params)).toBe(mode)
  expect(sortOrder(params)).toBe(order)
})
