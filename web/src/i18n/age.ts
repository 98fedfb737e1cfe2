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

const justNow: Readonly<Record<Language, string>> = { en: 'just now', fil: 'ngayon lang' }

/**
 * How long ago (or ahead) a time is, in words: '2 hours ago', 'yesterday', 'in 4 days'. Whole units,
 * rounded down. An empty text when the time cannot be read.
 * @param now milliseconds since 1970
 */
export function formatAge(iso: string, now: number, language: Language = 'en'): string {
  const difference = new Date(iso).getTime() - now
  if (Number.isNaN(difference)) return ''
  const distance = Math.abs(difference)
  if (distance < MINUTE) return justNow[language]
  const step = steps.find(({ until }) => distance < until) ?? steps[5]
  const amount = Math.floor(distance / step.size) * Math.sign(difference)
  return formatter(language).format(amount, step.unit)
}

const formatters = new Map<Language, Intl.RelativeTimeFormat>()

function formatter(language: Language): Intl.RelativeTimeFormat {
  const known = formatters.get(language)
  if (known) return known
  const made = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  formatters.set(language, made)
  return made
}
