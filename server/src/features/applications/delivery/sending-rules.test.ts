import { expect, test } from 'vitest'
import { judgeSending } from './rules.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

test.each(['sending', 'unknown'] as const)('found on the board, a sending that was %s is sent', (state) => {
  for (const age of [0, MINUTE, 30 * HOUR]) {
    expect(judgeSending(state, age, 'found')).toEqual({ state: 'sent' })
  }
})

test('not found while it may be on its way proves nothing; later it was not sent', () => {
  expect(judgeSending('sending', 59 * SECOND, 'absent')).toMatchObject({ state: 'sending' })
  expect(judgeSending('sending', MINUTE, 'absent')).toMatchObject({ state: 'unknown' })
  expect(judgeSending('unknown', 10 * MINUTE - 1, 'absent')).toMatchObject({ state: 'unknown' })
  expect(judgeSending('unknown', 10 * MINUTE, 'absent')).toEqual({ state: 'failed' })
  expect(judgeSending('sending', 10 * MINUTE, 'absent')).toEqual({ state: 'failed' })
})

test('a board that gives no answer never makes it failed', () => {
  for (const age of [0, 10 * MINUTE, 23 * HOUR, 48 * HOUR]) {
    expect(judgeSending('unknown', age, 'unanswered').state).toBe('unknown')
  }
})

test('looks come in growing pauses of a minute to an hour, and end after a day', () => {
  let age = 90 * SECOND
  const pauses: number[] = []
  for (;;) {
    const verdict = judgeSending('unknown', age, 'unanswered')
    if (!('againAfterSeconds' in verdict) || verdict.againAfterSeconds === null) break
    pauses.push(verdict.againAfterSeconds)
    age += verdict.againAfterSeconds * SECOND
  }
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(60)
  expect(Math.max(...pauses)).toBe(3600)
  expect(pauses.length).toBeLessThan(50)
  expect(age).toBeGreaterThanOrEqual(24 * HOUR)
})

test('the first look that can prove absence comes when it can, not later', () => {
  const verdict = judgeSending('unknown', 8 * MINUTE, 'absent')
  expect(verdict).toEqual({ state: 'unknown', againAfterSeconds: 120 })
})
