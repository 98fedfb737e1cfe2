import { expect, test } from 'vitest'
import { jobMessages } from '../features/jobs/messages.ts'
import { counted } from './counted.ts'
import { unquoted } from './unquoted.ts'

test.each([
  [1, '1 job'],
  [0, '0 jobs'],
  [5000, '5,000 jobs'],
  ['1', '1 job'],
  ['1,000+', '1,000+ jobs'],
] as const)('%s is %s', (count, words) => {
  expect(counted(count, 'job')).toBe(words)
})

test('a plural that no s makes is named', () => {
  expect(counted(1, 'search', 'searches')).toBe('1 search')
  expect(counted(2, 'search', 'searches')).toBe('2 searches')
})

test('the headings above one result say one', () => {
  expect(jobMessages.matching('1', 'pastry')).toBe('1 job matching "pastry"')
  expect(jobMessages.found('1')).toBe('1 job found')
  expect(jobMessages.similarFound('1')).toBe('1 similar job found')
})

test.each([
  ['bookkeeper', 'bookkeeper'],
  ['"data entry"', 'data entry'],
  ['“data entry”', 'data entry'],
  ['"data entry" remote', "'data entry' remote"],
  ['"data entry" "cold calls"', "'data entry' 'cold calls'"],
  ['6" pipe', "6' pipe"],
])('%s stands in quotes as %s', (typed, shown) => {
  expect(unquoted(typed)).toBe(shown)
})
