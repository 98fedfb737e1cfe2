import type { EmployerPast } from '@hanap/contract/jobs/employer-past'
import type { Quartiles } from '../../../search/port.ts'

/** Fewer listings say nothing of an employer. */
const FEWEST = 3

export type Seen = { read: number; changed: number; gone: number; median_days: number | null }

/** Monthly pesos; the bounds may be swapped. */
export type Paid = { phpMin: number; phpMax: number }

export const daysUp = ({ gone, median_days: days }: Seen): EmployerPast['days_up'] =>
  days === null || gone < FEWEST ? null : { median: Math.round(days), listings: gone }

/** Compares the middles of an employer's pay with the middle half of others' for the same work. */
export function comparePay(
  paid: readonly Paid[],
  typical: readonly (Quartiles | null)[],
): EmployerPast['pay'] {
  const compared = { below: 0, within: 0, above: 0 }
  for (const [i, { phpMin, phpMax }] of paid.entries()) {
    const others = typical[i]
    if (!others) continue
    const middle = (phpMin + phpMax) / 2
    compared[middle < others.phpMin ? 'below' : middle > others.phpMax ? 'above' : 'within'] += 1
  }
  return compared.below + compared.within + compared.above < FEWEST ? null : compared
}
