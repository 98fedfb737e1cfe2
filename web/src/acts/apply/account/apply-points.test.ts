import { expect, test } from 'vitest'
import { readPoints } from './apply-points.ts'

test('one point is spent unless the seeker names a number', () => {
  expect(readPoints(undefined)).toEqual({ count: 1, isNamed: false })
  expect(readPoints(' 12 ')).toEqual({ count: 12, isNamed: true })
  expect(readPoints('1')).toEqual({ count: 1, isNamed: true })
})

test.each(['', '0', '-1', '1.5', '1e1', 'two', '100', '９'])('%j is no number of points', (typed) => {
  expect(readPoints(typed)).toEqual({ error: 'Please enter a whole number from 1 to 99' })
})
