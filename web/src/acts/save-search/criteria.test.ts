import { expect, test } from 'vitest'
import { criteriaOf, isSameSearch, listingSearch } from './criteria.ts'
import { nameFrom } from './criteria-words.ts'

test.each([
  [{}],
  [{ sort_by: 'date' }],
  [{ date_posted: 'week' }],
  [{ search: '***' }],
  [{ similar_to: 7 }],
] as const)('%j asks for nothing that can be kept', (params) => {
  expect(criteriaOf(params)).toBeNull()
})

test('words and filters are kept; date, order and page are not', () => {
  const params = { search: 'va', job_type: 'gig', date_posted: 'week', sort_by: 'salary', page: 3 } as const
  expect(criteriaOf(params)).toEqual({ search: 'va', job_type: 'gig' })
  expect(criteriaOf({ tags: '3' })).toEqual({ tags: '3' })
})

test('a kept search opens on the listing with the newest first', () => {
  expect(listingSearch({ search: 'va', job_type: 'any', salary_range: '5000+' })).toEqual({
    search: 'va',
    salary_range: '5000+',
    sort_by: 'date',
  })
})

test.each([
  [{ search: 'Data  Entry' }, { search: 'data entry' }, true],
  [{ search: 'va', job_type: 'any' }, { search: 'va' }, true],
  [{ tags: '3,name:Xero' }, { tags: 'name:xero,3' }, true],
  [{ search: 'va' }, { search: 'va', job_type: 'gig' }, false],
  [{ tags: '3' }, { tags: 'name:3' }, false],
] as const)('%j and %j ask for the same: %s', (one, other, isSame) => {
  expect(isSameSearch(one, other)).toBe(isSame)
})

test('a name is made of as many words as it has room for', () => {
  expect(nameFrom(['“bookkeeper”', 'Full Time'])).toBe('bookkeeper, Full Time')
  expect(nameFrom(['“a”', 'x'.repeat(80), 'y'])).toBe('a')
  expect(nameFrom([`“${'z'.repeat(200)}”`])).toBe(`${'z'.repeat(79)}…`)
})
