import { distanceText, justNow } from './distance.ts'
import { MANILA_OFFSET_MS } from './manila.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const steps = [
  { unit: 'minute', size: MINUTE, until: HOUR },
  { unit: 'hour', size: HOUR, until: DAY },
  { unit: 'day', size: DAY, until: 7 * DAY },
  { unit: 'week', size: 7 * DAY, until: 30 * DAY },
  { unit: 'month', size: 30 * DAY, until: 365 * DAY },
  { unit: 'year', size: 365 * DAY, until: Number.POSITIVE_INFINITY },
] as const

/**
 * '2 hours ago', 'yesterday', 'last week', rounded down. Future times are in days; '' for an unreadable time.
 * @param now milliseconds since 1970
 */
export function formatAge(iso: string, now: number): string {
  const difference = new Date(iso).getTime() - now
  if (Number.isNaN(difference)) return ''
  const distance = Math.abs(difference)
  if (distance < MINUTE) return justNow
  if (difference > 0) return formatAhead(iso, now)
  const step = steps.find(({ until }) => distance < until) ?? steps[5]
  return distanceText(-Math.floor(distance / step.size), step.unit)
}

/**
 * 'today', 'tomorrow', 'in 11 days', by Manila's calendar; '' for an unreadable time.
 * @param now milliseconds since 1970
 */
export function formatAhead(iso: string, now: number): string {
  const time = new Date(iso).getTime()
  if (Number.isNaN(time)) return ''
  return distanceText(dayInManila(time) - dayInManila(now), 'day')
}

function dayInManila(time: number): number {
  return Math.floor((time + MANILA_OFFSET_MS) / DAY)
}
