import type { Application } from '@hanap/contract/applications/applications'
import { locale } from '../../../../i18n/language.ts'
import { dayInManila } from '../application-times.ts'

/** `month` is that of the last activity, '2026-11'. */
export type TimelineMonth = { month: string; applications: Application[] }

const title = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric', month: 'long' })

/** In Manila; keeps the order given (by activity). */
export function groupByMonth(applications: readonly Application[]): TimelineMonth[] {
  const months: TimelineMonth[] = []
  for (const application of applications) {
    const month = dayInManila(application.last_updated).slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.applications.push(application)
    else months.push({ month, applications: [application] })
  }
  return months
}

/** 'November 2026' for '2026-11'; '' for an invalid month. */
export function formatMonth(month: string): string {
  const time = new Date(`${month}-01T00:00:00Z`)
  return Number.isNaN(time.getTime()) ? '' : title.format(time)
}
