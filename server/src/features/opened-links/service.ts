import { accountLinkTexts } from '@hanap/contract/accounts/account-links'
import type { User } from '@hanap/contract/accounts/users'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import type { Database, Tx } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Passwords } from '../../lib/secrets/passwords.ts'
import { isOpen } from '../account-links/rules.ts'
import { type AccountLinks, type FoundLink, linkInvalid } from '../account-links/service.ts'
import type { Credentials } from '../accounts/credentials/service.ts'
import type { Accounts, Caller, SignedInAnswer } from '../accounts/service.ts'
import type { Integrations } from '../integrations/service.ts'
import type { Notifications } from '../notifications/service.ts'

type Confirmed = { message: string; email: string; purpose: 'change' | 'again' }

export type OpenedLinks = {
  /**
   * Logs a new seeker in, changes an address, or reports that it was done before. Throws 'link-invalid', and a 409 if
   * the address was taken meanwhile.
   */
  confirmEmail(
    token: string,
    caller: Caller,
  ): Promise<({ token: string; user: User; redirect_url: string } & { purpose: 'sign-up' }) | Confirmed>
  /**
   * Ends every session and other link, and proves the address. If an intruder may have been in the account, deletes
   * its board account. Throws 'link-invalid', and a 400 at `password` for a common one, which keeps the link usable.
   */
  resetPassword(token: string, password: string, caller: Caller): Promise<void>
}

export function createOpenedLinks(given: {
  db: Database
  clock: Clock
  passwords: Passwords
  accounts: Accounts
  credentials: Credentials
  accountLinks: AccountLinks
  integrations: Pick<Integrations, 'connectedAs' | 'forget'>
  notifications: Pick<Notifications, 'tell'>
}): OpenedLinks {
  const { db, clock, passwords, accounts, credentials, accountLinks, integrations, notifications } = given

  async function signIn(link: FoundLink, caller: Caller): Promise<SignedInAnswer> {
    return db.transaction().execute(async (tx) => {
      await accountLinks.claim(tx, link)
      await credentials.proveEmail(tx, link.user_id)
      return accounts.signIn(tx, link.user_id, { rememberMe: false, userAgent: caller.userAgent })
    })
  }

  async function changeEmail(link: FoundLink): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await accountLinks.claim(tx, link)
      await credentials.changeEmail(tx, link.user_id, link.email)
      await credentials.proveEmail(tx, link.user_id)
    })
  }

  /** If an intruder connected it, the owner's applications would leave through it. */
  async function forgetBoard(tx: Tx, userId: number): Promise<void> {
    if ((await integrations.connectedAs(tx, userId)) === null) return
    await integrations.forget(tx, userId)
    await notifications.tell(tx, {
      userId,
      kind: 'security',
      eventKey: `board-forgotten:${clock.now().toISOString()}`,
      title: noticeSays.boardAccountRemoved,
      text: noticeSays.boardAccountRemovedText,
      path: `${pages.settings.path}?tab=integrations`,
    })
  }

  return {
    async confirmEmail(token, caller) {
      const link = await accountLinks.find(token, caller.address)
      if (!link || link.kind === 'reset-password') throw linkInvalid()
      const { email } = link
      if (!isOpen(link, clock.now())) {
        if (!link.is_current_email || link.email_verified_at === null) throw linkInvalid()
        return { message: accountLinkTexts.alreadyConfirmed, email, purpose: 'again' }
      }
      if (link.kind === 'verify-email') return { ...(await signIn(link, caller)), purpose: 'sign-up' }
      await changeEmail(link)
      return { message: accountLinkTexts.emailChanged, email, purpose: 'change' }
    },

    async resetPassword(token, password, caller) {
      const link = await accountLinks.find(token, caller.address)
      const isGood = link?.kind === 'reset-password' && link.is_current_email && isOpen(link, clock.now())
      if (!link || !isGood) throw linkInvalid()
      await credentials.refuseCommon(link.user_id, 'password', password)
      const hash = await passwords.hash(password)
      await db.transaction().execute(async (tx) => {
        await accountLinks.claim(tx, link)
        if (await credentials.resetPassword(tx, link.user_id, hash)) await forgetBoard(tx, link.user_id)
      })
    },
  }
}
