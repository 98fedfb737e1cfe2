import { trackingTexts } from '@hanap/contract/application-tracking'
import type { SendState } from '@hanap/contract/applications'
import { invalid } from '../../lib/problem.ts'
import { dayInManila, nineInManila } from './manila-time.ts'

/** What stands for an employer the board does not name. */
export const EMPLOYER_NOT_SHOWN = 'Employer not shown'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A sending that has no answer by now is no longer 'sending' to its seeker: its process may have died. */
export const STILL_SENDING_MS = MINUTE
/** No sending takes this long, so one that the board does not show by now never got there. */
export const SURELY_OVER_MS = 10 * MINUTE
/** How long we go on looking at a board that gives no answer. */
export const GIVE_UP_LOOKING_MS = 24 * HOUR
/** The first look after a sending began, for the case that its process died. */
export const FIRST_LOOK_SECONDS = 90
const LONGEST_PAUSE_SECONDS = 3600

/** What looking at the board for a sending came to. */
export type Sight = 'found' | 'absent' | 'unanswered'

export type Verdict =
  | { state: 'sent' }
  | { state: 'failed' }
  /** `againAfterSeconds` is null once we stop looking. */
  | { state: 'sending' | 'unknown'; againAfterSeconds: number | null }

/**
 * What is known of a sending after a look at the board. Found is proof at any time; not found is
 * proof only once the sending can no longer be on its way; no answer proves nothing.
 * @param ageMs since the sending began
 */
export function judgeSending(state: SendState, ageMs: number, sight: Sight): Verdict {
  if (sight === 'found') return { state: 'sent' }
  if (sight === 'absent' && ageMs >= SURELY_OVER_MS) return { state: 'failed' }
  const isOnItsWay = state === 'sending' && ageMs < STILL_SENDING_MS
  return { state: isOnItsWay ? 'sending' : 'unknown', againAfterSeconds: pauseAfter(ageMs) }
}

/** Pauses grow with the age, from a minute to an hour, so that a board that is down is left in peace. */
function pauseAfter(ageMs: number): number | null {
  if (ageMs >= GIVE_UP_LOOKING_MS) return null
  const seconds = Math.min(LONGEST_PAUSE_SECONDS, Math.max(60, Math.round(ageMs / 2 / SECOND)))
  // The moment from which absence is proof is not slept over.
  const untilSurelyOver = Math.ceil((SURELY_OVER_MS - ageMs) / SECOND)
  return untilSurelyOver > 0 ? Math.min(seconds, untilSurelyOver) : seconds
}

const WRONG_DATE = 'Please enter a valid date'
/** The years, in UTC, in which an interview or an offer can be; any other is a slip of the fingers. */
const FIRST_YEAR = 2000
const LAST_YEAR = 2100
const WRONG_YEAR = `Please enter a date between ${FIRST_YEAR} and ${LAST_YEAR}`
const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i

/**
 * Reads a day ('2026-11-30') or an exact time; a time without a zone is UTC, and an empty text clears.
 * @returns undefined where nothing was given
 * @throws a Problem at `field` for what is no date, or lies in no year that can be meant
 */
export function readDate(field: string, given: string | null | undefined): Date | null | undefined {
  if (given === undefined || given === null || given === '') return given === undefined ? undefined : null
  const [, day, time = '00:00', zone = 'Z'] = DATE.exec(given) ?? []
  const date = new Date(`${day}T${time}${zone.toUpperCase()}`)
  if (day === undefined || Number.isNaN(date.getTime()) || !isInCalendar(day)) {
    throw invalid({ [field]: WRONG_DATE })
  }
  const year = date.getUTCFullYear()
  if (year < FIRST_YEAR || year > LAST_YEAR) throw invalid({ [field]: WRONG_YEAR })
  return date
}

/** False for the likes of 2026-02-31, which Date would move into March. */
function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

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

/** A clock that runs ahead, and a day that has begun in Manila and not yet elsewhere, are no future. */
const SLACK_MS = 24 * HOUR

/**
 * When an application was made.
 * @returns null where nothing was given
 * @throws a Problem at the field for what is no date, or lies in the future
 */
export function readApplied(given: string | null | undefined, now: Date): Date | null {
  const date = readDate('applied_date', given) ?? null
  if (date && date.getTime() > now.getTime() + SLACK_MS)
    throw invalid({ applied_date: trackingTexts.inFuture })
  return date
}

/**
 * When to be reminded: an exact time, or a day, which means nine in the morning of it in Manila. Today is none too late,
 * though nine has passed: then it is due at once.
 * @param held what it was; it may come back unchanged though it has passed
 * @returns undefined where nothing was given, null where it is taken away
 * @throws a Problem at the field for what is no date, or lies in the past
 */
export function readFollowUp(
  given: string | null | undefined,
  now: Date,
  held: Date | null,
): Date | null | undefined {
  const date = readDate('follow_up_date', given)
  if (!date || !given) return date
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given)
  const at = isDay ? nineInManila(given) : date
  if (at.getTime() === held?.getTime()) return at
  if (isDay ? given < dayInManila(now) : at < now) {
    throw invalid({ follow_up_date: trackingTexts.inPast })
  }
  return at
}

const NAME_LETTERS = 80
const UNFIT = /[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu

/** What an employer or a seeker called something, as a mail can say it: one line of at most 80 letters, none unseen. */
export function asName(text: string): string {
  const letters = Array.from(text.slice(0, 1000).replaceAll(UNFIT, ' ').trim())
  return letters.length > NAME_LETTERS
    ? `${letters
        .slice(0, NAME_LETTERS - 1)
        .join('')
        .trim()}…`
    : letters.join('')
}
