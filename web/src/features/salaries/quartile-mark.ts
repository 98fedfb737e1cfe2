import type { PayQuartiles } from '@hanap/contract/jobs/salaries'
import { type PayMark, payMark, SCALE_END } from '../../listing/pay/pay-scale.ts'

/** In thousands of pesos. The median is null if beyond the scale. */
export function markOf({ low, median, high }: PayQuartiles): {
  bar: Exclude<PayMark, { kind: 'none' }> | null
  median: number | null
} {
  const pay = { php_min: low, php_max: high, usd_min: null, usd_max: null, rate_date: '', assumptions: [] }
  const bar = payMark({ salary: '', pay })
  if (bar.kind === 'none') return { bar: null, median: null }
  const at = Math.round(median / 100) / 10
  return { bar, median: at < SCALE_END ? at : null }
}
