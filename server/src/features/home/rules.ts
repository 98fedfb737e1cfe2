const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A home opened again within this time is still the same visit. */
const VISIT_MS = 30 * MINUTE_MS
/** Where no visit came before, matches of the last days are counted. */
const FIRST_LOOK_BACK_MS = 7 * DAY_MS
/** An interview that began so long ago may still be going on: its link is needed. */
const INTERVIEW_MS = 60 * MINUTE_MS
/** Follow-ups that fall due in the next days are shown ahead. */
const AHEAD_DAYS = 3
/** Past this an employer who has not answered will not. */
const LONGEST_OVERDUE_DAYS = 30

/** The home's periods of time, as seen from now. */
export function periodsAt(now: Date) {
  const from = (ms: number) => new Date(now.getTime() + ms)
  return {
    now,
    sameVisitAfter: from(-VISIT_MS),
    firstSince: from(-FIRST_LOOK_BACK_MS),
    interviewsFrom: from(-INTERVIEW_MS),
    dueFrom: from(-LONGEST_OVERDUE_DAYS * DAY_MS),
    dueUntil: from(AHEAD_DAYS * DAY_MS),
  }
}
export type Periods = ReturnType<typeof periodsAt>
