/** Sixteen hours on each of seven days; more is a slip. */
const MOST_HOURS = 112

/**
 * The hours per week a listing states, or undefined: 'TBD', '-2', '20-30' and the like state none.
 * Accepts the bare number the board shows and the same with 'hours' behind it.
 */
export function readHoursPerWeek(text: string): number | undefined {
  const found = /^(\d{1,3}(?:\.\d{1,2})?) ?(?:h|hrs?|hours?)?(?: ?(?:\/|per|a) ?(?:wk|week))?$/iu.exec(
    text.slice(0, 60).trim(),
  )
  const hours = Number(found?.[1])
  return hours > 0 && hours <= MOST_HOURS ? hours : undefined
}
