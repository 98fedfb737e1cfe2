import { expect, test } from 'vitest'
import { readJobSearchParams } from './job-search-params.ts'

test('an address with every parameter is read whole', () => {
  const given = {
    search: 'virtual assistant',
    job_type: 'full-time',
    salary_range: '5000+',
    date_posted: '3days',
    tags: '3,name:Data%20entry',
    sort_by: 'salary',
    page: '4',
    similar_to: '17',
  }
  expect(readJobSearchParams(given)).toEqual({ ...given, page: 4, similar_to: 17 })
})

test('q is another name for search, which wins over it', () => {
  expect(readJobSearchParams({ q: 'bookkeeper' })).toEqual({ search: 'bookkeeper' })
  expect(readJobSearchParams({ q: 'bookkeeper', search: 'editor' })).toEqual({ search: 'editor' })
})

test.each([
  ['no filter at all', { job_type: 'any', date_posted: 'any', page: '1', search: '  ', tags: '' }],
  ['unknown choices', { job_type: 'astronaut', salary_range: '1-2', date_posted: 'ever', sort_by: 'luck' }],
  ['odd page numbers', { page: '0', similar_to: '-3' }],
  ['a page that is no number', { page: '2.5', similar_to: 'x' }],
  ['a page beyond any list', { page: '999999999' }],
  ['tags that mean nothing', { tags: '-7,name:%20,0' }],
  ['too many tags', { tags: 'y'.repeat(2000) }],
  ['other shapes', { search: ['a'], tags: { a: 1 }, page: null }],
])('%s opens the plain listing', (_, given) => expect(readJobSearchParams(given)).toEqual({}))

test('each tag that means something is kept once', () => {
  const given = { tags: '3,-7,03,name:BAS,name:bas,name:Data%20entry' }
  expect(readJobSearchParams(given)).toEqual({ tags: '3,name:BAS,name:Data%20entry' })
})

test.each([
  ['x'.repeat(201), 'x'.repeat(200)],
  [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
  [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
])('a search longer than 200 characters is cut to its beginning, never within a character', (search, cut) => {
  expect(readJobSearchParams({ search })).toEqual({ search: cut })
  expect(readJobSearchParams({ q: search })).toEqual({ search: cut })
})

test('whatever is not an object opens the plain listing', () => {
  for (const given of [undefined, null, 'search', 7]) expect(readJobSearchParams(given)).toEqual({})
})

test('takes control characters for no search at all', () => {
  expect(readJobSearchParams({ search: '\u0000' })).toEqual({})
  expect(readJobSearchParams({ search: 'book\u0000keeper' })).toEqual({ search: 'book keeper' })
})
