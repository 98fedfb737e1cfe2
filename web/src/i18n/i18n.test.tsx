// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatAge, formatAhead, formatAppointment } from './age.ts'
import { formatCount, formatDate, formatDateTime, formatDollar, formatPeso } from './format.ts'
import { LanguageProvider, useMessages } from './language.tsx'
import { defineMessages } from './messages.ts'

const messages = defineMessages({
  en: { jobs: (count: number) => (count === 1 ? '1 job' : `${count} jobs`), search: 'Search Jobs' },
  fil: { jobs: (count: number) => `${count} trabaho`, search: 'Maghanap' },
})
const onlyEnglish = defineMessages({ en: { title: 'My Applications' } })

function Words() {
  const m = useMessages(messages)
  const other = useMessages(onlyEnglish)
  return <p>{`${m.search}, ${m.jobs(1)}, ${m.jobs(2)}, ${other.title}`}</p>
}

test('English is the default, also without a window', () => {
  expect(renderToString(<Words />)).toBe('<p>Search Jobs, 1 job, 2 jobs, My Applications</p>')
})

test('Filipino where it is there, English where not, and the page says its language', () => {
  render(
    <LanguageProvider language="fil">
      <Words />
    </LanguageProvider>,
  )
  expect(screen.getByText('Maghanap, 1 trabaho, 2 trabaho, My Applications')).toBeDefined()
  expect(document.documentElement.lang).toBe('fil')
})

test('times are read in Manila, with short month and time', () => {
  expect(formatDateTime('2026-11-03T01:12:00Z')).toBe('Nov 3, 2026, 09:12 AM')
  expect(formatDateTime('2026-12-31T16:00:00Z')).toBe('Jan 1, 2027, 12:00 AM')
  expect(formatDate('2026-11-30T16:00:00Z')).toBe('Dec 1, 2026')
  expect(formatDateTime('soon')).toBe('')
})

test('money and counts', () => {
  expect(formatPeso(25_100)).toBe('₱25,100')
  expect(formatPeso(100, { cents: true })).toBe('₱100.00')
  expect(formatPeso(50.5)).toBe('₱50.50')
  expect(formatDollar(1200)).toBe('$1,200')
  expect(formatCount(12_000)).toBe('12,000')
})

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

// In Manila it is Friday, eight in the evening.
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
