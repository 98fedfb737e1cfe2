import type { Shift } from '@hanap/contract/jobs/job-details'
import { expect, test } from 'vitest'
import { readHoursWords, workHoursOf } from './work-hours.ts'

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
] as const)('ana reads what "%s" means in Manila: %s', (text, kind) => {
  expect(readHoursWords(text)).toBe(kind)
})

test.each([
  'Availability to work flexible hours, including weekends',
  'Must be able to work a flexible schedule',
  'We are flexible and remote',
  'Day shift or night shift',
  'US hours or Australian hours',
  '',
])('"%s" says nothing that can be filtered by', (text) => {
  expect(readHoursWords(text)).toBeNull()
})

test('a shift in New York stands on the clock of Manila, and is night work', () => {
  expect(workHoursOf(shift(9 * 60, 17 * 60, 'America/New_York'), null, november)).toEqual({
    kind: 'night',
    start_minute: 22 * 60,
    end_minute: 6 * 60,
  })
})

test('half of a shift before 6 AM is enough for night work, less is not', () => {
  expect(workHoursOf(shift(120, 600, 'Asia/Manila'), null, november).kind).toBe('night')
  expect(workHoursOf(shift(121, 601, 'Asia/Manila'), null, november).kind).toBe('day')
  expect(workHoursOf(shift(14 * 60, 22 * 60, 'Asia/Manila'), null, november).kind).toBe('night')
  expect(workHoursOf(shift(13 * 60, 22 * 60, 'Asia/Manila'), null, november).kind).toBe('day')
})

test('a zone that this machine does not know leaves the hours unstated', () => {
  expect(workHoursOf(shift(540, 1020, 'Mars/Olympus'), null, november)).toEqual({
    kind: 'not-stated',
    start_minute: null,
    end_minute: null,
  })
})
