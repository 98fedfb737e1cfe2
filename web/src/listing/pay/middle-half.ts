import type { PayQuartiles } from '@hanap/contract/jobs/salaries'
import { formatCount, formatPeso } from '../../i18n/format.ts'
import { rounded } from './pay-words.ts'

/** '₱25,000–45,000' a month; empty if too few jobs state pay. */
export function middleHalf(php: PayQuartiles | null): string {
  if (php === null) return ''
  const [from, to] = [rounded(php.low), rounded(php.high)]
  return from === to ? formatPeso(from) : `${formatPeso(from)}–${formatCount(to)}`
}
