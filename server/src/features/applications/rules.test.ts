import { expect, test } from 'vitest'
import { dayInManila, minuteInManila, writtenDay } from './manila-time.ts'
import { asName, judgeSending, readApplied, readDate, readFollowUp, shownInterview } from './rules.ts'

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

test.each([
  ['2026-11-30', '2026-11-30T00:00:00.000Z'],
  ['2026-11-30T14:30', '2026-11-30T14:30:00.000Z'],
  ['2026-11-30 14:30:15', '2026-11-30T14:30:15.000Z'],
  ['2026-11-30T14:30:15.5Z', '2026-11-30T14:30:15.500Z'],
  ['2026-11-30T14:30:00+08:00', '2026-11-30T06:30:00.000Z'],
  ['2026-11-30T14:30:00+0800', '2026-11-30T06:30:00.000Z'],
])('the date %s is %s', (given, expected) => {
  expect(readDate('interview_date', given)?.toISOString()).toBe(expected)
})

test('an empty date clears, an absent one changes nothing', () => {
  expect(readDate('offer_date', '')).toBeNull()
  expect(readDate('offer_date', null)).toBeNull()
  expect(readDate('offer_date', undefined)).toBeUndefined()
})

test.each(['2026-02-31', '2026-13-01', '2026-11-30T25:00', '2026-11-30T10:00 PM', 'tomorrow'])(
  '%s is no date',
  (given) => {
    expect(() => readDate('offer_date', given)).toThrow(
      expect.objectContaining({ errors: { offer_date: ['Please enter a valid date'] } }),
    )
  },
)

// The 21st has begun in Manila: half past midnight.
const now = new Date('2026-11-20T16:30:00Z')

test('a day is Manila’s', () => {
  expect(dayInManila(now)).toBe('2026-11-21')
  expect(minuteInManila(now)).toBe('2026-11-21 00:30')
  expect(writtenDay(now)).toBe('Nov 21, 2026')
})

test.each(['2026-11-20', '2026-11-21', '2020-01-01', '2026-11-21T16:29:00Z'])(
  '%s may be when it was applied to',
  (day) => {
    expect(readApplied(day, now)).toEqual(readDate('applied_date', day))
  },
)

test.each(['2026-11-22', '2026-11-21T16:31:00Z', '2100-01-01'])('%s is still to come', (day) => {
  expect(() => readApplied(day, now)).toThrow(
    expect.objectContaining({ errors: { applied_date: ['Please enter a date that is not in the future'] } }),
  )
})

test.each([
  ['2026-11-21', '2026-11-21T01:00:00.000Z'],
  ['2026-12-01', '2026-12-01T01:00:00.000Z'],
  ['2026-11-20T16:30:00Z', '2026-11-20T16:30:00.000Z'],
  ['2026-11-21T08:00:00+08:00', '2026-11-21T00:00:00.000Z'],
])('a reminder set for %s comes at %s', (given, expected) => {
  expect(readFollowUp(given, now, null)?.toISOString()).toBe(expected)
})

test.each(['2026-11-20', '2026-11-20T16:29:00Z', '2025-11-21'])('%s is too late for a reminder', (given) => {
  expect(() => readFollowUp(given, now, null)).toThrow(
    expect.objectContaining({ errors: { follow_up_date: ['Please enter a day from today on'] } }),
  )
})

test('a reminder that has passed may be sent back as it was', () => {
  const held = new Date('2026-11-18T01:00:00Z')
  expect(readFollowUp('2026-11-18', now, held)).toEqual(held)
  expect(readFollowUp(held.toISOString(), now, held)).toEqual(held)
  expect(readFollowUp('', now, held)).toBeNull()
  expect(readFollowUp(undefined, now, held)).toBeUndefined()
})

test.each([
  ['the next one', [-2, -1, 3, 5], 3],
  ['one that begins now', [-2, 0, 3], 0],
  ['the last one, where none lies ahead', [-2, -1, null], -1],
  ['one without a time, where there is no other', [null], null],
])('of interviews a list shows %s', (_, hours, shown) => {
  const interviews = hours.map((hour) => ({
    hour,
    starts_at: hour === null ? null : new Date(now.getTime() + hour * HOUR),
  }))
  expect(shownInterview(interviews, now)?.hour).toBe(shown)
})

test('of no interviews a list shows none', () => {
  expect(shownInterview([], now)).toBeUndefined()
})

test.each([
  ['Bookkeeper', 'Bookkeeper'],
  ['  two\r\n lines ', 'two lines'],
  ['turned \u202e round', 'turned round'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), `${'x'.repeat(79)}…`],
  ['😀'.repeat(81), `${'😀'.repeat(79)}…`],
])('a mail calls %j %j', (given, named) => {
  expect(asName(given)).toBe(named)
})
