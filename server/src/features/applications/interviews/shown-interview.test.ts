import { expect, test } from 'vitest'
import { shownInterview } from './rules.ts'

const HOUR = 60 * 60 * 1000
const now = new Date('2026-11-20T16:30:00Z')

test.each([
  ['the next one', [-2, -1, 3, 5], 3],
  ['one that begins now', [-2, 0, 3], 0],
  ['the last one, where none lies ahead', [-2, -1, null], -1],
  ['one without a time, where there is no other', [null], null],
])('of interviews a list shows %s', (_, hours, shown) => {
  const interviews = hours.map((hour) => ({
    hour,
    starts_at: hour === null ? null : new Date(now.getTime() + hour * HOUR),
    starts_on: null,
  }))
  expect(shownInterview(interviews, now)?.hour).toBe(shown)
})

test.each([
  ['at nine in the morning', '2026-11-24T01:00:00Z', '2026-11-24'],
  ['in its last minute', '2026-11-24T15:59:00Z', '2026-11-24'],
  ['and the next one once it is over', '2026-11-24T16:00:00Z', '2026-11-28'],
])('an interview on a day is shown until the day ends in Manila: %s', (_, at, shown) => {
  const interviews = ['2026-11-24', '2026-11-28'].map((day) => ({ starts_at: new Date(day), starts_on: day }))
  expect(shownInterview(interviews, new Date(at))?.starts_on).toBe(shown)
})

test('of no interviews a list shows none', () => {
  expect(shownInterview([], now)).toBeUndefined()
})
