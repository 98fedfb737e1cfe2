import * as accountSays from '@hanap/contract/says/accounts'
import { hash, verify } from '@node-rs/argon2'
import { busy } from '../problem.ts'
import { createTurns } from '../turns.ts'

/** OWASP's minimum for argon2id (the library's default). */
const WORK = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A hash takes a core and 19 MiB for about 40 ms; unbounded logins could starve the rest. */
const BOUNDS = { atOnce: 2, waiting: 200 }
/** Enough to serve a full queue. */
const COME_BACK_AFTER = 5

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes equally long without a hash, so timing does not reveal accounts. */
  verify(stored: string | null, password: string): Promise<boolean>
  /** Weaker than new hashes; replaced at the next login. */
  isOutdated(stored: string): boolean
}

/**
 * Beyond the queue, callers are told to retry.
 * @param work per hash; less in tests that are not about passwords
 */
export function createPasswords(bounds = BOUNDS, work = WORK): Passwords {
  const inTurn = createTurns<'hash'>({
    ...bounds,
    refuse: () => busy(accountSays.manySignIns, COME_BACK_AFTER),
  })
  // Stands in for accounts that do not exist.
  const nobody = hash(crypto.randomUUID(), work)

  return {
    hash: (password) => inTurn('hash', () => hash(password, work)),
    verify: (stored, password) =>
      inTurn('hash', async () => {
        const matches = await verify(stored ?? (await nobody), password)
        return stored !== null && matches
      }),
    isOutdated(stored) {
      // The format: '$argon2id$v=19$m=19456,t=2,p=1$…'
      const [, kind, version, m, t] = /^\$(argon2id?)\$v=(\d+)\$m=(\d+),t=(\d+),/.exec(stored) ?? []
      const isOfNow = kind === 'argon2id' && version === '19'
      return !isOfNow || Number(m) < work.memoryCost || Number(t) < work.timeCost
    },
  }
}
