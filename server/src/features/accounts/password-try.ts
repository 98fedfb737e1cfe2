import type { RateLimits } from '../../db/rate-limits.ts'
import type { Passwords } from '../../lib/passwords.ts'
import { LOGIN_WINDOW_SECONDS } from './rules.ts'

/**
 * Looks at a password as one counted try: it counts before the password is looked at, so that no burst of guesses
 * passes the limit together, and the right one empties the count. So only failures add up.
 * @param given.hash null where there is no account, or no password: that takes as long, and is never right
 * @param given.max failures in LOGIN_WINDOW_SECONDS
 * @returns whether it is right
 * @throws a 429 with `text` past the limit, and 'busy', which does not count
 */
export async function tryPassword(
  { passwords, rateLimits }: { passwords: Passwords; rateLimits: RateLimits },
  given: { bucket: string; max: number; text: string; hash: string | null; password: string },
): Promise<boolean> {
  const { bucket, max, text, hash, password } = given
  await rateLimits.count(bucket, { max, windowSeconds: LOGIN_WINDOW_SECONDS, text })
  const isRight = await passwords.verify(hash, password).catch(async (error: unknown) => {
    // Too busy to look at the password: nothing was learned, so nothing counts.
    await rateLimits.giveBack(bucket)
    throw error
  })
  if (isRight) await rateLimits.forget(bucket)
  return isRight
}
