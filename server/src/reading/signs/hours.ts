const week =
  /\b(\d{1,2})(?:\s?(?:-|–|to)\s?(\d{1,2}))?\+?[\s-]?(?:hours?|hrs?)\.?\s?(?:of work\s)?(?:(?:\/|per|a|each)\s?(?:week|wk)|weekly)\b/iu
const days =
  /\b(\d{1,2})(?:\s?(?:-|–|to)\s?(\d{1,2}))?\s?(?:hours?|hrs?)\s?(?:(?:\/|per|a|each)\s?day|daily)\b.{0,20}?\b([1-7])(?:\s?(?:-|–|to)\s?([1-7]))?\s?days?\s?(?:\/|per|a|each)\s?(?:week|wk)\b/iu
const notOfJob =
  /\b(?:rates?|overlap|at least|minimum|min|up to|first|initial\w*|start\w*|training|later|grow\w*|eventually|save|meetings?|clients?|day|daily|overtime|option|possib\w+|potential|may|could|or)\b/iu

/** Half as long again as the field's week, or less than two thirds of it. */
export function tellsOtherHours(text: string, hoursPerWeek: number | undefined): boolean {
  // Fewer hours are a day's, or a slip.
  if (!hoursPerWeek || hoursPerWeek < 15 || text.length > 160 || !/week|wk/iu.test(text)) return false
  const daily = days.exec(text)
  const said = daily ?? week.exec(text)
  if (!said || (!daily && notOfJob.test(text))) return false
  const low = Number(said[1]) * Number(daily?.[3] ?? 1)
  const high = Number(said[2] ?? said[1]) * Number(daily?.[4] ?? daily?.[3] ?? 1)
  return low >= 5 && high <= 90 && (low >= hoursPerWeek * 1.5 || high * 1.5 < hoursPerWeek)
}
