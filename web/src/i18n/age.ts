import type { Language } from './language.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const steps = [
  { unit: 'minute', size: MINUTE, until: HOUR },
  { unit: 'hour', size: HOUR, until: DAY },
  { unit: 'day', size: DAY, until: 7 * DAY },
  { unit: 'week', size: 7 * DAY, until: 30 * DAY },
  { unit: 'month', size: 30 * DAY, until: 365 * DAY },
  { unit: 'year', size: 365 * DAY, until: Number.POSITIVE_INFINITY },
] as const

/** The Philippines keep one offset all year. */
const MANILA_OFFSET = 8 * HOUR

const justNow: Readonly<Record<Language, string>> = { en: 'just now', fil: 'ngayon lang' }

/**
 * How long ago a time is, in words: '2 hours ago', 'yesterday', 'last week'. Whole units, rounded down; what
 * lies ahead is told in days. An empty text when the time cannot be read.
 * @param now milliseconds since 1970
 */
export function formatAge(iso: string, now: number, language: Language = 'en'): string {
  const difference = new Date(iso).getTime() - now
  if (Number.isNaN(difference)) return ''
  const distance = Math.abs(difference)
  if (distance < MINUTE) return justNow[language]
  if (difference > 0) return formatAhead(iso, now, language)
  const step = steps.find(({ until }) => distance < until) ?? steps[5]
  return formatter(language).format(-Math.floor(distance / step.size), step.unit)
}

/**
 * Which day an appointment is on, seen from now: 'today', 'tomorrow', 'in 11 days'. Days of the calendar in
 * Manila, for somebody who plans by them. An empty text when the time cannot be read.
 * @param now milliseconds since 1970
 */
export function formatAhead(iso: string, now: number, language: Language = 'en'): string {
  const time = new Date(iso).getTime()
  if (Number.isNaN(time)) return ''
  return formatter(language).format(dayInManila(time) - dayInManila(now), 'day')
}

/** 'Sun, Nov 22, 9:00 AM' in Manila; an empty text when the time cannot be read. */
export function formatAppointment(iso: string): string {
  const time = new Date(iso)
  // Newer engines put a narrow no-break space before AM.
  return Number.isNaN(time.getTime()) ? '' : appointment.format(time).replaceAll('\u202f', ' ')
}

const appointment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

function dayInManila(time: number): number {
  return Math.floor((time + MANILA_OFFSET) / DAY)
}

const formatters = new Map<Language, Intl.RelativeTimeFormat>()

function formatter(language: Language): Intl.RelativeTimeFormat {
  const known = formatters.get(language)
  if (known) return known
  const made = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  formatters.set(language, made)
  return made
}
