import { randomInt } from 'node:crypto'
import { emailField } from '@hanap/contract/accounts/account-forms'
import type { OwnText } from '@hanap/contract/says/catalogue'
import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import { isOneLine } from '@hanap/contract/text/text'
import * as z from 'zod'
import { lockSeekerByEmail } from '../../../db/find-seeker.ts'
import type { Database, Tx } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { Problem } from '../../../lib/problem.ts'
import type { ProviderAccount } from '../../../outside/identity-provider/port.ts'
import type { Credentials } from '../../accounts/credentials/service.ts'
import type { Accounts, Caller, SignedInAnswer } from '../../accounts/service.ts'
import type { Identities } from '../../identities/service.ts'
import type { Integrations } from '../../integrations/service.ts'
import type { Mails } from '../../mails/service.ts'
import type { Notifications } from '../../notifications/service.ts'
import { accountTakenOverMail, signInAddedMail } from '../emails.ts'
import { namesOf, refusals, usernameBase } from '../rules.ts'
import { takenUsernames } from '../store.ts'

/** The standard's limit (OpenID Connect Core, section 2). */
const MOST_IN_SUBJECT = 255
/** Two concurrent sign-ins settle at the second try; more is a flood. */
const TRIES = 4

/** Signs in by identity, and the first time by the verified address. */
export type Admit = (account: ProviderAccount, caller: Caller) => Promise<SignedInAnswer>

/** The retry sees the other transaction's result. */
class Overtaken extends Error {}

export function createAdmission(given: {
  db: Database
  clock: Clock
  accounts: Accounts
  credentials: Credentials
  identities: Identities
  integrations: Pick<Integrations, 'forget'>
  notifications: Pick<Notifications, 'tell'>
  mails: Mails
  providerName: string
}): Admit {
  const { db, clock, accounts, credentials, identities, integrations, notifications, mails, providerName } =
    given
  const refuse = (text: OwnText) => new Problem('sign-in-refused', text)

  /** Accepts only a valid address that the provider has verified. */
  function vouchedEmail({ email, isEmailVerified }: ProviderAccount): string {
    const read = z.safeParse(emailField, email)
    if (!read.success) throw refuse(refusals.noEmail(providerName))
    if (!isEmailVerified) throw refuse(refusals.emailUnverified(providerName))
    return read.data
  }

  /** Takes names from the provider. @param userId the account that may have the username already */
  async function callThem(tx: Tx, account: ProviderAccount, email: string, userId?: number) {
    const names = namesOf(account, email)
    return { ...names, username: await chooseUsername(tx, usernameBase(names, email), userId) }
  }

  async function chooseUsername(tx: Tx, base: string, userId?: number): Promise<string> {
    const candidates = [base, ...[9_999, 999_999_999].map((most) => base + randomInt(1000, most))]
    const taken = await takenUsernames(tx, candidates, userId)
    const free = candidates.find((candidate) => !taken.has(candidate))
    if (!free) throw new Overtaken()
    return free
  }

  async function makeAccount(tx: Tx, account: ProviderAccount, email: string): Promise<number> {
    const names = await callThem(tx, account, email)
    const proved = { password_hash: null, email_verified_at: clock.now() }
    return (await accounts.add(tx, { ...names, email, ...proved })).id
  }

  /** Links the account to the owner of its address. */
  async function linkAccount(
    tx: Tx,
    holder: NonNullable<Awaited<ReturnType<typeof lockSeekerByEmail>>>,
    account: ProviderAccount,
  ): Promise<number> {
    const { id, email, first_name, email_verified_at } = holder
    const hasPassword = holder.password_hash !== null
    const endedSignIn = await identities.endStale(tx, id)
    if (await identities.isLinked(tx, id, account.issuer))
      throw refuse(refusals.otherAccount(providerName, hasPassword))
    const data = { name: first_name, provider: providerName, hasPassword }
    const about = { to: email, userId: id }
    await notifications.tell(tx, {
      userId: id,
      kind: 'security',
      eventKey: `sign-in:${account.issuer}:${clock.now().toISOString()}`,
      title: fill(noticeSays.signInAdded, { provider: providerName }),
      text: fill(noticeSays.signedInBy, { provider: providerName }),
      path: `${pages.settings.path}?tab=password`,
    })
    if (email_verified_at !== null && !endedSignIn) {
      await mails.queue(tx, { email: signInAddedMail, ...about, data })
      return id
    }
    // An intruder may have made the account without proof, or under another address. Unless the address was proved,
    // its names are an intruder's too.
    const names = email_verified_at === null ? await callThem(tx, account, email, id) : undefined
    await credentials.takeOver(tx, id, names)
    // Forgets the board account: else the owner's applications would leave through an intruder's.
    await integrations.forget(tx, id)
    await credentials.proveEmail(tx, id)
    const name = names?.first_name ?? first_name
    await mails.queue(tx, { email: accountTakenOverMail, ...about, data: { ...data, name, endedSignIn } })
    return id
  }

  async function admitOnce(tx: Tx, account: ProviderAccount, userAgent: string): Promise<SignedInAnswer> {
    const signIn = (userId: number) => accounts.signIn(tx, userId, { rememberMe: false, userAgent })
    const { issuer, subject } = account
    const known = await identities.use(tx, { issuer, subject })
    if (known !== undefined) return signIn(known)
    const email = vouchedEmail(account)
    const holder = await lockSeekerByEmail(tx, email)
    // A concurrent sign-in may have linked it.
    const linkedSince = holder && (await identities.use(tx, { issuer, subject }))
    if (linkedSince !== undefined) return signIn(linkedSince)
    const userId = holder ? await linkAccount(tx, holder, account) : await makeAccount(tx, account, email)
    const identity = { issuer, subject, user_id: userId, email_at_linking: email }
    if (!(await identities.link(tx, identity))) throw new Overtaken()
    return signIn(userId)
  }

  return async (account, caller) => {
    const { subject } = account
    if (subject === '' || subject.length > MOST_IN_SUBJECT || !isOneLine(subject))
      throw refuse(refusals.notConfirmed(providerName))
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        const answer = await db.transaction().execute((tx) => admitOnce(tx, account, caller.userAgent))
        await accounts.forgiveFailures(answer.user.id, caller.address)
        return answer
      } catch (error) {
        if (!isOvertaken(error)) throw error
      }
    }
    throw new Problem('busy', refusals.busy, { extra: { retry_after: 3 } })
  }
}

/** A concurrent call took the address or username. */
const isOvertaken = (error: unknown) =>
  error instanceof Overtaken || (error instanceof Problem && error.code === 'conflict')
