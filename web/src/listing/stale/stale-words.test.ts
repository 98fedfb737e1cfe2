import { expect, test } from 'vitest'
import { listing } from '../../../test/listings.ts'
import { staleWords } from './stale-words.ts'

const now = new Date('2026-11-20T03:00:00Z').getTime()
const date_posted = '2026-06-10T03:00:00Z'

test.each([
  [{ why: 'old' }, 'Maybe filled: posted 5 months ago'],
  [{ why: 'bumped', times: 6 }, 'Maybe filled: bumped 6 times unchanged'],
  [{ why: 'alike', jobs: 12 }, 'Maybe filled: one of 12 alike'],
  [null, ''],
] as const)('a row tells mia of %j: %s', (stale, words) => {
  expect(staleWords(listing(1, { stale, date_posted }), now)).toBe(words)
})
