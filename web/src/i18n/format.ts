import { once } from '@hanap/contract/once'
import { locale } from './language.ts'

/**
 * Numbers, money and times as people in the Philippines read them. Every formatter is made once, when it is first needed:
 * constructing one is the slow part of Intl, and no page needs all of them.
 */
const MANILA = 'Asia/Manila'
const UNKNOWN = ''

const count = once(() => new Intl.NumberFormat('en-US'))
const money = (currency: 'PHP' | 'USD') =>
  once(
    () =>
      new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }),
  )
const pesoCents = money('PHP')
const dollarCents = money('USD')
const dateTime = once(
  () =>
    new Intl.DateTimeFormat(locale, {
      timeZone: MANILA,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
)
const dayTime = once(
  () =>
    new Intl.DateTimeFormat(locale, {
      timeZone: MANILA,
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
)
const dayOnly = once(
  () => new Intl.DateTimeFormat(locale, { timeZone: MANILA, month: 'short', day: 'numeric' }),
)
const dateOnly = once(
  () =>
    new Intl.DateTimeFormat(locale, {
      timeZone: MANILA,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
    }),
)

/**
 * A whole number with separators, as Intl writes it: 12,000. The first use of Intl keeps a cheap phone longer than drawing a
 * list of jobs does, and such a list has no other use for it.
 */
const grouped = (whole: number) => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** A whole amount after its sign of money: -₱25,100. */
const amount = (sign: string, whole: number) => `${whole < 0 ? '-' : ''}${sign}${grouped(Math.abs(whole))}`

/** A whole number with separators: 12,000. */
export function formatCount(value: number): string {
  return Number.isSafeInteger(value) ? grouped(value) : count().format(value)
}

/** Pesos: ₱25,100; with centavos when asked (₱100.00) or when the amount has some. */
export function formatPeso(pesos: number, options: { cents?: boolean } = {}): string {
  return options.cents || !Number.isSafeInteger(pesos) ? pesoCents().format(pesos) : amount('₱', pesos)
}

/** US dollars: $1,200; with cents when asked or when the amount has some. */
export function formatDollar(dollars: number, options: { cents?: boolean } = {}): string {
  return options.cents || !Number.isSafeInteger(dollars)
    ? dollarCents().format(dollars)
    : amount('$', dollars)
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

function formatWith(format: () => Intl.DateTimeFormat, iso: string): string {
  const time = new Date(iso)
  // Newer engines put a narrow no-break space before AM; the specified form has a plain one.
  return Number.isNaN(time.getTime()) ? UNKNOWN : format().format(time).replaceAll('\u202f', ' ')
}
