import { dayInManila } from '../../../lib/manila-time.ts'

/**
 * The interview that a list shows: the next one, else the last, else one without a time. A day without a time is
 * ahead until the day ends in Manila.
 * @param interviews in order of time, those without one last
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
