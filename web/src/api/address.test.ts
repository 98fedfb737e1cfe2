import { expect, test } from 'vitest'
import { fillPath, queryText } from './address.ts'

test('parameters are put in and escaped', () => {
  expect(fillPath('/jobs/:id/similar/', { id: 7 })).toBe('/jobs/7/similar/')
  expect(fillPath('/exports/:token/', { token: 'a/b' })).toBe('/exports/a%2Fb/')
  expect(() => fillPath('/jobs/:id/', {})).toThrow('needs id')
})

test('lists repeat their name and empty values are left out', () => {
  expect(queryText({ search: 'a&b', tags: ['x', 'y'], page: 2, sort_by: undefined, q: '' })).toBe(
    '?search=a%26b&tags=x&tags=y&page=2',
  )
  expect(queryText(undefined)).toBe('')
})
