import { locale } from './language.ts'

/**
 * Numbers, money and times as people in the Philippines read them. Every formatter is made once:
 * constructing one is the slow part of Intl.
 */
const MANILA = 'Asia/Manila'
const UNKNOWN = ''

const count = new Intl.NumberFormat('en-US')
const money = (currency: 'PHP' | 'USD', digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
const pesoWhole = money('PHP', 0)
const pesoCents = money('PHP', 2)
const dollarWhole = money('USD', 0)
const dollarCents = money('USD', 2)
const dateTime = new Intl.DateTimeFormat(locale, {
  timeZone: MANILA,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const dayTime = new Intl.DateTimeFormat(locale, {
  timeZone: MANILA,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const dayOnly = new Intl.DateTimeFormat(locale, { timeZone: MANILA, month: 'short', day: 'numeric' })
const dateOnly = new Intl.DateTimeFormat(locale, {
  timeZone: MANILA,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

/** A whole number with separators: 12,000. */
export function formatCount(value: number): string {
  return count.format(value)
}

/** Pesos: ₱25,100; with centavos when asked (₱100.00) or when the amount has some. */
export function formatPeso(pesos: number, options: { cents?: boolean } = {}): string {
  return (options.cents || !Number.isInteger(pesos) ? pesoCents : pesoWhole).format(pesos)
}

/** US dollars: $1,200; with cents when asked or when the amount has some. */
export function formatDollar(dollars: number, options: { cents?: boolean } = {}): string {
  return (options.cents || !Number.isInteger(dollars) ? dollarCents : dollarWhole).format(dollars)
}

/** 'Nov 3, 2026, 09:12 AM' in Manila; an empty text when the time cannot be read. */
export function formatDateTime(iso: string): string {
  return formatWith(dateTime, iso)
}

/** 'Nov 3, 9:12 AM' in Manila, for a moment within a year; an empty text when the time cannot be read. */
export function formatDayTime(iso: string): string {
  return formatWith(dayTime, iso)
}

/** 'Nov 3, 2026' in Manila; an empty text when the time cannot be read. */
export function formatDate(iso: string): string {
  return formatWith(dateOnly, iso)
}

/** 'Nov 3' in Manila, for a day within a year; an empty text when the time cannot be read. */
export function formatDay(iso: string): string {
  return formatWith(dayOnly, iso)
}

function formatWith(format: Intl.DateTimeFormat, iso: string): string {
  const time = new Date(iso)
  // Newer engines put a narrow no-break space before AM; the specified form has a plain one.
  return Number.isNaN(time.getTime()) ? UNKNOWN : format.format(time).replaceAll('\u202f', ' ')
}
