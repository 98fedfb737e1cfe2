import { trackingTexts } from '@hanap/contract/applications/application-tracking'
import * as applicationSays from '@hanap/contract/says/applications'
import { fill } from '@hanap/contract/says/fill'
import { dayInManila, nineInManila } from '../../../lib/manila-time.ts'
import { invalid } from '../../../lib/problem.ts'

const WRONG_DATE = applicationSays.dateInvalid
/** In UTC; other years are typing errors. */
const FIRST_YEAR = 2000
const LAST_YEAR = 2100
const WRONG_YEAR = fill(applicationSays.year, { from: FIRST_YEAR, to: LAST_YEAR })
const PLAIN_DAY = /^\d{4}-\d{2}-\d{2}$/
const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i

/** `at` sorts; `on` is the day ('2026-11-30') if only a day was given. */
export type GivenDate = { at: Date; on: string | null }

export const isSameDate = (one: GivenDate | null, other: GivenDate | null) =>
  one?.at.getTime() === other?.at.getTime() && one?.on === other?.on

export const keptDate = (at: Date | null, on: string | null): GivenDate | null => at && { at, on }

/**
 * Reads a day ('2026-11-30', stored as midnight UTC) or an exact time (UTC without a zone); '' clears.
 * @returns undefined if not given
 * @throws a Problem at `field` for an invalid date or an impossible year
 */
export function readDate(field: string, given: string | null | undefined): GivenDate | null | undefined {
  if (given === undefined || given === null || given === '') return given === undefined ? undefined : null
  const [, day, time = '00:00', zone = 'Z'] = DATE.exec(given) ?? []
  const date = new Date(`${day}T${time}${zone.toUpperCase()}`)
  if (day === undefined || Number.isNaN(date.getTime()) || !isInCalendar(day)) {
    throw invalid({ [field]: WRONG_DATE })
  }
  const year = date.getUTCFullYear()
  if (year < FIRST_YEAR || year > LAST_YEAR) throw invalid({ [field]: WRONG_YEAR })
  return { at: date, on: PLAIN_DAY.test(given) ? given : null }
}

/** False for dates like 2026-02-31, which Date would move into March. */
function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Today in Manila may still be tomorrow in UTC. */
const DAY_SLACK_MS = 24 * 60 * 60 * 1000
/** Allows clocks that run a little ahead. */
const CLOCK_SLACK_MS = 5 * 60 * 1000

/**
 * Today means now, so the newest comes first.
 * @returns null if not given
 * @throws a Problem at the field for an invalid or future date
 */
export function readApplied(given: string | null | undefined, now: Date): GivenDate | null {
  const date = readDate('applied_date', given)
  if (!date) return null
  const slack = date.on === null ? CLOCK_SLACK_MS : DAY_SLACK_MS
  if (date.at.getTime() > now.getTime() + slack) throw invalid({ applied_date: trackingTexts.inFuture })
  return date.on === dayInManila(now) ? { ...date, at: now } : date
}

/**
 * A day means 9 AM in Manila. Today is allowed, and due at once.
 * @param held the stored value; it may be repeated though it has passed
 * @returns undefined if not given, null to remove it
 * @throws a Problem at the field for an invalid or past date
 */
export function readFollowUp(
  given: string | null | undefined,
  now: Date,
  held: GivenDate | null,
): GivenDate | null | undefined {
  const date = readDate('follow_up_date', given)
  if (!date) return date
  const { on } = date
  const at = on === null ? date.at : nineInManila(on)
  if (at.getTime() === held?.at.getTime()) return held
  if (on === null ? at < now : on < dayInManila(now)) {
    throw invalid({ follow_up_date: trackingTexts.inPast })
  }
  return { at, on }
}
