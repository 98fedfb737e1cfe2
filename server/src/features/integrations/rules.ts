import { integrationTexts } from '@hanap/contract/applications/connect-board'
import type { ConnectionTrouble } from '@hanap/contract/applications/integrations'
import * as boardSays from '@hanap/contract/says/board'
import type { OwnText } from '@hanap/contract/says/catalogue'
import { fill } from '@hanap/contract/says/fill'
import { Problem } from '../../lib/problem.ts'
import type { BoardProblem } from '../../outside/job-board/port.ts'

const TOO_OFTEN = boardSays.manyConnects

/** Failed attempts: enough for every typing mistake, too few to guess passwords through us. */
export const ATTEMPTS_PER_SEEKER = { max: 20, windowSeconds: 15 * 60, text: TOO_OFTEN }

/**
 * Failed attempts of all seekers together. Far more than one seeker has, so no one can lock its owner out; a login
 * clears them.
 */
export const ATTEMPTS_PER_BOARD_ACCOUNT = { max: 100, windowSeconds: 15 * 60, text: TOO_OFTEN }

/** Twelve months, even with a leap day. */
const DAYS_OF_USES = 366

/** Older uses are deleted; newer ones stay, even of a former connection. */
export const keptSince = (now: Date) => new Date(now.getTime() - DAYS_OF_USES * 24 * 60 * 60 * 1000)

/** Lasts until the seeker acts. */
export type StandingTrouble = Extract<ConnectionTrouble, 'credentials' | 'session' | 'refused'>

/** @returns null for passing problems and those not of the connection */
export function standingTrouble(problem: BoardProblem): StandingTrouble | null {
  if (problem.kind === 'credentials' || problem.kind === 'session') return problem.kind
  // Without the board's own words it is a stale form, not a locked account.
  return wordsOf(problem) === null ? null : 'refused'
}

/** Null if the board is switched off, which is not the account's failure. */
export function syncTrouble(problem: BoardProblem): ConnectionTrouble | null {
  const { kind } = problem
  switch (kind) {
    case 'off':
      return null
    case 'too-many':
      return 'down'
    case 'refused':
      return wordsOf(problem) === null ? 'layout' : 'refused'
    case 'gone':
    case 'no-points':
      return 'layout' // The sent list never answers so.
    default:
      return kind
  }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const FIRST_PAUSE_MS = 10 * MINUTE_MS
const PAUSE_MS = 6 * HOUR_MS
const LONGEST_PAUSE_MS = 24 * HOUR_MS

/** Up to an hour, constant per seeker: spreads out syncs that began together. */
const spread = (userId: number) => ((userId * 7919) % 3600) * 1000

/** After connecting, switching on or applying. */
export const firstTurn = (userId: number, now: Date) =>
  new Date(now.getTime() + FIRST_PAUSE_MS + spread(userId))

/** After a success, or while a sync runs. */
export const nextTurn = (userId: number, now: Date) => new Date(now.getTime() + PAUSE_MS + spread(userId))

/** The pause is as long as it has been failing, from an hour to a day. */
export function turnAfterFailure(userId: number, failingSince: Date, now: Date): Date {
  const failing = now.getTime() - failingSince.getTime()
  const pause = Math.min(LONGEST_PAUSE_MS, Math.max(HOUR_MS, failing))
  return new Date(now.getTime() + pause + spread(userId))
}

/** The board's own words for a refusal; null without any. */
function wordsOf({ outcome }: BoardProblem): string | null {
  return 'why' in outcome && outcome.why === 'said' ? outcome.words : null
}

/** `error` is what the screen shows. */
export function connectRefusal(problem: BoardProblem): Problem {
  const refuse = (code: 'board-credentials' | 'not-found' | 'board-down', error: OwnText) => {
    const wait = problem.retryAfter !== undefined && { retry_after: problem.retryAfter }
    return new Problem(code, error, { extra: { error, ...wait }, cause: problem })
  }
  const words = wordsOf(problem)
  switch (problem.kind) {
    case 'credentials':
      return refuse('board-credentials', integrationTexts.wrongCredentials)
    case 'off':
      return refuse('not-found', integrationTexts.unavailable)
    case 'refused':
      return words !== null
        ? refuse('board-credentials', fill(boardSays.loginRefused, { words }))
        : refuse('board-down', boardSays.loginNotTaken)
    case 'bot-page':
      return refuse('board-down', boardSays.wantsPerson)
    case 'too-many':
      return refuse('board-down', boardSays.slowDown)
    case 'layout':
    case 'session':
    case 'gone':
    case 'no-points':
      return refuse('board-down', boardSays.answerUnknown)
    case 'down':
      return refuse('board-down', boardSays.notAnswering)
  }
}
