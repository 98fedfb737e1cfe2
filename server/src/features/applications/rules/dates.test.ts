import { expect, test } from 'vitest'
import { readApplied, readDate, readFollowUp } from './dates.ts'

test.each([
  ['2026-11-30', '2026-11-30T00:00:00.000Z', '2026-11-30'],
  ['2026-11-30T14:30', '2026-11-30T14:30:00.000Z', null],
  ['2026-11-30 14:30:15', '2026-11-30T14:30:15.000Z', null],
  ['2026-11-30T14:30:15.5Z', '2026-11-30T14:30:15.500Z', null],
  ['2026-11-30T14:30:00+08:00', '2026-11-30T06:30:00.000Z', null],
  ['2026-11-30T14:30:00+0800', '2026-11-30T06:30:00.000Z', null],
  ['2026-11-30T00:00:00Z', '2026-11-30T00:00:00.000Z', null],
])('the date %s is %s, and of the day alone: %s', (given, at, on) => {
  expect(readDate('interview_date', given)).toEqual({ at: new Date(at), on })
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

// 00:30 on the 21st in Manila.
const now = new Date('2026-11-20T16:30:00Z')

test.each(['2026-11-20', '2020-01-01', '2026-11-20T16:35:00Z', '2026-11-21T00:35+08:00'])(
  '%s may be when it was applied to',
  (day) => {
    expect(readApplied(day, now)).toEqual(readDate('applied_date', day))
  },
)

test('today counts from now on, and stays a day', () => {
  expect(readApplied('2026-11-21', now)).toEqual({ at: now, on: '2026-11-21' })
})

test.each(['2026-11-22', '2026-11-20T16:36:00Z', '2026-11-21T08:00:00+08:00', '2100-01-01'])(
  '%s is still to come',
  (day) => {
    expect(() => readApplied(day, now)).toThrow(
      expect.objectContaining({
        errors: { applied_date: ['Please enter a date that isn’t in the future'] },
      }),
    )
  },
)

test.each([
  ['2026-11-21', '2026-11-21T01:00:00.000Z', '2026-11-21'],
  ['2026-12-01', '2026-12-01T01:00:00.000Z', '2026-12-01'],
  ['2026-11-20T16:30:00Z', '2026-11-20T16:30:00.000Z', null],
  ['2026-11-21T08:00:00+08:00', '2026-11-21T00:00:00.000Z', null],
])('a reminder set for %s comes at %s, and is of the day: %s', (given, at, on) => {
  expect(readFollowUp(given, now, null)).toEqual({ at: new Date(at), on })
})

test.each(['2026-11-20', '2026-11-20T16:29:00Z', '2025-11-21'])('%s is too late for a reminder', (given) => {
  expect(() => readFollowUp(given, now, null)).toThrow(
    expect.objectContaining({ errors: { follow_up_date: ['Please enter a day from today on'] } }),
  )
})

test('a reminder that has passed may be sent back as it was', () => {
  const held = { at: new Date('2026-11-18T01:00:00Z'), on: '2026-11-18' }
  expect(readFollowUp('2026-11-18', now, held)).toEqual(held)
  expect(readFollowUp(held.at.toISOString(), now, held)).toEqual(held)
  expect(readFollowUp('', now, held)).toBeNull()
  expect(readFollowUp(undefined, now, held)).toBeUndefined()
})
