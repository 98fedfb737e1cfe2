import type { TypicalPay } from '@hanap/contract/jobs/job-details'
import { type Paid, payKind } from './pay-words.ts'

/** Thousands of pesos a month, the same for all listings, so that bars can be compared. */
export const SCALE_END = 120
export const SCALE_TICKS = [0, 20, 40, 60, 80, 100, 120] as const

/** A narrower bar would be invisible. */
const NARROWEST = 1.6
/** The arrow's least width. */
const ARROW = 7

/** In thousands of pesos; `beyond` ends in an arrow. */
export type PayMark =
  | { readonly kind: 'none' }
  | { readonly kind: 'bar' | 'beyond'; readonly x: number; readonly width: number }

/** One known end, or one figure, is a short block. */
export function payMark(paid: Paid): PayMark {
  if (payKind(paid) !== 'estimate') return { kind: 'none' }
  const min = paid.pay?.php_min ?? paid.pay?.php_max ?? 0
  const max = paid.pay?.php_max ?? min
  const [from, to] = [min / 1000, max / 1000]
  if (to > SCALE_END) {
    const x = round(Math.min(from, SCALE_END - ARROW))
    return { kind: 'beyond', x, width: round(SCALE_END - x) }
  }
  const width = Math.max(to - from, NARROWEST)
  const x = Math.min(Math.max((from + to - width) / 2, 0), SCALE_END - width)
  return { kind: 'bar', x: round(x), width: round(width) }
}

/** Null if all of it is beyond the scale. */
export function typicalMark({ php_min, php_max }: TypicalPay): { from: number; to: number } | null {
  const from = round(php_min / 1000)
  if (from >= SCALE_END) return null
  return { from, to: round(Math.min(Math.max(php_max / 1000, from + NARROWEST), SCALE_END)) }
}

const round = (value: number) => Math.round(value * 10) / 10
