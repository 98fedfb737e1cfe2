import { accountLinkTexts } from '@hanap/contract/accounts/account-links'
import type { Config } from '../../config.ts'
import { lockSeekerByEmail } from '../../db/find-seeker.ts'
import { lockSeeker } from '../../db/lock-seeker.ts'
import { lowerCased } from '../../db/lower-cased.ts'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { Problem } from '../../lib/problem.ts'
import { bucketOf, hashToken, newToken, type Secrets } from '../../lib/secrets/secrets.ts'
import type { Enqueue } from '../../tasks/queue.ts'
import type { Mails } from '../mails/service.ts'

import { changeEmailMail, emailChangeAskedMail, resetPasswordMail, verifyEmailMail } from './emails.ts'
import { KEEP_MS, LIFE_MS, type LinkKind, MAILS_PER_RECIPIENT, OPENINGS_PER_ADDRESS } from './rules.ts'
import {
  claimLink,
  deleteExpiredBefore,
  endLinks,
  findLink,
  insertLink,
  type LinkRow,
  type Recipient,
} from './store.ts'
import { mailAskedLink } from './tasks.ts'

/** What anybody may ask for with nothing but an address. */
export type AskedKind = Exclude<LinkKind, 'change-email'>
/** A link with its account as it is now. */
export type FoundLink = LinkRow & { email_verified_at: Date | null; is_current_email: boolean }

export type AccountLinks = {
  /** Mails the link that proves a new account's address, in the transaction that makes the account. */
  mailWelcome(tx: Tx, user: Recipient): Promise<void>
  /** Mails the link that changes an address, to the new one, and tells the old one; an earlier such link ends. */
  mailEmailChange(tx: Tx, user: Recipient, newEmail: string): Promise<void>
  /**
   * Queues a link to an address. Does the same whether or not the address has an account. Throws a 429 past the limits
   * and a 502 without email.
   */
  ask(kind: AskedKind, email: string, callerAddress: string): Promise<void>
  /** Counts a mail of this kind to an address; throws a 429 past the limit. */
  countMail(kind: LinkKind, email: string): Promise<void>
  /** The work of the task: mails the link, once however often it runs, where the address has an account that needs it. */
  mailAsked(sealed: string): Promise<void>
  /** A link by its token, with its account; undefined for a wrong one. Throws a 429 to who tries too many. */
  find(token: string, callerAddress: string): Promise<FoundLink | undefined>
  /** Uses a link up; throws 'link-invalid' to all but one of those who try. */
  claim(tx: Tx, link: LinkRow): Promise<void>
  /** Makes a seeker's links of these kinds void. */
  end(connection: Connection, userId: number, kinds: readonly LinkKind[]): Promise<void>
  /** Deletes links that ended long ago. */
  sweep(): Promise<void>
}

/** One-time links by mail. Only their hashes are kept; the token itself is in the mail, which is sealed until it is sent. */
export function createAccountLinks(given: {
  db: Database
  clock: Clock
  secrets: Secrets
  rateLimits: RateLimits
  mails: Mails
  enqueue: Enqueue
  limits: Pick<Config['limits'], 'mailsPerAddress'>
}): AccountLinks {
  const { db, clock, secrets, rateLimits, mails, enqueue, limits } = given

  async function write(tx: Tx, kind: LinkKind, user: Recipient, email: string, token: string) {
    const now = clock.now()
    return insertLink(tx, {
      user_id: user.id,
      kind,
      token_hash: hashToken(token),
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS[kind]),
    })
  }

  async function mailVerification(tx: Tx, user: Recipient, token: string, isWelcome: boolean) {
    if (!(await write(tx, 'verify-email', user, user.email, token))) return
    const data = { name: user.first_name, token, isWelcome }
    await mails.queue(tx, { email: verifyEmailMail, to: user.email, userId: user.id, data })
  }

  async function mailReset(tx: Tx, user: Recipient, token: string) {
    if (!(await write(tx, 'reset-password', user, user.email, token))) return
    const data = { name: user.first_name, token }
    await mails.queue(tx, { email: resetPasswordMail, to: user.email, userId: user.id, data })
  }

  async function countMail(kind: LinkKind, email: string) {
    await rateLimits.count(
      bucketOf(secrets, `mail-${kind}`, await lowerCased(db, email)),
      MAILS_PER_RECIPIENT,
    )
  }

  return {
    countMail,
    async mailWelcome(tx, user) {
      if (mails.isOn) await mailVerification(tx, user, newToken(), true)
    },

    async mailEmailChange(tx, user, newEmail) {
      const token = newToken()
      await endLinks(tx, user.id, ['change-email'], clock.now())
      await write(tx, 'change-email', user, newEmail, token)
      const whose = { userId: user.id }
      const { first_name: name } = user
      await mails.queue(tx, { email: changeEmailMail, to: newEmail, ...whose, data: { name, token } })
      await mails.queue(tx, {
        email: emailChangeAskedMail,
        to: user.email,
        ...whose,
        data: { name, newEmail },
      })
    },

    async ask(kind, email, callerAddress) {
      if (!mails.isOn) throw new Problem('outside-down', accountLinkTexts.mailIsOff)
      await rateLimits.count(bucketOf(secrets, 'mail-address', callerAddress), {
        ...MAILS_PER_RECIPIENT,
        max: limits.mailsPerAddress,
      })
      await countMail(kind, email)
      // The token is made here: a task that runs twice finds its link there already.
      const asked: Asked = { kind, email, token: newToken() }
      await enqueue(db, mailAskedLink, { sealed: secrets.seal(JSON.stringify(asked), ASKED) })
    },

    async mailAsked(sealed) {
      const { kind, email, token } = JSON.parse(secrets.open(sealed, ASKED)) as Asked
      await db.transaction().execute(async (tx) => {
        // Locked: no link goes out to an address that the account has just left.
        const user = await lockSeekerByEmail(tx, email)
        if (!user) return
        if (kind === 'reset-password') return mailReset(tx, user, token)
        if (user.email_verified_at === null) await mailVerification(tx, user, token, false)
      })
    },

    async find(token, callerAddress) {
      await rateLimits.count(bucketOf(secrets, 'link-address', callerAddress), OPENINGS_PER_ADDRESS)
      return findLink(db, hashToken(token))
    },

    async claim(tx, link) {
      // Always the seeker's row first: who changes a password locks it before the links that this ends.
      await lockSeeker(tx, link.user_id)
      if (!(await claimLink(tx, link.id, clock.now()))) throw linkInvalid()
    },
    end: (connection, userId, kinds) => endLinks(connection, userId, kinds, clock.now()),
    sweep: () => deleteExpiredBefore(db, new Date(clock.now().getTime() - KEEP_MS)),
  }
}

type Asked = { kind: AskedKind; email: string; token: string }
/** What an order is sealed for. */
/** What a task's sealed order is bound to. */
export const ASKED = 'asked link'

/** One refusal for a link that is wrong, over or used: which of them it is nobody learns. */
export const linkInvalid = () => new Problem('link-invalid', accountLinkTexts.linkInvalid)
