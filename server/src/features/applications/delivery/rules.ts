import type { SendState } from '@hanap/contract/applications/applications'

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

/** Whether a sending may be under way in a program that lives, so that nothing is to be concluded of it yet. */
export const isOnItsWay = (state: SendState, ageMs: number) => state === 'sending' && ageMs < STILL_SENDING_MS

/** What looking at the board for a sending came to. */
export type Sight = 'found' | 'absent' | 'unanswered'

export type Verdict =
  | { state: 'sent' }
  | { state: 'failed' }
  /** `againAfterSeconds` is null once we stop looking. */
  | { state: 'sending' | 'unknown'; againAfterSeconds: number | null }

/**
 * What a look at the board proves. Found always counts; not found only when the delivery has surely ended; no answer
 * proves nothing.
 * @param ageMs since the delivery began
 */
export function judgeSending(state: SendState, ageMs: number, sight: Sight): Verdict {
  if (sight === 'found') return { state: 'sent' }
  if (sight === 'absent' && ageMs >= SURELY_OVER_MS) return { state: 'failed' }
  return { state: isOnItsWay(state, ageMs) ? 'sending' : 'unknown', againAfterSeconds: pauseAfter(ageMs) }
}

/** Pauses grow with the age, from a minute to an hour, so that a board that is down is left in peace. */
function pauseAfter(ageMs: number): number | null {
  if (ageMs >= GIVE_UP_LOOKING_MS) return null
  const seconds = Math.min(LONGEST_PAUSE_SECONDS, Math.max(60, Math.round(ageMs / 2 / SECOND)))
  // The moment from which absence is proof is not slept over.
  const untilSurelyOver = Math.ceil((SURELY_OVER_MS - ageMs) / SECOND)
  return untilSurelyOver > 0 ? Math.min(seconds, untilSurelyOver) : seconds
}
