export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** Less than a minute from now. */
export const justNow: string = 'just now'

/** How far from now in words: -2 hours are '2 hours ago', 1 day is 'tomorrow'. @param count whole units, negative in the past */
export function distanceText(count: number, unit: TimeUnit): string {
  return format.format(count, unit)
}

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
