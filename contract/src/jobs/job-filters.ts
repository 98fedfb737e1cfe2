import type { datesPosted, salaryRanges } from './jobs.ts'

/*
 * For the server's search and the browser's fallback. Tags are in tag-filter.ts, which every job list loads; this
 * only the fallback loads.
 */

/** US dollars a month, inclusive; `to` is null for an open band. */
export type PayBand = { readonly from: number; readonly to: number | null }

/** A listing is in a band if its pay overlaps with it. */
export const payBands: Readonly<Record<(typeof salaryRanges)[number], PayBand>> = {
  '0-500': { from: 0, to: 500 },
  '500-1000': { from: 500, to: 1000 },
  '1000-2000': { from: 1000, to: 2000 },
  '2000-5000': { from: 2000, to: 5000 },
  '5000+': { from: 5000, to: null },
}

const DAY_MS = 24 * 60 * 60 * 1000
const daysBack = { today: 1, '3days': 3, week: 7, month: 30 } as const

/** Null for any time. Manila has no daylight saving, so a day is 24 hours. */
export const postedFrom = (date: (typeof datesPosted)[number], now: Date) =>
  date === 'any' ? null : new Date(now.getTime() - daysBack[date] * DAY_MS)
