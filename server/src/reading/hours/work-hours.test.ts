import type { Shift } from '@hanap/contract/jobs/job-details'
import { expect, test } from 'vitest'
import { readSaidHours } from './said-hours.ts'
import { manilaHoursOf, readHoursKind, readHoursWithoutShift, workHoursOf } from './work-hours.ts'

const november = new Date('2026-11-20T00:00:00Z')
const shift = (start_minute: number, end_minute: number, time_zone: string): Shift => ({
  start_minute,
  end_minute,
  time_zone,
  stated: '',
})

test.each([
  ['Graveyard shift, PH time', 'night'],
  ['You will be on the night shift', 'night'],
  ['No graveyard shift! Day shift only', 'day'],
  ['You can work during U.S. business hours', 'night'],
  ['EST hours', 'night'],
  ['Aligned with AEST business hours', 'day'],
  ['Philippine time zone', 'day'],
  ['Flexible working hours', 'flexible'],
  ['Schedule: Flexible', 'flexible'],
  ['Work hours are flexible so long as deadlines are met', 'flexible'],
  ['You can set your own schedule', 'flexible'],
  ['Day shift or night shift', 'mixed'],
  ['US hours or Australian hours', 'mixed'],
] as const)('ana reads what "%s" means in Manila: %s', (text, kind) => {
  expect(readHoursKind(null, readSaidHours(text))).toBe(kind)
})

test.each([
  'Availability to work flexible hours, including weekends',
  'Must be able to work a flexible schedule',
  'We are flexible and remote',
  '',
])('"%s" says nothing that can be filtered by', (text) => {
  expect(readHoursKind(null, readSaidHours(text))).toBeNull()
})

test('a shift in New York stands on the clock of Manila, and is night work', () => {
  const nine = shift(9 * 60, 17 * 60, 'America/New_York')
  expect(readHoursKind(nine, null)).toBe('night')
  const hours = { kind: 'night', start_minute: 22 * 60, end_minute: 6 * 60 }
  expect(workHoursOf(nine, 'night', november)).toEqual(hours)
  const july = new Date('2026-07-01T00:00:00Z')
  expect(workHoursOf(nine, 'night', july)).toEqual({
    kind: 'night',
    start_minute: 21 * 60,
    end_minute: 5 * 60,
  })
})

test.each([
  [3 * 60, 11 * 60, 'night'],
  [3 * 60 + 1, 11 * 60 + 1, 'day'],
  [14 * 60, 22 * 60, 'mixed'],
  [13 * 60, 22 * 60, 'day'],
] as const)('from minute %i to %i in Manila is %s work, whatever its words say', (start, end, kind) => {
  expect(readHoursKind(shift(start, end, 'Asia/Manila'), readSaidHours('Graveyard shift'))).toBe(kind)
})

test('a zone that this machine does not know leaves the clock out', () => {
  const nowhere = workHoursOf(shift(540, 1020, 'Mars/Olympus'), 'day', november)
  expect(nowhere).toEqual({ kind: 'day', start_minute: null, end_minute: null })
})

test.each([
  [22 * 60, 6 * 60, 'night'],
  [15 * 60, 60, 'night'],
  [14 * 60, 22 * 60, 'mixed'],
  [8 * 60, 17 * 60, 'day'],
  [23 * 60, 60, 'night'],
] as const)('ben sees on the page that %i to %i in Manila is %s', (start, end, hours) => {
  const told = manilaHoursOf(shift(start, end, 'Asia/Manila'), null, november)
  expect(told).toEqual({ hours, from: start, to: end, quote: '' })
})

test('words give carla a kind and their quote, and never clock times', () => {
  const said = readHoursWithoutShift('Recruiter\nYou work UK hours. We are kind.')
  expect(manilaHoursOf(null, said, november)).toEqual({
    hours: 'mixed',
    from: null,
    to: null,
    quote: 'You work UK hours',
  })
  expect(manilaHoursOf(null, null, november)).toEqual({ hours: null, from: null, to: null, quote: null })
})

test.each([
  ['Shifts: 8 PM to 4 AM PH time, or 10 PM to 6 AM PH time', 'night'],
  ['Shifts: 8 AM - 5 PM PHT\nor 9 PM - 6 AM PHT', 'mixed'],
  ['Any four hours between 8 AM and 6 PM EST', 'mixed'],
  ['The interview is from 9 PM to 11 PM EST', undefined],
] as const)('where there are shifts to choose from, "%s" is %s', (text, kind) => {
  expect(readHoursWithoutShift(text)?.kind).toBe(kind)
})
