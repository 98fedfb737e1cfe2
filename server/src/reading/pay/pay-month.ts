import { isFullTime, weekOf } from '../hours/hours.ts'
import type { PayPeriod } from './pay-period.ts'
import type { Bounds } from './pay-size.ts'

/** `typeOfWork` is the board's word ('Full Time') or our wire value. */
export type WorkFacts = Readonly<{ typeOfWork?: string | undefined; hoursPerWeek?: number | undefined }>

const MONTHS = 12
const WEEKS = 52
/** 'Full Time' without stated hours. */
const FULL_TIME_HOURS = 40
const HOURS_IN_A_DAY = 8

/** Unrounded, in its currency; null for piecework, or for an hour or day without stated hours or full time. */
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
  const { typeOfWork, hoursPerWeek: stated } = work
  if (stated === undefined && !isFullTime(typeOfWork)) return null
  const { hoursPerWeek, hoursPerDay } = weekOf(stated ?? FULL_TIME_HOURS, typeOfWork)
  const assumed = stated === undefined ? ['full-time-40-hours'] : hoursPerDay ? ['hours-of-a-day'] : []
  if (period === 'hour') return times((hoursPerWeek * WEEKS) / MONTHS, ...assumed)
  const days = Math.min(hoursPerWeek / (hoursPerDay ?? HOURS_IN_A_DAY), 7)
  return times((days * WEEKS) / MONTHS, ...assumed, ...(hoursPerDay ? [] : ['eight-hour-day']))
}
