import type { Application, Interview } from '@hanap/contract/applications/applications'
import { isAhead, isEnded, startOf } from '../application-times.ts'

export type Round = Pick<Interview, 'id' | 'label'> & {
  /** Only a day if no time was given; null for neither. */
  startsAt: string | null
  state: 'passed' | 'next' | 'ahead' | 'open'
}

/**
 * In order of time. An ended application has no next interview.
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
