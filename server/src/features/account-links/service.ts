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

/** Kinds that need only an address. */
export type AskedKind = Exclude<LinkKind, 'change-email'>
export type FoundLink = LinkRow & { email_verified_at: Date | null; is_current_email: boolean }

export type AccountLinks = {
  mailWelcome(tx: Tx, user: Recipient): Promise<void>
  /** Mails the link to the new address, a notice to the old one, and ends earlier such links. */
  mailEmailChange(tx: Tx, user: Recipient, newEmail: string): Promise<void>
  /** Queues a link, whether or not the address has an account. Throws a 429 past the limits, a 502 without email. */
  ask(kind: AskedKind, email: string, callerAddress: string): Promise<void>
  /** Throws a 429 past the limit. */
  countMail(kind: LinkKind, email: string): Promise<void>
  /** Mails the link once, however often the task runs, if an account needs it. */
  mailAsked(sealed: string): Promise<void>
  /** Undefined for a wrong token. Throws a 429 past the limit. */
  find(token: string, callerAddress: string): Promise<FoundLink | undefined>
  /** Throws 'link-invalid' to all but one concurrent caller. */
  claim(tx: Tx, link: LinkRow): Promise<void>
  end(connection: Connection, userId: number, kinds: readonly LinkKind[]): Promise<void>
  sweep(): Promise<void>
}

/** Only hashes of tokens are stored; the mail with the token is sealed until sent. */
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
      const { id: userId, first_name: name } = user
      await mails.queue(tx, { email: changeEmailMail, to: newEmail, userId, data: { name, token } })
      await mails.queue(tx, { email: emailChangeAskedMail, to: user.email, userId, data: { name, newEmail } })
    },

    async ask(kind, email, callerAddress) {
      if (!mails.isOn) throw new Problem('outside-down', accountLinkTexts.mailIsOff)
      await rateLimits.count(bucketOf(secrets, 'mail-address', callerAddress), {
        ...MAILS_PER_RECIPIENT,
        max: limits.mailsPerAddress,
      })
      await countMail(kind, email)
      // The token is made here so that a task that runs twice finds its link.
      const asked: Asked = { kind, email, token: newToken() }
      await enqueue(db, mailAskedLink, { sealed: secrets.seal(JSON.stringify(asked), ASKED) })
    },

    async mailAsked(sealed) {
      const { kind, email, token } = JSON.parse(secrets.open(sealed, ASKED)) as Asked
      await db.transaction().execute(async (tx) => {
        // Locked: no link goes to an address that the account has just left.
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
      // The seeker's row first, as a password change does.
      await lockSeeker(tx, link.user_id)
      if (!(await claimLink(tx, link.id, clock.now()))) throw linkInvalid()
    },
    end: (connection, userId, kinds) => endLinks(connection, userId, kinds, clock.now()),
    sweep: () => deleteExpiredBefore(db, new Date(clock.now().getTime() - KEEP_MS)),
  }
}

type Asked = { kind: AskedKind; email: string; token: string }
export const ASKED = 'asked link'

/** The same for wrong, expired and used links, to give nothing away. */
export const linkInvalid = () => new Problem('link-invalid', accountLinkTexts.linkInvalid)
