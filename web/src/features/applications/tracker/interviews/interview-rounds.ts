import type { Application, Interview } from '@hanap/contract/applications/applications'
import { isAhead, isEnded, startOf } from '../application-times.ts'

/** One of several interviews: over, the next one, one after it, or one without a time yet. */
export type Round = Pick<Interview, 'id' | 'label'> & {
  /** A time, a day where a day alone was given, or null. */
  startsAt: string | null
  state: 'passed' | 'next' | 'ahead' | 'open'
}

/**
 * The rounds of an application in the order of time. Of one that has ended none is the next.
 * @param now milliseconds since 1970
 */
export function roundsOf(application: Pick<Application, 'interviews' | 'status'>, now: number): Round[] {
  const liesAhead = (interview: Interview) => {
    const startsAt = startOf(interview)
    return startsAt !== null && isAhead(startsAt, now)
  }
  const next = isEnded(application) ? undefined : application.interviews.find(liesAhead)
  return application.interviews.map((interview) => {
    const { id, label } = interview
    const startsAt = startOf(interview)
    const state =
      startsAt === null ? 'open' : interview === next ? 'next' : liesAhead(interview) ? 'ahead' : 'passed'
    return { id, startsAt, label, state }
  })
}
