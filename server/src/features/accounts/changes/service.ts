import {
  accountChangeTexts,
  type changePassword,
  type updateUser,
} from '@hanap/contract/accounts/account-changes'
import type { User } from '@hanap/contract/accounts/users'
import type { AnswerOf, Body } from '@hanap/contract/wire/endpoint'
import { lockSeeker } from '../../../db/lock-seeker.ts'
import { lowerCased } from '../../../db/lower-cased.ts'
import type { Database } from '../../../db/open.ts'
import type { RateLimits } from '../../../db/rate-limits.ts'
import { invalid } from '../../../lib/problem.ts'
import type { Passwords } from '../../../lib/secrets/passwords.ts'
import type { Expect } from '../../../lib/version.ts'
import type { AccountLinks } from '../../account-links/service.ts'
import type { Mails } from '../../mails/service.ts'
import type { LiveSession, Sessions } from '../../sessions/service.ts'
import type { Credentials } from '../credentials/service.ts'
import { EMAIL_CHANGES_MAILED, EMAIL_CHANGES_TRIED } from '../rules.ts'
import { readSeeker } from '../seeker/service.ts'
import type { Accounts } from '../service.ts'
import { updateUser as writeUser } from '../store.ts'
import { orTaken, refuseTaken } from '../taken/service.ts'

export type AccountChanges = {
  /**
   * Changes a seeker's names at once. A new email address counts once its link is opened, and the old address is told
   * now; without email it counts at once. Throws a 409 for a taken name, a 401 for an ended session,
   * 'changed-elsewhere' for another version.
   */
  update(
    asking: LiveSession,
    wanted: Body<typeof updateUser>,
    expect: Expect<User>,
  ): Promise<AnswerOf<typeof updateUser>>
  /**
   * Changes the password and ends every session. A password changed meanwhile counts as wrong. Emails an account
   * without one a link to set it, and throws a 400 that says so.
   */
  changePassword(userId: number, wanted: Body<typeof changePassword>, callerAddress: string): Promise<void>
}

export function createAccountChanges(given: {
  db: Database
  rateLimits: RateLimits
  passwords: Passwords
  mails: Mails
  accounts: Accounts
  accountLinks: AccountLinks
  credentials: Credentials
  sessions: Pick<Sessions, 'require'>
}): AccountChanges {
  const { db, rateLimits, passwords, mails, accounts, accountLinks, credentials, sessions } = given

  /** Limits tries: the answer tells whether another account has the address. */
  async function allowOtherEmail(userId: number, email: string) {
    await rateLimits.count(`email-change:${userId}`, EMAIL_CHANGES_TRIED)
    await refuseTaken(db, { email }, [userId])
    if (!mails.isOn) return
    await rateLimits.count(`email-change-mail:${userId}`, EMAIL_CHANGES_MAILED)
    await accountLinks.countMail('change-email', email)
  }

  return {
    async update(asking, { email, ...names }, expect) {
      const userId = asking.id
      const before = await readSeeker(db, userId)
      // The same address in another case needs no proof.
      const isOther = (await lowerCased(db, email)) !== (await lowerCased(db, before.email))
      await refuseTaken(db, { username: names.username }, [userId])
      if (isOther) await allowOtherEmail(userId, email)
      await orTaken({ email, ...names }, () =>
        db.transaction().execute(async (tx) => {
          await lockSeeker(tx, userId)
          await sessions.require(tx, asking)
          expect(await accounts.user(userId, tx))
          await writeUser(tx, userId, { ...names, ...(!isOther && { email }) })
          if (!isOther) return
          const user = { ...before, first_name: names.first_name ?? before.first_name }
          if (mails.isOn) await accountLinks.mailEmailChange(tx, user, email)
          else await credentials.changeEmail(tx, userId, email)
        }),
      )
      const pending_email = isOther && mails.isOn ? email : null
      return { ...(await accounts.user(userId)), pending_email }
    },

    async changePassword(userId, { old_password, new_password1 }, callerAddress) {
      const { answer, hash: checked } = await credentials.check(userId, old_password)
      if (answer === 'none') {
        await accountLinks.ask('reset-password', (await readSeeker(db, userId)).email, callerAddress)
        throw invalid({ old_password: accountChangeTexts.noPasswordYet })
      }
      if (answer === 'wrong') throw wrongOldPassword()
      await credentials.refuseCommon(userId, 'new_password1', new_password1)
      const hash = await passwords.hash(new_password1)
      const isChanged = await db
        .transaction()
        .execute((tx) => credentials.changePassword(tx, userId, hash, checked))
      if (!isChanged) throw wrongOldPassword()
    },
  }
}

const wrongOldPassword = () => invalid({ old_password: accountChangeTexts.wrongOldPassword })
