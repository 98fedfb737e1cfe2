/** Units per US dollar. */
export type ExchangeRates = Readonly<{
  /** For rates that `days` does not name. */
  date: string
  perUsd: Readonly<Record<string, number>>
  /** By currency; USD also covers PHP. */
  days?: Readonly<Record<string, string>>
}>

/** Rounded mid-market rates at the end of 2025. An operator stores newer ones (features/exchange-rates). */
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

/** Unrounded; null if the table lacks one of the two. */
export function convert(amount: number, from: string, to: string, rates: ExchangeRates): number | null {
  const fromRate = rates.perUsd[from]
  const toRate = rates.perUsd[to]
  if (fromRate === undefined || toRate === undefined || !(fromRate > 0) || !(toRate > 0)) return null
  return (amount / fromRate) * toRate
}

/** The older of the days needed for dollars and pesos. */
export function rateDay(currency: string | null, { date, days = {} }: ExchangeRates): string {
  const [dollars, own] = ['USD', currency ?? 'USD'].map((code) => days[code === 'PHP' ? 'USD' : code] ?? date)
  return [dollars ?? date, own ?? date].sort()[0] ?? date
}
