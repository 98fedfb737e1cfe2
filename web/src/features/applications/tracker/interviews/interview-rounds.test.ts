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

test('a round on a day is the next one until its day ends in Manila', () => {
  const interviews = rounds
    .slice(1, 3)
    .map((round) => ({ ...round, starts_on: round.starts_at?.slice(0, 10) ?? null }))
  const statesAt = (now: string) =>
    roundsOf({ status: 'interview', interviews }, Date.parse(now)).map(({ state }) => state)
  expect(statesAt('2026-11-24T15:59:00Z')).toEqual(['next', 'ahead'])
  expect(statesAt('2026-11-24T16:00:00Z')).toEqual(['passed', 'next'])
})

test('of an application that has ended none is next', () => {
  const states = roundsOf({ status: 'rejected', interviews: rounds }, NOW).map(({ state }) => state)
  expect(states).toEqual(['passed', 'ahead', 'ahead', 'open'])
  expect(roundsOf({ status: 'applied', interviews: [] }, NOW)).toEqual([])
})
