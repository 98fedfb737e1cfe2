/** How many units of each currency one US dollar buys, and the day that was so. */
export type ExchangeRates = Readonly<{
  /** Of every rate that `days` does not name. */
  date: string
  perUsd: Readonly<Record<string, number>>
  /** Days of single currencies' rates; that of US dollars is also that of pesos. */
  days?: Readonly<Record<string, string>>
}>

/**
 * The table the program ships with: rounded mid-market rates at the end of 2025.
 * An operator stores newer ones (features/exchange-rates); every reading names the day of the rate it used.
 */
export const shippedRates: ExchangeRates = {
  date: '2025-12-31',
  perUsd: {
    USD: 1,
    PHP: 58.8,
    AUD: 1.5,
    CAD: 1.37,
    GBP: 0.743,
    EUR: 0.852,
    NZD: 1.735,
    SGD: 1.286,
    HKD: 7.78,
    TWD: 31.4,
    INR: 89.9,
    JPY: 156.7,
    AED: 3.673,
    CHF: 0.793,
    MYR: 4.06,
    THB: 31.5,
    ZAR: 16.6,
  },
}

/** An amount of one currency in another, unrounded; null where the table lacks one of the two. */
export function convert(amount: number, from: string, to: string, rates: ExchangeRates): number | null {
  const fromRate = rates.perUsd[from]
  const toRate = rates.perUsd[to]
  if (fromRate === undefined || toRate === undefined || !(fromRate > 0) || !(toRate > 0)) return null
  return (amount / fromRate) * toRate
}

/** The day of what converts a currency into dollars and pesos: the older one, where two rates do. */
export function rateDay(currency: string | null, { date, days = {} }: ExchangeRates): string {
  const [dollars, own] = ['USD', currency ?? 'USD'].map((code) => days[code === 'PHP' ? 'USD' : code] ?? date)
  return [dollars ?? date, own ?? date].sort()[0] ?? date
}
