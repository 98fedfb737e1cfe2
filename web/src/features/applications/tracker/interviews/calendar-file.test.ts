import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const NOW = Date.parse('2026-11-20T00:00:00Z')
const interview = {
  uid: 'interview-4@hanap.example',
  startsAt: '2026-11-24T13:00:00Z',
  title: 'Interview: Customer Support Lead (Harbor & Pine)',
  place: 'https://meet.example/abc',
  notes: 'Call with the team lead',
}
const bytes = (line: string) => new TextEncoder().encode(line).length
/** Joins folded lines as a calendar does. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('an interview goes to a calendar in UTC, with an hour kept for it', () => {
  expect(unfolded(calendarFile(interview, NOW))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hanap//My Applications//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:interview-4@hanap.example',
    'DTSTAMP:20261120T000000Z',
    `SEQUENCE:${NOW / 1000}`,
    'DTSTART:20261124T130000Z',
    'DTEND:20261124T140000Z',
    'SUMMARY:Interview: Customer Support Lead (Harbor & Pine)',
    'LOCATION:https://meet.example/abc',
    'DESCRIPTION:Call with the team lead',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('an interview of which the day alone is known takes that day', () => {
  const lines = unfolded(calendarFile({ ...interview, startsAt: '2026-11-24' }, NOW))
  expect(lines).toContain('DTSTART;VALUE=DATE:20261124')
  expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([])
})

test('without a place and notes there is no line for them', () => {
  const file = calendarFile({ ...interview, place: '', notes: '' }, NOW)
  expect(file).not.toContain('LOCATION')
  expect(file).not.toContain('DESCRIPTION')
})

test('commas, semicolons, backslashes and line ends mean themselves', () => {
  const notes = 'Bring: id, contract; C:\\cv\r\nand\nthe rest\rhere'
  expect(unfolded(calendarFile({ ...interview, notes }, NOW))).toContain(
    'DESCRIPTION:Bring: id\\, contract\\; C:\\\\cv\\nand\\nthe rest\\nhere',
  )
})

test('nobody’s notes add a property or an event of their own', () => {
  const notes = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Pay here\u0000\u0007'
  const lines = unfolded(calendarFile({ ...interview, notes }, NOW))
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(lines.filter((line) => line.startsWith('SUMMARY'))).toHaveLength(1)
  expect(lines).toContain('DESCRIPTION:x\\nEND:VEVENT\\nBEGIN:VEVENT\\nSUMMARY:Pay here')
})

test.each([
  ['long words', 'a'.repeat(2000)],
  ['Filipino', 'Pakikipag-usap sa tagapamahala ng ñ at é '.repeat(30)],
  ['signs of four bytes', '👩🏽‍💻'.repeat(200)],
])('no line of %s is longer than 75 bytes, and no character is cut', (_, notes) => {
  const file = calendarFile({ ...interview, notes }, NOW)
  const lines = file.split('\r\n')
  for (const line of lines) expect(bytes(line)).toBeLessThanOrEqual(75)
  expect(file.isWellFormed()).toBe(true)
  expect(unfolded(file)).toContain(`DESCRIPTION:${notes}`)
})

test('a line of exactly 75 bytes stays whole', () => {
  const fits = 'b'.repeat(75 - 'LOCATION:'.length)
  expect(calendarFile({ ...interview, place: fits }, NOW).split('\r\n')).toContain(`LOCATION:${fits}`)
  const lines = calendarFile({ ...interview, place: `${fits}c` }, NOW).split('\r\n')
  expect(lines).toContain(`LOCATION:${fits}`)
  expect(lines).toContain(' c')
})
