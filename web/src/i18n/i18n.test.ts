import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAge, formatAhead } from './age.ts'
import { formatAppointment } from './appointment.ts'
import { distanceText } from './distance.fil.ts'
import { distanceText as distanceInEnglish } from './distance.ts'
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayTime,
  formatDollar,
  formatPeso,
} from './format.ts'
import { months as filipinoMonths } from './months.fil.ts'

test('times are read in Manila, with short month and time', () => {
  expect(formatDateTime('2026-11-03T01:12:00Z')).toBe('Nov 3, 2026, 9:12 AM')
  expect(formatDateTime('2026-12-31T16:00:00Z')).toBe('Jan 1, 2027, 12:00 AM')
  expect(formatDate('2026-11-30T16:00:00Z')).toBe('Dec 1, 2026')
  expect(formatDateTime('2026-11-10')).toBe('Nov 10, 2026')
  expect(formatDayTime('2026-11-10')).toBe('Nov 10')
  expect(formatDateTime('soon')).toBe('')
})

test('any time is written as Intl writes it', () => {
  const day = { timeZone: 'Asia/Manila', month: 'short', day: 'numeric' } as const
  const write = (options: Intl.DateTimeFormatOptions, time: Date) =>
    new Intl.DateTimeFormat('en-US', { ...day, ...options }).format(time).replaceAll('\u202f', ' ')
  const times = fc.date({ min: new Date('1991-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(times, (time) => {
      const iso = time.toISOString()
      expect(formatDateTime(iso)).toBe(write({ year: 'numeric', hour: 'numeric', minute: '2-digit' }, time))
      expect(formatDayTime(iso)).toBe(write({ hour: 'numeric', minute: '2-digit' }, time))
      expect(formatDate(iso)).toBe(write({ year: 'numeric' }, time))
      expect(formatDay(iso)).toBe(write({}, time))
    }),
  )
})

test('in Filipino the months have the names of Intl', () => {
  const name = new Intl.DateTimeFormat('fil-PH', { timeZone: 'UTC', month: 'short' })
  expect(filipinoMonths).toEqual(filipinoMonths.map((_, month) => name.format(Date.UTC(2026, month, 15))))
})

test('money and counts', () => {
  expect(formatPeso(25_100)).toBe('₱25,100')
  expect(formatPeso(100, { cents: true })).toBe('₱100.00')
  expect(formatPeso(50.5)).toBe('₱50.50')
  expect(formatDollar(1200)).toBe('$1,200')
  expect(formatCount(12_000)).toBe('12,000')
})

const wholes = [0, 1, 999, 1000, 1001, 12_345, 999_999, 1_000_000, 123_456_789, Number.MAX_SAFE_INTEGER]
test.each(wholes.flatMap((whole) => [whole, -whole || 0]))('%d is written as Intl writes it', (whole) => {
  const written = (currency: string) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }).format(whole)
  expect(formatCount(whole)).toBe(new Intl.NumberFormat('en-US').format(whole))
  expect(formatPeso(whole)).toBe(written('PHP'))
  expect(formatDollar(whole)).toBe(written('USD'))
})

test('numbers with decimals, as some pay has them, are written as Intl writes them', () => {
  const hundredths = fc.integer({ min: -1e11, max: 1e11 })
  fc.assert(
    fc.property(hundredths, (all) => {
      const value = all / 100 || 0
      const options = {
        style: 'currency',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 2,
      } as const
      const written = (currency: string) =>
        new Intl.NumberFormat('en-US', { ...options, currency }).format(value)
      expect(formatCount(value)).toBe(new Intl.NumberFormat('en-US').format(value))
      expect(formatPeso(value, { cents: true })).toBe(written('PHP'))
      if (!Number.isInteger(value)) expect(formatPeso(value)).toBe(written('PHP'))
      if (!Number.isInteger(value)) expect(formatDollar(value)).toBe(written('USD'))
    }),
  )
  expect(formatCount(1200.756_789_1)).toBe('1,200.757')
})

test.each(['minute', 'hour', 'day', 'week', 'month', 'year'] as const)(
  'in English %ss are told as Intl tells them',
  (unit) => {
    const told = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
    for (let count = -1200; count <= 1200; count += 1)
      expect(distanceInEnglish(count, unit)).toBe(told.format(count, unit))
  },
)

const NOW = Date.parse('2026-11-20T12:00:00Z')
test.each([
  ['2026-11-20T11:59:30Z', 'just now'],
  ['2026-11-20T10:00:00Z', '2 hours ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-24T13:00:00Z', 'in 4 days'],
  ['2026-11-13T12:00:00Z', 'last week'],
  ['2025-10-01T12:00:00Z', 'last year'],
  ['never', ''],
])('%s is %j', (iso, words) => {
  expect(formatAge(iso, NOW)).toBe(words)
})

// Friday, 8 PM in Manila.
test.each([
  ['2026-11-20T15:59:00Z', 'today', 'Fri, Nov 20, 11:59 PM'],
  ['2026-11-20T16:00:00Z', 'tomorrow', 'Sat, Nov 21, 12:00 AM'],
  ['2026-11-22T01:00:00Z', 'in 2 days', 'Sun, Nov 22, 9:00 AM'],
  ['2026-12-01T12:00:00Z', 'in 11 days', 'Tue, Dec 1, 8:00 PM'],
  ['soon', '', ''],
])('an interview at %s is %s: %s', (iso, day, hour) => {
  expect(formatAhead(iso, NOW)).toBe(day)
  expect(formatAppointment(iso)).toBe(hour)
})

test('what lies ahead is counted in days of the calendar wherever an age is told', () => {
  expect(formatAge('2026-11-22T01:00:00Z', NOW)).toBe('in 2 days')
  expect(formatAge('2026-12-01T12:00:00Z', NOW)).toBe('in 11 days')
})

test.each([
  [-1, 'minute', '1 minuto ang nakalipas'],
  [-2, 'hour', '2 oras ang nakalipas'],
  [-1, 'day', 'kahapon'],
  [-2, 'day', '2 araw ang nakalipas'],
  [-1, 'week', 'noong nakaraang linggo'],
  [-3, 'month', '3 buwan ang nakalipas'],
  [0, 'day', 'ngayong araw'],
  [1, 'day', 'bukas'],
  [11, 'day', '11 araw mula ngayon'],
] as const)('in Filipino %d %s is %j', (count, unit, words) => {
  expect(distanceText(count, unit)).toBe(words)
})
