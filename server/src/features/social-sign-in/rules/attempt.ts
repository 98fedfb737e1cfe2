import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../lib/secrets/secrets.ts'
import { hashToken } from '../../../lib/secrets/secrets.ts'
import type { SignInSecrets } from '../../../outside/identity-provider/port.ts'
import { ATTEMPT_SECONDS } from '../rules.ts'

/** Sealed and stored in its browser. */
export type Attempt = SignInSecrets & { host: string }
/** Sealed attempts by name: one per tab. */
export type Carried = Readonly<Record<string, string | undefined>>

const CONTEXT = 'social sign-in'
/** The oldest ones beyond are dropped, to keep requests small. */
const MOST_AT_ONCE = 5

/** No cookie holds the state itself. */
export const attemptName = (state: string) => hashToken(state).toString('hex').slice(0, 16)

/** Expired ones, and the oldest beyond the limit. */
export function outdatedAttempts(secrets: Secrets, carried: Carried, now: Date): string[] {
  const byAge = Object.entries(carried)
    .map(([name, sealed = '']) => ({ name, until: tryOpen(secrets, sealed)?.until ?? 0 }))
    .toSorted((one, other) => one.until - other.until)
  const tooMany = byAge.length + 1 - MOST_AT_ONCE
  return byAge.filter(({ until }, at) => until <= now.getTime() || at < tooMany).map(({ name }) => name)
}

/** Opens for ATTEMPT_SECONDS from `now`. */
export function sealAttempt(secrets: Secrets, attempt: Attempt, now: Date): string {
  const until = now.getTime() + ATTEMPT_SECONDS * 1000
  return secrets.seal(JSON.stringify({ ...attempt, until }), CONTEXT)
}

/** Undefined unless this browser began it with this state and host, not too long ago. */
export function openAttempt(
  secrets: Secrets,
  sealed: string | undefined,
  claimed: { state: string; host: string },
  now: Date,
): Attempt | undefined {
  if (!sealed) return undefined
  const attempt = tryOpen(secrets, sealed)
  if (!attempt || attempt.until <= now.getTime() || attempt.host !== claimed.host) return undefined
  // In constant time.
  return timingSafeEqual(hashToken(attempt.state), hashToken(claimed.state)) ? attempt : undefined
}

function tryOpen(secrets: Secrets, sealed: string): (Attempt & { until: number }) | undefined {
  try {
    // Only we could seal it for this purpose.
    return JSON.parse(secrets.open(sealed, CONTEXT)) as Attempt & { until: number }
  } catch {
    return undefined
  }
}
