import { expect, test } from 'vitest'
import { memberHomeMessages as m } from './messages.ts'
import { dueText, greetingAt, interviewTimes, isSoon, sinceText, todayText } from './times.ts'

/** Monday, 10:00 in Manila. */
const now = Date.parse('2026-11-23T02:00:00Z')

test.each([
  ['2026-11-22T20:00:00Z', 'Magandang umaga'],
  ['2026-11-23T03:00:00Z', 'Magandang tanghali'],
  ['2026-11-23T05:00:00Z', 'Magandang hapon'],
  ['2026-11-23T10:00:00Z', 'Magandang gabi'],
  ['2026-11-22T19:59:00Z', 'Magandang gabi'],
])('at %s ana is greeted with %s', (time, words) => {
  expect(greetingAt(Date.parse(time), m)).toBe(words)
})

test('the day is Manila’s', () => {
  expect(todayText(now)).toBe('Monday, Nov 23')
  expect(todayText(Date.parse('2026-11-22T17:00:00Z'))).toBe('Monday, Nov 23')
})

test.each([
  ['2026-11-23T00:30:00Z', 'since 8:30 AM'],
  ['2026-11-22T15:00:00Z', 'since yesterday'],
  ['2026-11-19T02:00:00Z', 'since Thursday'],
  ['2026-11-16T02:00:00Z', 'since Nov 16'],
])('the last visit at %s is told as %s', (since, words) => {
  expect(sinceText(since, now, m)).toBe(words)
})

test('an interview says its day and its time, and only the day where no time was given', () => {
  const at = (starts_at: string, starts_on: string | null = null) => ({ starts_at, starts_on })
  expect(interviewTimes(at('2026-11-24T13:30:00Z'), now, m)).toEqual({
    heading: 'Interview tomorrow',
    day: 'Tue, Nov 24',
    time: '9:30 PM',
    isNear: true,
  })
  expect(interviewTimes(at('2026-11-23T00:00:00Z', '2026-11-23'), now, m)).toEqual({
    heading: 'Interview today',
    day: 'Mon, Nov 23',
    time: null,
    isNear: true,
  })
  expect(interviewTimes(at('2026-11-30T01:00:00Z'), now, m)).toMatchObject({
    heading: 'Next interview',
    isNear: false,
  })
  expect(isSoon(at('2026-11-25T02:00:00Z'), now)).toBe(true)
  expect(isSoon(at('2026-11-25T02:01:00Z'), now)).toBe(false)
  expect(isSoon(at('2026-11-25T00:00:00Z', '2026-11-25'), now)).toBe(true)
})

test('a follow-up is due today, is overdue, or has its day', () => {
  expect(dueText('2026-11-23', now, m)).toEqual({ text: 'Due today', isDue: true })
  expect(dueText('2026-11-20', now, m)).toEqual({ text: 'Due since Nov 20', isDue: true })
  expect(dueText('2026-11-25', now, m)).toEqual({ text: 'Due Wed, Nov 25', isDue: false })
})
