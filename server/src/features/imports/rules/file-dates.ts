const months = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/iu
const zone = /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/iu
const iso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)?$/u
const EARLIEST = Date.UTC(1990, 0, 1)
/** Seconds since 1970 are below this, milliseconds above. */
const SECONDS_BELOW = 1e11

/**
 * Reads ISO 8601, 'Jul 15, 2025', RFC 822, or seconds or milliseconds since 1970; UTC without a zone. Null if
 * ambiguous, such as 5/6/2025.
 */
export function readDate(value: unknown): Date | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const number = /^\d{9,13}$/u.test(text) ? Number(text) : null
  if (number !== null) return inRange(number < SECONDS_BELOW ? number * 1000 : number)
  if (iso.test(text)) return inRange(Date.parse(text.length > 10 ? `${text.replace(' ', 'T')}Z` : text))
  const isClear = /^\d{4}-\d{2}-\d{2}[T ]/u.test(text) || months.test(text)
  if (!isClear || text.length > 60) return null
  return inRange(Date.parse(zone.test(text) ? text : `${text} UTC`))
}

function inRange(time: number): Date | null {
  return time >= EARLIEST && time < 8.64e15 ? new Date(time) : null
}
