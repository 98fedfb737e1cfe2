import type { Application, Interview } from '@hanap/contract/applications'
import { isEnded } from '../application-times.ts'

/** One of several interviews: over, the next one, one after it, or one without a time yet. */
export type Round = Pick<Interview, 'id' | 'starts_at' | 'label'> & {
  state: 'passed' | 'next' | 'ahead' | 'open'
}

/**
 * The rounds of an application in the order of time. Of one that has ended none is the next.
 * @param now milliseconds since 1970
 */
export function roundsOf(application: Pick<Application, 'interviews' | 'status'>, now: number): Round[] {
  const isAhead = ({ starts_at }: Interview) => starts_at !== null && Date.parse(starts_at) > now
  const next = isEnded(application) ? undefined : application.interviews.find(isAhead)
  return application.interviews.map((interview) => {
    const { id, starts_at, label } = interview
    const state =
      starts_at === null ? 'open' : interview === next ? 'next' : isAhead(interview) ? 'ahead' : 'passed'
    return { id, starts_at, label, state }
  })
}
