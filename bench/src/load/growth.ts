/** A process's memory, minute by minute, in MB. */
export type Growth = {
  name: string
  /** MB a minute, by least squares over what was looked at. */
  slope: number
  /** MB that the line rises over what was looked at. */
  grown: number
  /** Where more than that: it leaks. */
  bound: number
  isFlat: boolean
}

/** The heap takes its size, code is compiled, pools and caches fill: that is no leak. */
export const WARM_SHARE = 1 / 3
/** Of the middle size; growth below it cannot be told from what the collector leaves for later. */
const GROWN_SHARE = 0.1
const GROWN_MB = 24

/**
 * Whether memory stayed flat: the first third is left out, and a line is laid through the rest. It may rise by a tenth
 * of the middle size, or by 24 MB where that is more.
 * @param minutes one size in MB for each minute, three at least
 */
export function judgeGrowth(name: string, minutes: readonly number[]): Growth {
  const rest = minutes.slice(Math.floor(minutes.length * WARM_SHARE))
  const slope = slopeOf(rest)
  const grown = slope * (rest.length - 1)
  const middle = rest.toSorted((a, b) => a - b)[Math.floor(rest.length / 2)] ?? 0
  const bound = Math.max(GROWN_MB, middle * GROWN_SHARE)
  return { name, slope, grown, bound, isFlat: grown <= bound }
}

/** Of the line that fits best, a step to the right. */
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
