import { isDay } from '../../../../i18n/format.ts'

/** The longest line allowed, in bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75
const HOUR_MS = 60 * 60 * 1000

type CalendarEvent = {
  /** Stable, so that calendars move the interview instead of adding another. */
  uid: string
  /** ISO 8601. A time takes one hour; a day without a time takes that day. */
  startsAt: string
  title: string
  place: string
  notes: string
}

/**
 * An iCalendar event (RFC 5545) in UTC.
 * @param now milliseconds since 1970
 */
export function calendarFile(event: CalendarEvent, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hanap//My Applications//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(now)}`,
    // A later file of the same interview replaces an earlier one.
    `SEQUENCE:${Math.floor(now / 1000)}`,
    ...spanLines(event.startsAt),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    ...(event.notes ? [`DESCRIPTION:${escaped(event.notes)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function spanLines(startsAt: string): string[] {
  const start = Date.parse(startsAt)
  // Without an end, a day lasts that day (RFC 5545, 3.6.1).
  if (isDay(startsAt)) return [`DTSTART;VALUE=DATE:${startsAt.replaceAll('-', '')}`]
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(start + HOUR_MS)}`]
}

/** '20261124T130000Z' */
function utc(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** Escapes text (RFC 5545, 3.3.11) and drops other control characters. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '')
}

/** Continuations begin with a space; no character is cut. */
function folded(line: string): string {
  let whole = ''
  let bytes = 0
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length
    if (bytes + size > LINE_BYTES) {
      whole += '\r\n '
      bytes = 1
    }
    whole += sign
    bytes += size
  }
  return whole
}
