import { expect, test } from 'vitest'
import { createManilaClock, hoursOfDay, isNightShift, saysFlexible } from './manila-hours.ts'

const shift = (start_minute: number, end_minute: number, time_zone: string) => ({
  start_minute,
  end_minute,
  time_zone,
  stated: '',
})
const winter = Date.parse('2026-01-15T00:00:00Z')
const summer = Date.parse('2026-07-15T00:00:00Z')

test('office hours in New York are a night in Manila, an hour earlier in summer', () => {
  const office = shift(540, 1020, 'America/New_York')
  expect(createManilaClock(winter)(office)).toEqual({ start: 22 * 60, end: 30 * 60 })
  expect(createManilaClock(summer)(office)).toEqual({ start: 21 * 60, end: 29 * 60 })
  expect(hoursOfDay(createManilaClock(winter)(office))).toEqual([22, 23, 0, 1, 2, 3, 4, 5])
  expect(isNightShift(createManilaClock(winter)(office))).toBe(true)
})

test('office hours in Sydney are a day in Manila', () => {
  const hours = createManilaClock(winter)(shift(540, 1020, 'Australia/Sydney'))
  expect(hours).toEqual({ start: 360, end: 840 })
  expect(isNightShift(hours)).toBe(false)
})

test('a shift over midnight in Manila keeps its length, and an hour begun counts', () => {
  const hours = createManilaClock(winter)(shift(1350, 90, 'Asia/Manila'))
  expect(hours).toEqual({ start: 1350, end: 1530 })
  expect(hoursOfDay(hours)).toEqual([22, 23, 0, 1])
})

test.each([
  'Flexible hours',
  'flexible working schedule',
  'Your hours are flexible',
  'Set your own schedule',
])('"%s" is flexible', (text) => expect(saysFlexible(text)).toBe(true))

test.each(['A flexible person', 'Hours are 9 to 5', 'Be flexible. Time is money.'])(
  '"%s" says nothing of flexible hours',
  (text) => expect(saysFlexible(text)).toBe(false),
)
