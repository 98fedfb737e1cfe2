import type { Config } from '../../../config.ts'
import { lowerCased } from '../../../db/lower-cased.ts'
import type { Database } from '../../../db/open.ts'
import type { RateLimits } from '../../../db/rate-limits.ts'
import { bucketOf, type Secrets } from '../../../lib/secrets/secrets.ts'
import type { FailureCount } from '../password-try/service.ts'

/** Network addresses that may use up their failures before an account is closed to all of them. */
const FROM_EVERYWHERE = 10

/** The hash is null without an account or password. */
type Target = { email: string; password_hash: string | null }

export type LoginFailures = {
  /**
   * The account from this network address, so a stranger locks out only themselves, and the account from everywhere.
   * Both belong to the guessed password, so a new one starts at zero. Unknown addresses count alike.
   */
  counts(target: Target, callerAddress: string): Promise<readonly FailureCount[]>
  /** Empties both for a seeker who proved their identity in another way. */
  forget(target: Target, callerAddress: string): Promise<void>
}

export function createLoginFailures(given: {
  db: Database
  secrets: Secrets
  rateLimits: RateLimits
  limits: Pick<Config['limits'], 'loginFailuresPerAccount'>
}): LoginFailures {
  const { db, secrets, rateLimits } = given
  const max = given.limits.loginFailuresPerAccount

  async function counts({ email, password_hash }: Target, callerAddress: string) {
    const guessed = [await lowerCased(db, email), password_hash]
    return [
      { bucket: bucketOf(secrets, 'login-from', JSON.stringify([...guessed, callerAddress])), max },
      { bucket: bucketOf(secrets, 'login', JSON.stringify(guessed)), max: max * FROM_EVERYWHERE },
    ]
  }

  return {
    counts,
    async forget(target, callerAddress) {
      for (const { bucket } of await counts(target, callerAddress)) await rateLimits.forget(bucket)
    },
  }
}
