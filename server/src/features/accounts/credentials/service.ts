import { accountTexts } from '@hanap/contract/accounts/account-texts'
import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import type { Config } from '../../../config.ts'
import { lockSeeker } from '../../../db/lock-seeker.ts'
import type { Database, Tx } from '../../../db/open.ts'
import type { RateLimits } from '../../../db/rate-limits.ts'
import type { Clock } from '../../../lib/clock.ts'
import { invalid } from '../../../lib/problem.ts'
import type { Passwords } from '../../../lib/secrets/passwords.ts'
import { isWellKnownPassword } from '../../../lib/secrets/well-known-passwords.ts'
import type { AccountLinks } from '../../account-links/service.ts'
import type { Identities } from '../../identities/service.ts'
import type { Mails } from '../../mails/service.ts'
import type { Notifications } from '../../notifications/service.ts'
import type { Sessions } from '../../sessions/service.ts'
import type { Subscriptions } from '../../subscriptions/service.ts'
import { emailChangedMail, emailConfirmedMail, passwordChangedMail } from '../emails.ts'
import { tryPassword } from '../password-try/service.ts'
import { refusals, wordsOf } from '../rules.ts'
import { readSeeker } from '../seeker/service.ts'
import { findPasswordHash, type UserRow, updateUser } from '../store.ts'
import { orTaken } from '../taken/service.ts'

const EVERY_LINK = ['verify-email', 'change-email', 'reset-password'] as const

export type PersonNames = Pick<UserRow, 'first_name' | 'last_name' | 'username'>

export type Credentials = {
  /** Call it once the account's owner has opened a link mailed there. */
  proveEmail(tx: Tx, userId: number): Promise<void>
  /**
   * Gives the account a new, unproved address. Links to the old one end, both addresses are told, and the old one
   * starts no new trial. Throws a 409 if another account has it.
   */
  changeEmail(tx: Tx, userId: number, email: string): Promise<void>
  /**
   * Replaces the checked password. Every session and pending link ends, and an email says so.
   * @returns false if the password had changed meanwhile; nothing is written then
   */
  changePassword(tx: Tx, userId: number, hash: string, checked: string | null): Promise<boolean>
  /**
   * Sets a password after the emailed link was opened. The address is now proved, and sign-ins linked under another
   * address end.
   * @returns whether someone else may have been in the account
   */
  resetPassword(tx: Tx, userId: number, hash: string): Promise<boolean>
  /**
   * Ends password, sessions and links, for the owner of the address. With `names`, replaces names and phone too.
   * Throws a 409 if another account has the username.
   */
  takeOver(tx: Tx, userId: number, names?: PersonNames): Promise<void>
  /** Throws a 400 at `field` for an easily guessed password. */
  refuseCommon(userId: number, field: string, password: string): Promise<void>
  /**
   * Checks the password of a signed-in seeker; 'none' if the account has none. Failures are limited like logins but
   * counted apart, so that the holder of a lost phone cannot lock the owner out. Also returns the checked hash: the
   * result holds only while it is the account's.
   */
  check(
    userId: number,
    password: string,
  ): Promise<{ answer: 'right' | 'wrong' | 'none'; hash: string | null }>
}

export function createCredentials(given: {
  db: Database
  clock: Clock
  passwords: Passwords
  rateLimits: RateLimits
  sessions: Sessions
  notifications: Pick<Notifications, 'tell'>
  mails: Mails
  accountLinks: AccountLinks
  identities: Identities
  subscriptions: Pick<Subscriptions, 'endTrials'>
  limits: Pick<Config['limits'], 'loginFailuresPerAccount'>
}): Credentials {
  const { db, clock, sessions, notifications, mails, accountLinks, identities, subscriptions, limits } = given

  async function proveEmail(tx: Tx, userId: number) {
    const { email } = await readSeeker(tx, userId)
    await updateUser(tx, userId, { email_verified_at: clock.now(), unconfirmed_since: null })
    await accountLinks.end(tx, userId, ['verify-email'])
    await mails.unsuppress(tx, email)
  }

  async function setPassword(
    tx: Tx,
    userId: number,
    hash: string,
    { endedSignIn }: { endedSignIn: boolean },
  ) {
    const { email, first_name: name } = await readSeeker(tx, userId)
    await updateUser(tx, userId, { password_hash: hash })
    await sessions.endAll(tx, userId)
    // Also a change of address: an intruder may have asked for it.
    await accountLinks.end(tx, userId, ['reset-password', 'change-email'])
    await notifications.tell(tx, {
      userId,
      kind: 'security',
      eventKey: `password:${clock.now().toISOString()}`,
      title: noticeSays.passwordChanged,
      text: noticeSays.devicesLoggedOut,
      path: `${pages.settings.path}?tab=password`,
    })
    await mails.queue(tx, { email: passwordChangedMail, to: email, userId, data: { name, endedSignIn } })
  }

  return {
    proveEmail,

    async changeEmail(tx, userId, email) {
      await lockSeeker(tx, userId)
      const before = await readSeeker(tx, userId)
      await orTaken({ email }, () => updateUser(tx, userId, { email, email_verified_at: null }))
      await subscriptions.endTrials(tx, before.email)
      await accountLinks.end(tx, userId, EVERY_LINK)
      const name = before.first_name
      await notifications.tell(tx, {
        userId,
        kind: 'security',
        eventKey: `email:${clock.now().toISOString()}`,
        title: noticeSays.addressChanged,
        text: fill(noticeSays.mailGoesTo, { email }),
        path: pages.settings.path,
      })
      await mails.queue(tx, {
        email: emailChangedMail,
        to: before.email,
        userId,
        data: { name, newEmail: email },
      })
      await mails.queue(tx, { email: emailConfirmedMail, to: email, userId, data: { name } })
    },

    async changePassword(tx, userId, hash, checked) {
      await lockSeeker(tx, userId)
      if ((await findPasswordHash(tx, userId)) !== checked) return false
      await setPassword(tx, userId, hash, { endedSignIn: false })
      return true
    },

    async resetPassword(tx, userId, hash) {
      await lockSeeker(tx, userId)
      const { email_verified_at } = await readSeeker(tx, userId)
      const endedSignIn = await identities.endStale(tx, userId)
      await proveEmail(tx, userId)
      await setPassword(tx, userId, hash, { endedSignIn })
      return endedSignIn || email_verified_at === null
    },

    async takeOver(tx, userId, names) {
      await lockSeeker(tx, userId)
      const person = names && { ...names, phone_number: '' }
      await orTaken({ username: names?.username }, () =>
        updateUser(tx, userId, { password_hash: null, ...person }),
      )
      await sessions.endAll(tx, userId)
      await accountLinks.end(tx, userId, EVERY_LINK)
    },

    async refuseCommon(userId, field, password) {
      const words = wordsOf(await readSeeker(db, userId))
      if (await isWellKnownPassword(password, words)) throw invalid({ [field]: accountTexts.passwordCommon })
    },

    async check(userId, password) {
      const hash = await findPasswordHash(db, userId)
      if (hash === null) return { answer: 'none', hash }
      const isRight = await tryPassword(given, {
        counts: [{ bucket: `password:${userId}`, max: limits.loginFailuresPerAccount }],
        text: refusals.tooManyTries,
        hash,
        password,
      })
      return { answer: isRight ? 'right' : 'wrong', hash }
    },
  }
}
