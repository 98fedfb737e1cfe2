import { accountTexts } from '@hanap/contract/accounts'
import type { Config } from '../../config.ts'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Database, Tx } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Passwords } from '../../lib/passwords.ts'
import { invalid, unauthenticated } from '../../lib/problem.ts'
import { isWellKnownPassword } from '../../lib/well-known-passwords.ts'
import type { AccountLinks } from '../account-links/service.ts'
import type { Mails } from '../mails/service.ts'
import type { Sessions } from '../sessions/service.ts'
import { emailChangedMail, emailConfirmedMail, passwordChangedMail } from './emails.ts'
import { LOGIN_WINDOW_SECONDS, refusals, wordsOf } from './rules.ts'
import { findPasswordHash, findUser, updateUser } from './store.ts'
import { orTaken } from './taken.ts'

export type Credentials = {
  /** Says that the account's address is its owner's: they opened a link mailed there. */
  proveEmail(tx: Tx, userId: number): Promise<void>
  /**
   * Gives the account another address, not proved yet; links mailed to the old one end and both are told. Throws a 409
   * where another account has it.
   */
  changeEmail(tx: Tx, userId: number, email: string): Promise<void>
  /** Gives the account another password: every session ends, links that were on their way too, and a mail tells it. */
  changePassword(tx: Tx, userId: number, hash: string): Promise<void>
  /** Throws a 400 at `field` for a password that anybody would guess first. */
  refuseCommon(userId: number, field: string, password: string): Promise<void>
  /**
   * Whether this is the password of a seeker who is signed in; 'none' where the account has none. Failures are limited
   * as at the login, and counted apart from it, so that whoever holds a lost phone does not lock its owner out.
   */
  check(userId: number, password: string): Promise<'right' | 'wrong' | 'none'>
}

/** What an account is entered with, and everything that ends when it changes. */
export function createCredentials(given: {
  db: Database
  clock: Clock
  passwords: Passwords
  rateLimits: RateLimits
  sessions: Sessions
  mails: Mails
  accountLinks: AccountLinks
  limits: Pick<Config['limits'], 'loginFailuresPerAccount'>
}): Credentials {
  const { db, clock, passwords, rateLimits, sessions, mails, accountLinks, limits } = given

  async function find(connection: Database | Tx, userId: number) {
    const row = await findUser(connection, userId)
    if (!row) throw unauthenticated()
    return row
  }

  return {
    async proveEmail(tx, userId) {
      const { email } = await find(tx, userId)
      await updateUser(tx, userId, { email_verified_at: clock.now() })
      await accountLinks.end(tx, userId, ['verify-email'])
      await mails.unsuppress(tx, email)
    },

    async changeEmail(tx, userId, email) {
      await lockSeeker(tx, userId)
      const before = await find(tx, userId)
      await orTaken({ email }, () => updateUser(tx, userId, { email, email_verified_at: null }))
      await accountLinks.end(tx, userId, ['verify-email', 'change-email', 'reset-password'])
      const name = before.first_name
      await mails.queue(tx, {
        email: emailChangedMail,
        to: before.email,
        userId,
        data: { name, newEmail: email },
      })
      await mails.queue(tx, { email: emailConfirmedMail, to: email, userId, data: { name } })
    },

    async changePassword(tx, userId, hash) {
      await lockSeeker(tx, userId)
      const { email, first_name: name } = await find(tx, userId)
      await updateUser(tx, userId, { password_hash: hash })
      await sessions.endAll(tx, userId)
      // Also a change of address that waits: who was in the account before may have begun it.
      await accountLinks.end(tx, userId, ['reset-password', 'change-email'])
      await mails.queue(tx, { email: passwordChangedMail, to: email, userId, data: { name } })
    },

    async refuseCommon(userId, field, password) {
      const words = wordsOf(await find(db, userId))
      if (await isWellKnownPassword(password, words)) throw invalid({ [field]: accountTexts.passwordCommon })
    },

    async check(userId, password) {
      const hash = await findPasswordHash(db, userId)
      if (hash === null) return 'none'
      const bucket = `password:${userId}`
      await rateLimits.count(bucket, {
        max: limits.loginFailuresPerAccount,
        windowSeconds: LOGIN_WINDOW_SECONDS,
        text: refusals.tooManyTries,
      })
      const matches = await passwords.verify(hash, password).catch(async (error) => {
        // Too busy to look at the password: nothing was learned, so nothing counts.
        await rateLimits.giveBack(bucket)
        throw error
      })
      if (!matches) return 'wrong'
      await rateLimits.forget(bucket)
      return 'right'
    },
  }
}
