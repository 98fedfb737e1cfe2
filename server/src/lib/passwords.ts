import { hash, verify } from '@node-rs/argon2'
import { Problem } from './problem.ts'

/** OWASP's floor for argon2id (the library's own default kind): 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing takes a core and 19 MiB for about 40 ms: unbounded, logins would be a lever against everything else. */
const BOUNDS = { atOnce: 2, waiting: 200 }
/** Seconds in which a full line has long been served. */
const COME_BACK_AFTER = 5

export type Passwords = {
  hash(password: string): Promise<string>
  /** Does the same work whether or not there is a hash, so that time tells nothing about an account. */
  verify(stored: string | null, password: string): Promise<boolean>
}

/** Argon2id behind a bound on how many hash at once; past the bound's queue callers are told to come back. */
export function createPasswords(bounds = BOUNDS): Passwords {
  const waiting: (() => void)[] = []
  let running = 0
  // Hash of a random text nobody knows, for accounts that do not exist.
  const nobody = hash(crypto.randomUUID(), OPTIONS)

  async function bounded<T>(work: () => Promise<T>): Promise<T> {
    if (running >= bounds.atOnce && waiting.length >= bounds.waiting) {
      throw new Problem('busy', 'Many people are signing in right now. Please try again in a moment.', {
        extra: { retry_after: COME_BACK_AFTER },
      })
    }
    if (running >= bounds.atOnce) await new Promise<void>((start) => waiting.push(start))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => bounded(() => hash(password, OPTIONS)),
    verify: (stored, password) =>
      bounded(async () => {
        const matches = await verify(stored ?? (await nobody), password)
        return stored !== null && matches
      }),
  }
}
