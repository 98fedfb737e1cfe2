import { expect, test } from 'vitest'
import { countAlike, type Facts, oldAt, staleAtImport, staleOf } from './rules.ts'

const now = new Date('2026-11-20T03:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)
const facts = (given: Partial<Facts>): Facts => ({
  postedAt: daysAgo(1),
  changedAt: null,
  bumps: [],
  alike: 1,
  isNewestAlike: true,
  ...given,
})
const bumped = (...days: number[]) => facts({ bumps: days.map(daysAgo) })

test('a job that nobody touched for four months may be filled, and one a day younger not', () => {
  expect(staleOf(facts({ postedAt: daysAgo(120) }), now)).toEqual({ why: 'old' })
  expect(staleOf(facts({ postedAt: daysAgo(119) }), now)).toBeNull()
  expect(staleOf(facts({ postedAt: daysAgo(300), changedAt: daysAgo(30) }), now)).toBeNull()
  expect(oldAt(facts({ postedAt: daysAgo(300), changedAt: daysAgo(30) }))).toEqual(daysAgo(-90))
})

test('a job bumped every two weeks without a new word may be filled', () => {
  expect(staleOf(bumped(85, 71, 57, 43, 29, 15, 1), now)).toEqual({ why: 'bumped', times: 7 })
  // Hanap missed one bump.
  expect(staleOf(bumped(85, 71, 57, 43, 15, 1), now)).toEqual({ why: 'bumped', times: 6 })
})

test.each([
  ['too few times', bumped(81, 61, 41, 21, 1)],
  ['for a few weeks', bumped(36, 29, 22, 15, 8, 1)],
  ['when the employer thought of it', bumped(85, 80, 60, 31, 28, 15, 1)],
])('a job bumped %s is as good as any', (_, given) => {
  expect(staleOf(given, now)).toBeNull()
})

test('of six jobs alike the newest stands for all, and of five each is its own', () => {
  expect(staleOf(facts({ alike: 6, isNewestAlike: false }), now)).toEqual({ why: 'alike', jobs: 6 })
  expect(staleOf(facts({ alike: 6 }), now)).toBeNull()
  expect(staleOf(facts({ alike: 5, isNewestAlike: false }), now)).toBeNull()
})

const duties = Array.from({ length: 30 }, (_, n) => `task${n} follows`).join(' ')

test('texts are alike that differ by a few words, capitals or signs', () => {
  const texts = [
    `Bookkeeper for Cebu. ${duties}`,
    `BOOKKEEPER for Davao! ${duties}`,
    'We need an editor for our videos.',
    duties.replaceAll('follows', 'precedes'),
  ]
  expect(countAlike(texts)).toEqual([
    { alike: 2, first: 0 },
    { alike: 2, first: 0 },
    { alike: 1, first: 2 },
    { alike: 1, first: 3 },
  ])
})

test('texts of a few words tell nothing, and empty ones neither', () => {
  expect(countAlike(['Call us.', 'Call us.', '', ''])).toEqual(
    [0, 1, 2, 3].map((first) => ({ alike: 1, first })),
  )
})

test('an import knows at once that a job is old; a bump takes that back, and keeps the other reasons', () => {
  const old = { why: 'old' } as const
  const alike = { why: 'alike', jobs: 8 } as const
  const found = (
    outcome: 'new' | 'bumped' | 'changed',
    days: number,
    before: typeof old | typeof alike | null,
  ) => staleAtImport({ outcome, postedAt: daysAgo(days), before }, now)
  expect(found('new', 150, null)).toEqual(old)
  expect(found('new', 1, null)).toBeNull()
  expect(found('bumped', 1, old)).toBeNull()
  expect(found('bumped', 1, alike)).toEqual(alike)
  expect(found('changed', 150, alike)).toBeNull()
})
