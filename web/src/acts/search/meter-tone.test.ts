import { expect, test } from 'vitest'
import { meterTone, offersUpgrade } from './meter-tone.ts'

test.each([
  [0, 'danger', true],
  [5, 'danger', true],
  [6, 'danger', false],
  [10, 'danger', false],
  [11, 'warning', false],
  [20, 'warning', false],
  [21, 'plain', false],
  [3000, 'plain', false],
])('with %i searches left the meter is %s, and the upgrade beside it: %s', (left, tone, upgrade) => {
  expect(meterTone(left)).toBe(tone)
  expect(offersUpgrade(left)).toBe(upgrade)
})
