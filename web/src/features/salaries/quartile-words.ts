import type { PayOfListings, PayQuartiles } from '@hanap/contract/jobs/salaries'
import { formatCount, formatDollar, formatPeso } from '../../i18n/format.ts'
import { rounded } from '../../listing/pay/pay-words.ts'

/** '₱45,000' and '$780': the rounded median. */
export function medianWords({ php, usd }: Pick<PayOfListings, 'php' | 'usd'>) {
  return {
    pesos: php ? formatPeso(rounded(php.median)) : '',
    dollars: usd ? formatDollar(rounded(usd.median, 'USD')) : '',
  }
}

/** '₱30,000–62,000' and '$520–1,070': the middle half. */
export function halfWords({ php, usd }: Pick<PayOfListings, 'php' | 'usd'>) {
  return { pesos: php ? rangeWords(php, 'PHP') : '', dollars: usd ? rangeWords(usd, 'USD') : '' }
}

function rangeWords({ low, high }: PayQuartiles, currency: 'PHP' | 'USD'): string {
  const money = currency === 'PHP' ? formatPeso : formatDollar
  const [from, to] = [rounded(low, currency), rounded(high, currency)]
  return from === to ? money(from) : `${money(from)}–${formatCount(to)}`
}
