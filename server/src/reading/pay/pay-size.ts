import { convert, type ExchangeRates, shippedRates } from './exchange-rates.ts'
import type { PayPeriod } from './pay-period.ts'

/** At least one is a number. */
export type Bounds = Readonly<{ min: number | null; max: number | null }>

/** The most an hour pays on the board. */
const DOLLARS_AN_HOUR_TO = 80
const PESOS_AN_HOUR_TO = 1000

/** A bare figure above it may be pesos: '70/hr'. */
const BARE_DOLLARS_AN_HOUR_TO = 40

/** Compares by the shipped rates; unknown currencies count as dollars. */
export function isHourly(amount: number, currency: string): boolean {
  if (currency === 'PHP') return amount < PESOS_AN_HOUR_TO
  return (convert(amount, currency, 'USD', shippedRates) ?? amount) <= DOLLARS_AN_HOUR_TO
}

/**
 * Null if either is possible. A day's pay is dollars up to 150 and pesos from 300. On the board, 400 to 1500 is
 * dollars a month and 90000 is pesos; pesos begin above 3,000. A week's or half a month's
 * pay counts as what it makes a month.
 */
export function currencyBySize({ min, max }: Bounds, period: PayPeriod | null): 'USD' | 'PHP' | null {
  const times = period === 'week' ? 52 / 12 : period === 'half-month' ? 2 : 1
  const low = (min ?? max ?? 0) * times
  const high = (max ?? min ?? 0) * times
  if (period === 'hour') return high <= BARE_DOLLARS_AN_HOUR_TO ? 'USD' : low >= 100 ? 'PHP' : null
  if (period === 'day') return high <= 150 ? 'USD' : low >= 300 ? 'PHP' : null
  if (period === 'task') return null
  if (period === 'year') return null
  if (high <= 3000 || (low <= 1500 && high <= 5000)) return 'USD'
  return low >= 8000 ? 'PHP' : null
}

/** Plausible dollars a month. */
const MONTH_FROM = 300
const MONTH_TO = 10_000
const HOUR_TO = 40
/** Plausible pesos a month; '457,600 OTE' is a year's pay. */
const PESO_MONTH_FROM = 8000
const PESO_MONTH_TO = 300_000
/** Dollars an hour that a month's pay must reach for its stated hours. */
const LOWEST_HOURLY = 2

/** '$4' is an hour's, '$1000' a month's; null if several fit. A gig is piecework, so size says nothing. */
export function periodBySize(
  { min, max }: Bounds,
  about: Readonly<{
    currency: string
    rates: ExchangeRates
    isGig: boolean
    hoursPerWeek: number | undefined
  }>,
): 'hour' | 'month' | null {
  if (about.isGig) return null
  const low = convert(min ?? max ?? 0, about.currency, 'USD', about.rates)
  const high = convert(max ?? min ?? 0, about.currency, 'USD', about.rates)
  if (low === null || high === null) return null
  if (high <= HOUR_TO && low >= 1) return about.currency === 'PHP' ? null : 'hour'
  const middle = (low + high) / 2
  if (middle > MONTH_TO) return null
  // Five digits in pesos are a month's pay even for a few hours a week.
  if (about.currency === 'PHP') {
    return (min ?? max ?? 0) >= PESO_MONTH_FROM && (max ?? min ?? 0) <= PESO_MONTH_TO ? 'month' : null
  }
  if (middle >= MONTH_FROM) return 'month'
  const hours = about.hoursPerWeek
  const isBelievable = hours !== undefined && hours <= 25 && low / ((hours * 52) / 12) >= LOWEST_HOURLY
  return middle >= 100 && isBelievable ? 'month' : null
}
