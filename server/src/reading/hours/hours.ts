/** Sixteen hours on each of seven days; more is a slip. */
const MOST_HOURS = 112
/** No full-time week is so short: these are a day's hours. */
const FULL_DAYS = [8, 9, 10]
const DAYS_A_WEEK = 5

/** A bare number, or one with 'hours' after it. Undefined for 'TBD', '-2', '20-30' and the like. */
export function readHoursPerWeek(text: string): number | undefined {
  const found = /^(\d{1,3}(?:\.\d{1,2})?) ?(?:h|hrs?|hours?)?(?: ?(?:\/|per|a) ?(?:wk|week))?$/iu.exec(
    text.slice(0, 60).trim(),
  )
  const hours = Number(found?.[1])
  return hours > 0 && hours <= MOST_HOURS ? hours : undefined
}

/** The board's 'Full Time' or the wire's 'full-time'. */
export function isFullTime(typeOfWork: string | undefined): boolean {
  return /^full[ -]?time$/iu.test(typeOfWork?.trim() ?? '')
}

/** 8, 9 or 10 in a Full Time job are a day's hours, five days a week. */
export function weekOf(
  stated: number,
  typeOfWork: string | undefined,
): Readonly<{ hoursPerWeek: number; hoursPerDay: number | null }> {
  return FULL_DAYS.includes(stated) && isFullTime(typeOfWork)
    ? { hoursPerWeek: stated * DAYS_A_WEEK, hoursPerDay: stated }
    : { hoursPerWeek: stated, hoursPerDay: null }
}
