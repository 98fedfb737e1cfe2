import { expect, test } from 'vitest'
import { clockTime, manilaShift, saysFlexible } from './manila-shift.ts'

const nineToFive = (time_zone: string) => ({ start_minute: 540, end_minute: 1020, time_zone, stated: '' })
const words = (zone: string, day: string) => {
  const { start, end, isNight } = manilaShift(nineToFive(zone), new Date(`${day}T00:00:00Z`))
  return [clockTime(start), clockTime(end), isNight ? 'night' : 'day']
}

test.each([
  ['America/New_York', '2026-11-20', ['10:00 PM', '6:00 AM', 'night']],
  ['America/New_York', '2026-07-20', ['9:00 PM', '5:00 AM', 'night']],
  ['Australia/Brisbane', '2026-11-20', ['7:00 AM', '3:00 PM', 'day']],
  ['Europe/London', '2026-11-20', ['5:00 PM', '1:00 AM', 'night']],
  ['Asia/Manila', '2026-11-20', ['9:00 AM', '5:00 PM', 'day']],
])('nine to five in %s is on %s %j in Manila', (zone, day, told) => {
  expect(words(zone, day)).toEqual(told)
})

test.each([
  ['Flexible hours, 20 a week', true],
  ['The schedule is fully flexible.', true],
  ['We want a flexible person', false],
])('%j says that hours are flexible: %s', (text, isSo) => {
  expect(saysFlexible(text)).toBe(isSo)
})
