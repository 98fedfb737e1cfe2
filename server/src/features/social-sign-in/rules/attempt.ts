import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../lib/secrets/secrets.ts'
import { hashToken } from '../../../lib/secrets/secrets.ts'
import type { SignInSecrets } from '../../../outside/identity-provider/port.ts'
import { ATTEMPT_SECONDS } from '../rules.ts'

/** A sign-in that was begun, as the browser that began it carries it, sealed. */
export type Attempt = SignInSecrets & { host: string }
/** Sealed attempts as their browser brings them, each under its own name: one a tab. */
export type Carried = Readonly<Record<string, string | undefined>>

const CONTEXT = 'social sign-in'
/** A browser in which more are begun is playing: the oldest go, so that its requests stay small. */
const MOST_AT_ONCE = 5

/** What an attempt is called in its browser; the state itself stands in no cookie. */
export const attemptName = (state: string) => hashToken(state).toString('hex').slice(0, 16)

/** The names of carried attempts that make room for another: those that are over, and the oldest of too many. */
export function outdatedAttempts(secrets: Secrets, carried: Carried, now: Date): string[] {
  const byAge = Object.entries(carried)
    .map(([name, sealed = '']) => ({ name, until: tryOpen(secrets, sealed)?.until ?? 0 }))
    .toSorted((one, other) => one.until - other.until)
  const tooMany = byAge.length + 1 - MOST_AT_ONCE
  return byAge.filter(({ until }, at) => until <= now.getTime() || at < tooMany).map(({ name }) => name)
}

/** Seals an attempt for its browser to keep; it opens for ATTEMPT_SECONDS from `now`. */
export function sealAttempt(secrets: Secrets, attempt: Attempt, now: Date): string {
  const until = now.getTime() + ATTEMPT_SECONDS * 1000
  return secrets.seal(JSON.stringify({ ...attempt, until }), CONTEXT)
}

/**
 * The attempt that this browser began with this state and under this host; undefined when it began none, another one,
 * or too long ago.
 */
export function openAttempt(
  secrets: Secrets,
  sealed: string | undefined,
  claimed: { state: string; host: string },
  now: Date,
): Attempt | undefined {
  if (!sealed) return undefined
  const attempt = tryOpen(secrets, sealed)
  if (!attempt || attempt.until <= now.getTime() || attempt.host !== claimed.host) return undefined
  // Hashes are of one length, and comparing them takes as long whatever differs.
  return timingSafeEqual(hashToken(attempt.state), hashToken(claimed.state)) ? attempt : undefined
}

function tryOpen(secrets: Secrets, sealed: string): (Attempt & { until: number }) | undefined {
  try {
    // Sealed by us for this purpose, so it is what we put in.
    return JSON.parse(secrets.open(sealed, CONTEXT)) as Attempt & { until: number }
  } catch {
    return undefined
  }
}
