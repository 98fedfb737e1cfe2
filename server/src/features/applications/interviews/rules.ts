import { dayInManila } from '../../../lib/manila-time.ts'

/**
 * The interview that a list shows of an application: the next one, the last where none lies ahead, and one without a
 * time where there is no other. One on a day without a time lies ahead until the day ends in Manila.
 * @param interviews in the order of time, those without one last
 */
export function shownInterview<One extends { starts_at: Date | null; starts_on: string | null }>(
  interviews: readonly One[],
  now: Date,
): One | undefined {
  const liesAhead = ({ starts_at, starts_on }: One) =>
    starts_on === null ? starts_at !== null && starts_at >= now : starts_on >= dayInManila(now)
  const fixed = interviews.filter(({ starts_at }) => starts_at !== null)
  return fixed.find(liesAhead) ?? fixed.at(-1) ?? interviews[0]
}
