import type { TypicalPay } from '@hanap/contract/jobs/job-details'
import { type Paid, payKind } from './pay-words.ts'

/** One scale for all listings, in thousands of pesos a month, so that bars can be compared down the page. */
export const SCALE_END = 120
export const SCALE_TICKS = [0, 20, 40, 60, 80, 100, 120] as const

/** A narrower bar would be invisible. */
const NARROWEST = 1.6
/** The least width of the arrow at the end. */
const ARROW = 7

/** In thousands of pesos; `beyond` ends in an arrow, as the pay exceeds the scale. */
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

/** The typical range on the scale; null if all beyond it. */
export function typicalMark({ php_min, php_max }: TypicalPay): { from: number; to: number } | null {
  const from = round(php_min / 1000)
  if (from >= SCALE_END) return null
  return { from, to: round(Math.min(Math.max(php_max / 1000, from + NARROWEST), SCALE_END)) }
}

const round = (value: number) => Math.round(value * 10) / 10
