import { expect, test } from 'vitest'
import { entriesToDrop, isFresh, isShowable, MOST_BYTES, MOST_ENTRIES } from './kept-limits.ts'

const DAY = 24 * 3_600_000
const now = Date.parse('2026-11-21T00:00:00Z')
const entry = (url: string, daysAgo: number, bytes = 1000) => ({ url, keptAt: now - daysAgo * DAY, bytes })

test('what is older than thirty days is neither shown nor kept', () => {
  expect(isShowable(now - 30 * DAY, now)).toBe(true)
  expect(isShowable(now - 31 * DAY, now)).toBe(false)
  expect(entriesToDrop([entry('old', 31), entry('new', 1)], now)).toEqual(['old'])
})

test('of too many the oldest go', () => {
  const many = Array.from({ length: MOST_ENTRIES + 2 }, (_, i) => entry(String(i), i / 1000))
  expect(entriesToDrop(many, now)).toEqual([String(MOST_ENTRIES), String(MOST_ENTRIES + 1)])
})

test('of too much the oldest go, and what is small enough beside them stays', () => {
  const entries = [entry('first', 1, MOST_BYTES - 500), entry('large', 2, 1000), entry('small', 3, 400)]
  expect(entriesToDrop(entries, now)).toEqual(['large'])
})

test('a clock that ran ahead a little does no harm; what was kept far in the future is of no known age', () => {
  expect(isShowable(now + DAY / 2, now)).toBe(true)
  expect(isFresh(now + DAY / 2, now)).toBe(true)
  expect(isShowable(now + 2 * DAY, now)).toBe(false)
  expect(isFresh(now + 2 * DAY, now)).toBe(false)
  expect(entriesToDrop([entry('ahead', -400), entry('new', 1)], now)).toEqual(['ahead'])
})
