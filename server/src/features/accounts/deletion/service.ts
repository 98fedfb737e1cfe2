import { accountDeletionTexts } from '@hanap/contract/accounts/account-deletion'
import { afterDeadlock } from '../../../db/connections/after-deadlock.ts'
import type { Database, Tx } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { conflict, invalid, unauthenticated } from '../../../lib/problem.ts'
import { type Enqueue, forgetTasksOf } from '../../../tasks/queue.ts'
import type { AccountLinks } from '../../account-links/service.ts'
import type { Mails } from '../../mails/service.ts'
import type { Payments } from '../../payments/service.ts'
import { removeReleasedFiles } from '../../stored-files/tasks.ts'
import type { Subscriptions } from '../../subscriptions/service.ts'
import type { Credentials } from '../credentials/service.ts'
import { emailChangedMail, farewellMail, passwordChangedMail } from '../emails.ts'
import { FAREWELL_AFTER_MOVE_MS } from '../rules.ts'
import { readSeeker } from '../seeker/service.ts'
import {
  deleteLooseRows,
  deleteUser,
  findAddressesLeft,
  lockForDeletion,
  releaseWaitingMails,
} from './store.ts'

export type AccountDeletion = {
  /**
   * Deletes an account with everything that belongs to it; payments stay, without the person. Throws a 400 at
   * `password` for a wrong or missing one (an account without one is emailed a link), a 409 while a payment is open,
   * a 401 if the account is gone.
   */
  remove(userId: number, password: string, callerAddress: string): Promise<void>
}

/** Waiting mails of these kinds still go out after the deletion. */
const SECURITY_MAILS = [emailChangedMail.kind, passwordChangedMail.kind]

/** The board is not asked. The card provider is asked to cancel a payment that waits for a card or the bank. */
export function createAccountDeletion(given: {
  db: Database
  clock: Clock
  credentials: Pick<Credentials, 'check'>
  accountLinks: Pick<AccountLinks, 'ask'>
  payments: Pick<Payments, 'giveUpOpen' | 'hasOpen'>
  subscriptions: Pick<Subscriptions, 'endTrials'>
  mails: Pick<Mails, 'queue' | 'unsuppress'>
  enqueue: Enqueue
}): AccountDeletion {
  const { db, clock, credentials, accountLinks, payments, subscriptions, mails, enqueue } = given

  /** An intruder may have moved the account to their own address; its owner reads the former one. */
  async function addressesLeft(tx: Tx, userId: number, email: string): Promise<string[]> {
    const since = new Date(clock.now().getTime() - FAREWELL_AFTER_MOVE_MS)
    const left = await findAddressesLeft(tx, userId, { toldBy: emailChangedMail.kind, since })
    const byKey = new Map(left.map((address) => [address.toLowerCase(), address]))
    byKey.delete(email.toLowerCase())
    return [...byKey.values()]
  }

  async function erase(tx: Tx, userId: number, checkedHash: string | null) {
    // From here, concurrent writers wait and then find no account.
    const person = await lockForDeletion(tx, userId)
    if (!person) throw unauthenticated()
    if (person.password_hash !== checkedHash) throw wrongPassword()
    if (await payments.hasOpen(tx, userId))
      throw conflict({ non_field_errors: accountDeletionTexts.paymentOpen })
    const { email, first_name: name } = person
    await subscriptions.endTrials(tx, email)
    for (const to of [email, ...(await addressesLeft(tx, userId, email))])
      await mails.queue(tx, { email: farewellMail, to, userId: null, data: { name } })
    await releaseWaitingMails(tx, userId, SECURITY_MAILS)
    await deleteLooseRows(tx, { id: userId, email })
    await deleteUser(tx, userId)
    await forgetTasksOf(tx, userId)
    await enqueue(tx, removeReleasedFiles, {})
  }

  return {
    async remove(userId, password, callerAddress) {
      const { answer, hash } = await credentials.check(userId, password)
      if (answer === 'none') {
        await accountLinks.ask('reset-password', (await readSeeker(db, userId)).email, callerAddress)
        throw invalid({ password: accountDeletionTexts.noPasswordYet })
      }
      if (answer === 'wrong') throw wrongPassword()
      await payments.giveUpOpen(userId)
      await afterDeadlock(() => db.transaction().execute((tx) => erase(tx, userId, hash)))
    },
  }
}

const wrongPassword = () => invalid({ password: accountDeletionTexts.wrongPassword })
