import { MANILA_OFFSET_MS } from './manila.ts'
import { months } from './months.ts'

/* Formats like Intl, whose first use takes longer on a cheap phone than rendering a job list. */

const UNKNOWN = ''

const withSeparators = (digits: string) => digits.replaceAll(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',')

const amount = (sign: string, value: number, hasCents = !Number.isInteger(value)) =>
  `${value < 0 ? '-' : ''}${sign}${withSeparators(Math.abs(value).toFixed(hasCents ? 2 : 0))}`

/** 12,000; at most three decimals. */
export function formatCount(value: number): string {
  return withSeparators(String(Number(value.toFixed(3))))
}

/** ₱25,100; with centavos on request or if the amount has some (₱100.50). */
export function formatPeso(pesos: number, options: { cents?: true } = {}): string {
  return amount('₱', pesos, options.cents)
}

/** $1,200; with cents if the amount has some. */
export function formatDollar(dollars: number): string {
  return amount('$', dollars)
}

/** 'Nov 3, 2026, 9:12 AM' in Manila; a day stays 'Nov 3, 2026'; '' for an unreadable time. */
export function formatDateTime(iso: string): string {
  if (isDay(iso)) return formatDate(iso)
  return formatWith(iso, ({ day, year, hour, minutes }) => `${day}, ${year}, ${hour}:${minutes}`)
}

/** 'Nov 3, 9:12 AM' in Manila, for times within a year; '' if unreadable. */
export function formatDayTime(iso: string): string {
  if (isDay(iso)) return formatDay(iso)
  return formatWith(iso, ({ day, hour, minutes }) => `${day}, ${hour}:${minutes}`)
}

/** 'Nov 3, 2026' in Manila; '' if unreadable. */
export function formatDate(iso: string): string {
  return formatWith(iso, ({ day, year }) => `${day}, ${year}`)
}

/** 'Nov 3' in Manila, for days within a year; '' if unreadable. */
export function formatDay(iso: string): string {
  return formatWith(iso, ({ day }) => day)
}

/** '2026-11-03', without a time. */
export const isDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso)

/** A time in Manila: `day` is 'Nov 3', `hour` is of twelve, `minutes` are '12 AM'. */
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
