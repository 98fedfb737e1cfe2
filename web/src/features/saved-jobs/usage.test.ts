import { expect, test } from 'vitest'
import { savedUsage } from './usage.ts'

test.each([
  [0, 5, 0, 'success', null, false],
  [3, 5, 60, 'success', null, false],
  [79, 100, 79, 'success', null, false],
  [4, 5, 80, 'warning', 20, false],
  [89, 100, 89, 'warning', 11, false],
  [90, 100, 90, 'warning', 10, true],
  [24, 25, 96, 'warning', 4, true],
  [5, 5, 100, 'danger', null, true],
  [30, 25, 120, 'danger', null, true],
  [0, 0, 100, 'danger', null, true],
] as const)('%i of %i saved is %i %%: %s', (count, max, percent, tone, remaining, offersUpgrade) => {
  expect(savedUsage(count, max)).toEqual({ percent, tone, remaining, offersUpgrade })
})
