import type { OwnText } from '@hanap/contract/says/catalogue'
import type { RateLimits } from '../../../db/rate-limits.ts'
import type { Passwords } from '../../../lib/secrets/passwords.ts'
import { LOGIN_WINDOW_SECONDS } from '../rules.ts'

/** `max` failures per LOGIN_WINDOW_SECONDS. */
export type FailureCount = { bucket: string; max: number }

/**
 * Tries a password as one counted attempt. It counts first, so no burst of guesses passes a limit; the right password
 * clears the counts.
 * @param given.hash null without an account or password: takes as long, never right
 * @param given.counts every bucket it counts in, the narrowest first
 * @returns whether it is right
 * @throws a 429 with `text` past a limit, and 'busy', which does not count
 */
export async function tryPassword(
  { passwords, rateLimits }: { passwords: Passwords; rateLimits: RateLimits },
  given: { counts: readonly FailureCount[]; text: OwnText; hash: string | null; password: string },
): Promise<boolean> {
  const { counts, text, hash, password } = given
  const counted: string[] = []
  try {
    for (const { bucket, max } of counts) {
      await rateLimits.count(bucket, { max, windowSeconds: LOGIN_WINDOW_SECONDS, text })
      counted.push(bucket)
    }
    const isRight = await passwords.verify(hash, password)
    if (isRight) await Promise.all(counted.map((bucket) => rateLimits.forget(bucket)))
    return isRight
  } catch (error) {
    // A wider limit or a full queue refused before the password was checked, so nothing counts.
    await Promise.all(counted.map((bucket) => rateLimits.giveBack(bucket)))
    throw error
  }
}
