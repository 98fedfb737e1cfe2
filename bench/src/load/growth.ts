import { middleOf } from '../harness/times.ts'

export type Growth = {
  name: string
  /** MB a minute, by least squares. */
  slope: number
  /** The rise of that line, in MB. */
  grown: number
  /** More is a leak. */
  bound: number
  isFlat: boolean
}

/** The heap, compiled code, pools and caches grow at first. */
export const WARM_SHARE = 1 / 3
/** A fraction of the median; less is noise. */
const GROWN_SHARE = 0.1
const GROWN_MB = 24

/**
 * A line through all except the first third may rise by a tenth of the median, or 24 MB.
 * @param minutes MB in each minute, at least three
 */
export function judgeGrowth(name: string, minutes: readonly number[]): Growth {
  const rest = minutes.slice(Math.floor(minutes.length * WARM_SHARE))
  const slope = slopeOf(rest)
  const grown = slope * (rest.length - 1)
  const middle = middleOf(rest)
  const bound = Math.max(GROWN_MB, middle * GROWN_SHARE)
  return { name, slope, grown, bound, isFlat: grown <= bound }
}

function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let along = 0
  let square = 0
  for (const [at, value] of values.entries()) {
    along += (at - middle) * (value - mean)
    square += (at - middle) ** 2
  }
  return square === 0 ? 0 : along / square
}
