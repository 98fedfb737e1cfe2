import type { Application } from '@hanap/contract/applications/applications'
import { interviewAhead } from '../application-times.ts'
import type { TrackerOrder } from './applications-search.ts'

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/**
 * Ties, and those without a next interview, come newest applied first.
 * @param now milliseconds since 1970
 */
export function orderApplications(
  applications: readonly Application[],
  order: TrackerOrder,
  now: number,
): Application[] {
  const keyed = applications.map((application) => ({
    application,
    applied: Date.parse(application.applied_date),
    key: keyOf(application, order, now),
  }))
  keyed.sort((one, other) => compare(one.key, other.key) || other.applied - one.applied)
  return keyed.map(({ application }) => application)
}

/** Smallest first. */
function keyOf(application: Application, order: TrackerOrder, now: number): number | string {
  if (order === 'employer') return application.employer_name
  if (order === 'updated') return -Date.parse(application.last_updated)
  if (order === 'applied') return 0
  const interview = interviewAhead(application, now)
  return interview === null ? Number.MAX_VALUE : Date.parse(interview)
}

function compare(one: number | string, other: number | string): number {
  return typeof one === 'string' ? names.compare(one, String(other)) : one - Number(other)
}
