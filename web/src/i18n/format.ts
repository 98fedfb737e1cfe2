import { MANILA_OFFSET_MS } from './manila.ts'
import { months } from './months.ts'

/*
 * Numbers, money and times as people in the Philippines read them, as Intl writes them. It is not asked: its first use keeps a
 * cheap phone longer than drawing a list of jobs does.
 */

const UNKNOWN = ''

const withSeparators = (digits: string) => digits.replaceAll(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',')

/** With two decimals where they are wanted or the amount has some. */
const amount = (sign: string, value: number, hasCents = !Number.isInteger(value)) =>
  `${value < 0 ? '-' : ''}${sign}${withSeparators(Math.abs(value).toFixed(hasCents ? 2 : 0))}`

/** A number with separators: 12,000; with three decimals at most where it has some. */
export function formatCount(value: number): string {
  return withSeparators(String(Number(value.toFixed(3))))
}

/** Pesos: ₱25,100; with centavos when asked (₱100.00) or when the amount has some. */
export function formatPeso(pesos: number, options: { cents?: true } = {}): string {
  return amount('₱', pesos, options.cents)
}

/** US dollars: $1,200; with cents when the amount has some. */
export function formatDollar(dollars: number): string {
  return amount('$', dollars)
}

/** 'Nov 3, 2026, 9:12 AM' in Manila, and a day as it is: 'Nov 3, 2026'; an empty text when the time cannot be read. */
export function formatDateTime(iso: string): string {
  if (isDay(iso)) return formatDate(iso)
  return formatWith(iso, ({ day, year, hour, minutes }) => `${day}, ${year}, ${hour}:${minutes}`)
}

/** 'Nov 3, 9:12 AM' in Manila, for a moment within a year; an empty text when the time cannot be read. */
export function formatDayTime(iso: string): string {
  if (isDay(iso)) return formatDay(iso)
  return formatWith(iso, ({ day, hour, minutes }) => `${day}, ${hour}:${minutes}`)
}

/** 'Nov 3, 2026' in Manila; an empty text when the time cannot be read. */
export function formatDate(iso: string): string {
  return formatWith(iso, ({ day, year }) => `${day}, ${year}`)
}

/** 'Nov 3' in Manila, for a day within a year; an empty text when the time cannot be read. */
export function formatDay(iso: string): string {
  return formatWith(iso, ({ day }) => day)
}

/** Whether it is a day without a time, '2026-11-03'. */
export const isDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso)

/** A time in Manila: the day as 'Nov 3', the hour of twelve, the minutes as '12 AM'. */
type ManilaTime = { year: number; day: string; hour: number; minutes: string }

function formatWith(iso: string, write: (time: ManilaTime) => string): string {
  const time = new Date(new Date(iso).getTime() + MANILA_OFFSET_MS)
  if (Number.isNaN(time.getTime())) return UNKNOWN
  const hour = time.getUTCHours()
  return write({
    year: time.getUTCFullYear(),
    day: `${months[time.getUTCMonth()]} ${time.getUTCDate()}`,
    hour: hour % 12 || 12,
    minutes: `${padded(time.getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`,
  })
}

const padded = (number: number) => String(number).padStart(2, '0')
