/**
 * The interview that a list shows of an application: the next one, the last where none lies ahead, and one without a
 * time where there is no other.
 * @param interviews in the order of time, those without one last
 */
export function shownInterview<One extends { starts_at: Date | null }>(
  interviews: readonly One[],
  now: Date,
): One | undefined {
  const fixed = interviews.filter(({ starts_at }) => starts_at !== null)
  return (
    fixed.find(({ starts_at }) => starts_at !== null && starts_at >= now) ?? fixed.at(-1) ?? interviews[0]
  )
}
