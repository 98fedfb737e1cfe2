import { expect, test } from 'vitest'
import { judgeGrowth } from './growth.ts'

const minutes = (size: (minute: number) => number) => Array.from({ length: 30 }, (_, minute) => size(minute))

test('memory that rises while a process warms up and then swings is flat', () => {
  const swinging = minutes((minute) => (minute < 10 ? 120 + minute * 9 : 210 + (minute % 4) * 6))
  expect(judgeGrowth('web 1', swinging)).toMatchObject({ name: 'web 1', isFlat: true })
})

test('two megabytes more a minute are a leak, with that slope', () => {
  const judged = judgeGrowth(
    'web 1',
    minutes((minute) => 200 + minute * 2 + (minute % 3)),
  )
  expect(judged.isFlat).toBe(false)
  expect(judged.slope).toBeCloseTo(2, 1)
  expect(judged.grown).toBeGreaterThan(judged.bound)
})

test('a large process may vary more than a small one', () => {
  const rising = (from: number) => minutes((minute) => from + minute * 1.5)
  expect(judgeGrowth('worker', rising(100)).isFlat).toBe(false)
  expect(judgeGrowth('web 1', rising(1200)).isFlat).toBe(true)
})

test('memory that shrinks is flat', () => {
  expect(
    judgeGrowth(
      'worker',
      minutes((minute) => 400 - minute * 5),
    ).isFlat,
  ).toBe(true)
})
