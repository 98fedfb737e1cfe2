import { formatCount } from './format.ts'

export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** Less than a minute from now. */
export const justNow: string = 'just now'

/**
 * -2 hours are '2 hours ago', 1 day is 'tomorrow', as in Intl. Intl's first use takes longer on a cheap phone than
 * rendering a job list.
 * @param count whole units, negative in the past
 */
export function distanceText(count: number, unit: TimeUnit): string {
  const near = unit === 'day' ? days[count] : nearest(count, unit)
  if (near !== undefined) return near
  const distance = Math.abs(count)
  const words = `${formatCount(distance)} ${unit}${distance === 1 ? '' : 's'}`
  return count < 0 ? `${words} ago` : `in ${words}`
}

const days: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }

function nearest(count: number, unit: TimeUnit): string | undefined {
  if (count === 0) return `this ${unit}`
  const isLong = unit === 'week' || unit === 'month' || unit === 'year'
  if (!isLong || Math.abs(count) !== 1) return undefined
  return count < 0 ? `last ${unit}` : `next ${unit}`
}
