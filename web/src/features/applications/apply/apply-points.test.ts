import { expect, test } from 'vitest'
import { formatSeen, readPoints } from './apply-points.ts'

test('one point is spent where nobody says otherwise', () => {
  expect(readPoints(undefined)).toEqual({ count: 1, isNamed: false })
  expect(readPoints(' 12 ')).toEqual({ count: 12, isNamed: true })
  expect(readPoints('1')).toEqual({ count: 1, isNamed: true })
})

test.each(['', '0', '-1', '1.5', '1e1', 'two', '100', '９'])('%j is no number of points', (typed) => {
  expect(readPoints(typed)).toEqual({ error: 'Please enter a whole number from 1 to 99' })
})

test('a time is told as in Manila', () => {
  expect(formatSeen('2026-11-20T02:21:00Z')).toBe('Nov 20, 10:21 AM')
  expect(formatSeen('soon')).toBe('')
})
