import type { PayPeriod } from './pay-period.ts'
import type { Bounds } from './pay-size.ts'

/** What is known about the work itself. `typeOfWork` is the board's word ('Full Time') or our wire value. */
export type WorkFacts = Readonly<{ typeOfWork?: string | undefined; hoursPerWeek?: number | undefined }>

const MONTHS = 12
const WEEKS = 52
/** Hours that 'Full Time' stands for where the listing states none. */
const FULL_TIME_HOURS = 40
const HOURS_IN_A_DAY = 8

/** True for the board's 'Full Time' and the wire's 'full-time'. */
export function isFullTime(typeOfWork: string | undefined): boolean {
  return /^full[ -]?time$/iu.test(typeOfWork?.trim() ?? '')
}

/**
 * An amount as pay for a month, unrounded, in its own currency; null where that is unknown: pay for a piece of
 * work, or for an hour or a day when the listing states no hours and is not Full Time.
 * `assumed` names what had to be taken for granted.
 */
export function monthly(
  bounds: Bounds,
  period: PayPeriod | null,
  work: WorkFacts,
): { bounds: Bounds; assumed: string[] } | null {
  const times = (factor: number, ...assumed: string[]) => ({
    bounds: {
      min: bounds.min === null ? null : bounds.min * factor,
      max: bounds.max === null ? null : bounds.max * factor,
    },
    assumed,
  })
  if (period === null || period === 'task') return null
  if (period === 'month') return times(1)
  if (period === 'year') return times(1 / MONTHS)
  if (period === 'half-month') return times(2)
  if (period === 'week') return times(WEEKS / MONTHS)
  const stated = work.hoursPerWeek
  if (stated === undefined && !isFullTime(work.typeOfWork)) return null
  const hours = stated ?? FULL_TIME_HOURS
  const assumed = stated === undefined ? ['full-time-40-hours'] : []
  if (period === 'hour') return times((hours * WEEKS) / MONTHS, ...assumed)
  return times((Math.min(hours / HOURS_IN_A_DAY, 7) * WEEKS) / MONTHS, ...assumed, 'eight-hour-day')
}
