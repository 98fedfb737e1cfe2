import type { Application, ApplicationStatus } from '@hanap/contract/applications/applications'
import { interviewAhead } from '../application-times.ts'

export type RouteStop = {
  status: ApplicationStatus
  state: 'passed' | 'current' | 'ahead' | 'ended'
  date: string | null
  /** 'day': only a day was given. 'appointment': may be in the future. */
  dateKind: 'time' | 'day' | 'appointment'
}

const mainRoute: readonly ApplicationStatus[] = ['applied', 'reviewing', 'interview', 'offer']

/**
 * A rejected application ends there; hired comes after the offer. The stop ahead shows a planned interview's time.
 * @param now milliseconds since 1970
 */
export function routeOf(application: Application, now: number): RouteStop[] {
  const { status } = application
  if (status === 'rejected') return [...stopsBefore(application), stop(application, 'rejected', 'ended')]
  const line = status === 'hired' ? [...mainRoute, 'hired' as const] : mainRoute
  const at = line.indexOf(status)
  return line.map((one, i) =>
    i > at ? aheadStop(application, one, now) : stop(application, one, i === at ? 'current' : 'passed'),
  )
}

/** The first stop always counts. */
function stopsBefore(application: Application): RouteStop[] {
  const from = application.history.findLast(({ kind, to }) => kind === 'status' && to === 'rejected')?.from
  const last = from === 'hired' ? mainRoute.length - 1 : mainRoute.findIndex((status) => status === from)
  return mainRoute
    .filter((status, i) => i === 0 || i === last || (i < last && arrival(application, status) !== null))
    .map((status) => stop(application, status, 'passed'))
}

function aheadStop(application: Application, status: ApplicationStatus, now: number): RouteStop {
  const date = status === 'interview' ? interviewAhead(application, now) : null
  return { status, state: 'ahead', date, dateKind: date === null ? 'time' : 'appointment' }
}

function stop(application: Application, status: ApplicationStatus, state: RouteStop['state']): RouteStop {
  if (status === 'interview' && application.interview_date) {
    const date = application.interview_on ?? application.interview_date
    return { status, state, date, dateKind: 'appointment' }
  }
  if (status === 'offer' && application.offer_date) {
    return { status, state, date: application.offer_date, dateKind: 'day' }
  }
  return { status, state, date: arrival(application, status), dateKind: 'time' }
}

/** When the application last reached a status; null if not recorded. */
function arrival(application: Application, status: ApplicationStatus): string | null {
  const event = application.history.findLast(({ kind, to }) => kind === 'status' && to === status)
  return (
    event?.happened_at ?? (status === 'applied' ? (application.applied_on ?? application.applied_date) : null)
  )
}
