import type { SendState } from '@hanap/contract/applications/applications'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After this the seeker no longer sees 'sending': its process may have died. */
export const STILL_SENDING_MS = MINUTE
/** No sending takes longer, so one that the board does not show never arrived. */
export const SURELY_OVER_MS = 10 * MINUTE
/** How long a silent board is checked. */
export const GIVE_UP_LOOKING_MS = 24 * HOUR
/** The first check, in case the sending's process died. */
export const FIRST_LOOK_SECONDS = 90
const LONGEST_PAUSE_SECONDS = 3600

/** A live process may still be sending, so a check proves nothing. */
export const isOnItsWay = (state: SendState, ageMs: number) => state === 'sending' && ageMs < STILL_SENDING_MS

export type Sight = 'found' | 'absent' | 'unanswered'

export type Verdict =
  | { state: 'sent' }
  | { state: 'failed' }
  /** Null once checks end. */
  | { state: 'sending' | 'unknown'; againAfterSeconds: number | null }

/**
 * Found is always proof; absent only once the delivery has surely ended; no answer proves nothing.
 * @param ageMs since the delivery began
 */
export function judgeSending(state: SendState, ageMs: number, sight: Sight): Verdict {
  if (sight === 'found') return { state: 'sent' }
  if (sight === 'absent' && ageMs >= SURELY_OVER_MS) return { state: 'failed' }
  return { state: isOnItsWay(state, ageMs) ? 'sending' : 'unknown', againAfterSeconds: pauseAfter(ageMs) }
}

/** Grows with the age, from a minute to an hour, to spare a board that is down. */
function pauseAfter(ageMs: number): number | null {
  if (ageMs >= GIVE_UP_LOOKING_MS) return null
  const seconds = Math.min(LONGEST_PAUSE_SECONDS, Math.max(60, Math.round(ageMs / 2 / SECOND)))
  // Never past the moment from which absence is proof.
  const untilSurelyOver = Math.ceil((SURELY_OVER_MS - ageMs) / SECOND)
  return untilSurelyOver > 0 ? Math.min(seconds, untilSurelyOver) : seconds
}
