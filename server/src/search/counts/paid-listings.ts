import { PAY_STEP, PAY_STEPS, type PayOfListings } from '@hanap/contract/jobs/salaries'
import type { Segment } from '../segments/segment.ts'
import { quartilesOf } from './quartiles.ts'

export type PaidListings = {
  add(segment: Segment, place: number): void
  /** @param fewest needed for quartiles */
  read(fewest: number): PayOfListings
  /** Null if too few for quartiles. */
  steps(fewest: number): number[] | null
}

/** A range counts as its middle; a listing without pay in both currencies is unpaid. */
export function createPaidListings(): PaidListings {
  let listings = 0
  let paid = 0
  let php = new Float64Array(64)
  let usd = new Float64Array(64)
  return {
    add({ pay }, place) {
      listings += 1
      const [phpMin, usdMin] = [pay.phpMin[place] as number, pay.usdMin[place] as number]
      if (phpMin < 0 || usdMin < 0) return
      if (paid === php.length) {
        php = grown(php)
        usd = grown(usd)
      }
      php[paid] = (phpMin + (pay.phpMax[place] as number)) / 2
      usd[paid] = (usdMin + (pay.usdMax[place] as number)) / 2
      paid += 1
    },
    steps(fewest) {
      if (paid < Math.max(fewest, 1)) return null
      const counts = Array.from({ length: PAY_STEPS }, () => 0)
      for (const pesos of php.subarray(0, paid)) {
        const step = Math.min(Math.floor(pesos / PAY_STEP), PAY_STEPS - 1)
        counts[step] = (counts[step] ?? 0) + 1
      }
      return counts
    },
    read(fewest) {
      const isThin = paid < Math.max(fewest, 1)
      return {
        listings,
        paid,
        php: isThin ? null : quartilesOf(php.slice(0, paid)),
        usd: isThin ? null : quartilesOf(usd.slice(0, paid)),
      }
    },
  }
}

/** True if the pay is known in both currencies. */
export const isPaid = ({ pay }: Segment, place: number) =>
  (pay.phpMin[place] as number) >= 0 && (pay.usdMin[place] as number) >= 0

function grown(numbers: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(numbers.length * 2)
  larger.set(numbers)
  return larger
}
