import * as accountSays from '@hanap/contract/says/accounts'
import { hash, verify } from '@node-rs/argon2'
import { busy } from '../problem.ts'
import { createTurns } from '../turns.ts'

/** OWASP's floor for argon2id (the library's own default kind): 19 MiB, two passes, one lane. */
const WORK = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing takes a core and 19 MiB for about 40 ms: unbounded, logins would be a lever against everything else. */
const BOUNDS = { atOnce: 2, waiting: 200 }
/** Seconds in which a full line has long been served. */
const COME_BACK_AFTER = 5

export type Passwords = {
  hash(password: string): Promise<string>
  /** Does the same work whether or not there is a hash, so that time tells nothing about an account. */
  verify(stored: string | null, password: string): Promise<boolean>
  /** Whether a stored hash was made with less work than a new one is: it is made anew when its password is next seen. */
  isOutdated(stored: string): boolean
}

/**
 * Argon2id behind a bound on how many hash at once; past the bound's queue callers are told to come back.
 * @param work of one hash; tests that are not about passwords take less
 */
export function createPasswords(bounds = BOUNDS, work = WORK): Passwords {
  const inTurn = createTurns<'hash'>({
    ...bounds,
    refuse: () => busy(accountSays.manySignIns, COME_BACK_AFTER),
  })
  // Hash of a random text nobody knows, for accounts that do not exist.
  const nobody = hash(crypto.randomUUID(), work)

  return {
    hash: (password) => inTurn('hash', () => hash(password, work)),
    verify: (stored, password) =>
      inTurn('hash', async () => {
        const matches = await verify(stored ?? (await nobody), password)
        return stored !== null && matches
      }),
    isOutdated(stored) {
      // As '$argon2id$v=19$m=19456,t=2,p=1$…': what the library writes.
      const [, kind, version, m, t] = /^\$(argon2id?)\$v=(\d+)\$m=(\d+),t=(\d+),/.exec(stored) ?? []
      const isOfNow = kind === 'argon2id' && version === '19'
      return !isOfNow || Number(m) < work.memoryCost || Number(t) < work.timeCost
    },
  }
}
