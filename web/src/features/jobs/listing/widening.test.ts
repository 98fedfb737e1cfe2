import { expect, test } from 'vitest'
import { wideningsOf, withoutWord } from './widening.ts'

test.each([
  ['xero bookkeeper', 'xero', 'bookkeeper'],
  ['Bookkeeper XERO', 'xero', 'Bookkeeper'],
  ['"Virtual Assistant" night', '"virtual assistant"', 'night'],
  ['“virtual assistant” night', 'night', '"virtual assistant"'],
  ['c++ developer', 'c++', 'developer'],
  ['bookkeeper -Payroll xero', '-payroll', 'bookkeeper xero'],
  ['payroll -payroll', '-payroll', 'payroll'],
  ['bookkeeper -"night shift"', '-"night shift"', 'bookkeeper'],
  ['bookkeeper -"night shift"', '"night shift"', null],
  ['bookkeeper -payroll', 'payroll', null],
  ['xero or myob night', 'xero or myob', 'night'],
  ['node.js night', 'nodejs', 'night'],
  ['e-commerce night', 'commerce', null],
  ['bookkeeping book', 'book', 'bookkeeping'],
])('%j without %j is %j', (search, word, rest) => expect(withoutWord(search, word)).toBe(rest))

test('the way to the most jobs comes first, and ways that lead nowhere are left out', () => {
  const params = { search: 'xero night', job_type: 'gig', tags: '3,name:BAS' } as const
  const ways = wideningsOf(params, [
    { criterion: 'word', value: 'night', count: 4 },
    { criterion: 'job_type', value: 'gig', count: 124 },
    { criterion: 'tags', value: '3,name:BAS', count: 7 },
    { criterion: 'salary_range', value: '5000+', count: 99 },
    { criterion: 'word', value: 'unknown', count: 98 },
    { criterion: 'date_posted', value: 'week', count: 0 },
  ])
  expect(ways).toEqual([
    {
      count: 124,
      gone: [{ criterion: 'job_type', value: 'gig' }],
      filters: { tags: '3,name:BAS' },
    },
    {
      count: 7,
      gone: [
        { criterion: 'tags', value: { id: 3, name: null } },
        { criterion: 'tags', value: { id: -1, name: 'BAS' } },
      ],
      filters: { job_type: 'gig' },
    },
    { count: 4, word: 'night', search: 'xero' },
  ])
})

test('one tag of several can be left out by itself', () => {
  const [way] = wideningsOf({ tags: '3,name:BAS' }, [{ criterion: 'tags', value: 'name:bas', count: 2 }])
  expect(way).toMatchObject({ filters: { tags: '3' } })
})

test('the only word cannot be left out', () => {
  expect(wideningsOf({ search: 'xero' }, [{ criterion: 'word', value: 'xero', count: 9 }])).toEqual([])
})
