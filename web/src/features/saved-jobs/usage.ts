/** Percent of the limit. */
const NEARLY_FULL = 80
const OFFER_UPGRADE = 90
const FULL = 100

export type Usage = {
  /** Rounded; above 100 if a downgrade left more saved than the plan allows. */
  percent: number
  tone: 'success' | 'warning' | 'danger'
  /** Percent left; null unless nearly full. */
  remaining: number | null
  offersUpgrade: boolean
}

/** Green below 80 %, yellow from 80 %, red from 100 %; offers a larger plan from 90 %. */
export function savedUsage(count: number, max: number): Usage {
  const percent = max > 0 ? Math.round((count / max) * 100) : FULL
  const isFull = percent >= FULL
  const isNearlyFull = percent >= NEARLY_FULL && !isFull
  return {
    percent,
    tone: isFull ? 'danger' : isNearlyFull ? 'warning' : 'success',
    remaining: isNearlyFull ? FULL - percent : null,
    offersUpgrade: percent >= OFFER_UPGRADE,
  }
}
