const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Reopening the page within this time is the same visit. */
const VISIT_MS = 30 * MINUTE_MS
/** How far back a first visit counts matches. */
const FIRST_LOOK_BACK_MS = 7 * DAY_MS
/** An interview that began so long ago may still be going on, and its link is needed. */
const INTERVIEW_MS = 60 * MINUTE_MS
/** Follow-ups due so soon are shown ahead. */
const AHEAD_DAYS = 3
/** Later, an answer from the employer is unlikely. */
const LONGEST_OVERDUE_DAYS = 30

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
