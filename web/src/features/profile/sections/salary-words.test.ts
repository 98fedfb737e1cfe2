import { expect, test } from 'vitest'
import { profileMessages } from '../messages.ts'
import { salaryWords } from './salary-words.ts'

test.each([
  [12_000, 18_000, '$12,000 - $18,000 annually'],
  [12_000, null, '$12,000+ annually'],
  [null, 18_000, 'Up to $18,000 annually'],
  [null, null, null],
  [0, null, '$0+ annually'],
  [0, 0, '$0 - $0 annually'],
  [10_000_000, 10_000_000, '$10,000,000 - $10,000,000 annually'],
])('a salary from %s to %s reads %j', (salary_min, salary_max, words) => {
  expect(salaryWords({ salary_min, salary_max }, profileMessages)).toBe(words)
})
