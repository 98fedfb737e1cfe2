import { expect, test } from 'vitest'
import { roundsOf } from './interview-rounds.ts'

const NOW = Date.parse('2026-11-20T00:00:00Z')
const rounds = ['2026-11-10T00:00:00Z', '2026-11-24T00:00:00Z', '2026-11-28T00:00:00Z', null].map(
  (starts_at, i) => ({ id: i + 1, starts_at, starts_on: null, label: '', place: '', notes: '' }),
)

test('rounds are over, next, after it, or without a time', () => {
  const states = roundsOf({ status: 'interview', interviews: rounds }, NOW).map(({ state }) => state)
  expect(states).toEqual(['passed', 'next', 'ahead', 'open'])
})

test('of an application that has ended none is next', () => {
  const states = roundsOf({ status: 'rejected', interviews: rounds }, NOW).map(({ state }) => state)
  expect(states).toEqual(['passed', 'ahead', 'ahead', 'open'])
  expect(roundsOf({ status: 'applied', interviews: [] }, NOW)).toEqual([])
})
