import { expect, test } from 'vitest'
import { markOf } from './quartile-mark.ts'

test.each([
  ['a range on the scale', [30_000, 45_000, 62_000], { bar: { kind: 'bar', x: 30, width: 32 }, median: 45 }],
  [
    'a range that leaves the scale',
    [90_000, 110_000, 180_000],
    { bar: { kind: 'beyond', x: 90, width: 30 }, median: 110 },
  ],
  [
    'a range beyond the scale',
    [130_000, 150_000, 180_000],
    { bar: { kind: 'beyond', x: 113, width: 7 }, median: null },
  ],
] as const)('quartiles are drawn as %s', (_, [low, median, high], mark) => {
  expect(markOf({ low, median, high })).toEqual(mark)
})
