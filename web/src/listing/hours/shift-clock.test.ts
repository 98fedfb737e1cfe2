import { clockText } from '@hanap/contract/text/clock'
import { expect, test } from 'vitest'
import { partsOfDay } from './day-parts.ts'
import { shiftMessages } from './messages.ts'
import { readShift } from './shift-clock.ts'
import { nightText } from './shift-words.ts'

const m = shiftMessages
const winter = Date.parse('2026-11-20T06:00:00Z')
const summer = Date.parse('2026-07-01T06:00:00Z')
const at = (hour: number, minute = 0) => hour * 60 + minute
const day = (start: number, end: number) => ({ start, end })
const read = (start: number, end: number, time_zone: string, now = winter) =>
  readShift({ start_minute: start, end_minute: end, time_zone, stated: 'as stated' }, now)

test('office hours in Chicago are a night in Manila, an hour earlier from March on', () => {
  expect(read(at(8), at(17), 'America/Chicago')).toEqual({
    manila: day(at(22), at(7)),
    stated: day(at(8), at(17)),
    place: 'Chicago',
    daysLater: 0,
    length: at(9),
    night: at(8),
    change: {
      at: Date.parse('2027-03-14T08:00:00Z'),
      isForward: true,
      manila: day(at(21), at(6)),
      night: at(9),
    },
  })
})

test('in summer the change to come is the one back, in November', () => {
  const reading = read(at(8), at(17), 'America/Chicago', summer)
  expect(reading?.manila).toEqual(day(at(21), at(6)))
  expect(reading?.change).toEqual({
    at: Date.parse('2026-11-01T07:00:00Z'),
    isForward: false,
    manila: day(at(22), at(7)),
    night: at(8),
  })
})

test('on the southern half of the earth the clocks go back in April', () => {
  const reading = read(at(9), at(17), 'Australia/Sydney')
  expect(reading?.manila).toEqual(day(at(6), at(14)))
  expect(reading?.night).toBe(0)
  expect(reading?.change).toMatchObject({ isForward: false, manila: day(at(7), at(15)) })
})

test('a place whose clocks never change has no change', () => {
  const brisbane = read(at(8), at(16), 'Australia/Brisbane')
  expect(brisbane).toMatchObject({ manila: day(at(6), at(14)), place: 'Brisbane', change: null })
})

test('zones of half and quarter hours move by them', () => {
  expect(read(at(9), at(18), 'Asia/Kolkata')?.manila).toEqual(day(at(11, 30), at(20, 30)))
  expect(read(at(9), at(18), 'Asia/Kathmandu')).toMatchObject({
    manila: day(at(11, 15), at(20, 15)),
    night: at(2, 15),
  })
})

test('an evening in Los Angeles is the next day in Manila, an early morning in Auckland the day before', () => {
  expect(read(at(17), at(21), 'America/Los_Angeles')).toMatchObject({
    manila: day(at(9), at(13)),
    daysLater: 1,
  })
  expect(read(at(1), at(6), 'Pacific/Auckland')).toMatchObject({ manila: day(at(20), at(1)), daysLater: -1 })
})

test('hours in Manila itself stay as they are, over midnight too', () => {
  expect(read(at(22), at(7), 'Asia/Manila')).toEqual({
    manila: day(at(22), at(7)),
    stated: day(at(22), at(7)),
    place: null,
    daysLater: 0,
    length: at(9),
    night: at(8),
    change: null,
  })
})

test('hours that end at midnight are one part of a day', () => {
  expect(partsOfDay(day(at(16), 0))).toEqual([{ from: at(16), to: at(24) }])
  expect(partsOfDay(day(0, at(6)))).toEqual([{ from: 0, to: at(6) }])
  expect(partsOfDay(day(at(21), at(6)))).toEqual([
    { from: 0, to: at(6) },
    { from: at(21), to: at(24) },
  ])
})

test.each([
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'UTC−5'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
])('hours in %s are told for %s', (zone, place) => expect(read(at(9), at(17), zone)?.place).toBe(place))

test.each([
  ['a zone nobody knows', read(at(9), at(17), 'Mars/Olympus')],
  ['no zone', read(at(9), at(17), '')],
  ['no length', read(at(9), at(9), 'UTC')],
  ['minutes outside a day', read(-1, at(25), 'UTC')],
  ['half a minute', read(0.5, at(9), 'UTC')],
])('with %s nothing is told', (_, reading) => expect(reading).toBeNull())

test('times and night hours read as people say them', () => {
  expect([0, at(12), at(21, 30), at(0, 5)].map(clockText)).toEqual([
    '12:00 AM',
    '12:00 PM',
    '9:30 PM',
    '12:05 AM',
  ])
  expect(nightText(at(8), at(9), m)).toBe('Night work: 8 of 9 hours.')
  expect(nightText(at(1, 30), at(8), m)).toBe('Night work: 1 hour 30 minutes of 8 hours.')
  expect(nightText(at(9), at(9), m)).toBe('Night work: all 9 hours.')
  expect(nightText(0, at(9), m)).toBe('Night work: none.')
})
