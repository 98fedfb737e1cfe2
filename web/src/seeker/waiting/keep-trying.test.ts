import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterLoss, keepTrying } from './keep-trying.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pauses = { first: 1000, longest: 8000 }

test('it is tried soon and then more and more rarely, until it is stopped', () => {
  const at: number[] = []
  const start = Date.now()
  const { stop } = keepTrying(() => at.push(Date.now() - start), pauses)
  vi.advanceTimersByTime(23_500)
  expect(at).toEqual([1000, 3000, 7000, 15_000, 23_000])
  stop()
  vi.advanceTimersByTime(60_000)
  expect(at).toHaveLength(5)
})

test('with new hope it is tried at once, and begins anew, in one row', () => {
  const at: number[] = []
  const { soon, stop } = keepTrying(() => at.push(Date.now()), pauses)
  vi.advanceTimersByTime(6000)
  soon()
  vi.advanceTimersByTime(500)
  soon()
  const start = Date.now()
  vi.advanceTimersByTime(31_500)
  expect(at.map((time) => time - start)).toEqual([
    -5500, -3500, -500, 0, 1000, 3000, 7000, 15_000, 23_000, 31_000,
  ])
  stop()
})

test.each([
  ['never there before', { flaps: 0, cameBack: null }, 0, 1000],
  ['there for an hour', { flaps: 0, cameBack: -3_600_000 }, 0, 1000],
  ['there for a second', { flaps: 0, cameBack: -1000 }, 1, 2000],
  ['there for a second, the second time', { flaps: 1, cameBack: -1000 }, 2, 4000],
  ['there for a second, the tenth time', { flaps: 9, cameBack: -1000 }, 10, 8000],
  ['there for a minute after that', { flaps: 9, cameBack: -60_000 }, 0, 1000],
])('a signal that was %s is asked for as soon as it deserves', (_, before, flaps, first) => {
  expect(afterLoss(before, 0, pauses)).toEqual({ flaps, pauses: { first, longest: 8000 } })
})
