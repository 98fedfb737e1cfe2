import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../lib/secrets.ts'
import { hashToken } from '../../lib/secrets.ts'
import type { SignInSecrets } from '../../outside/identity-provider/port.ts'
import { ATTEMPT_SECONDS } from './rules.ts'

/** A sign-in that was begun, as the browser that began it carries it, sealed. */
export type Attempt = SignInSecrets & { host: string }

const CONTEXT = 'social sign-in'

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
