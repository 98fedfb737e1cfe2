import { accountTexts } from '@hanap/contract/accounts/account-texts'
import type { Config } from '../../../config.ts'
import { afterDeadlock } from '../../../db/connections/after-deadlock.ts'
import type { Connection, Database, Tx } from '../../../db/open.ts'
import type { RateLimits } from '../../../db/rate-limits.ts'
import type { Clock } from '../../../lib/clock.ts'
import { invalid, Problem } from '../../../lib/problem.ts'
import type { Passwords } from '../../../lib/secrets/passwords.ts'
import { bucketOf, hashToken, type Secrets } from '../../../lib/secrets/secrets.ts'
import { isWellKnownPassword } from '../../../lib/secrets/well-known-passwords.ts'
import type { AccountLinks } from '../../account-links/service.ts'
import { refusals, SIGN_UP_WINDOW_SECONDS, wordsOf } from '../rules.ts'
import type { Caller, SignedInAnswer } from '../service.ts'
import { findBySignUpKeys, type NewUser, type UserRow } from '../store.ts'
import { refuseTaken } from '../taken/service.ts'
import type { Unconfirmed } from '../unconfirmed/service.ts'

type Names = Pick<UserRow, 'email' | 'username' | 'first_name' | 'last_name'>
/** @param sign_up_keys as in the contract, this sign-up's first */
export type NewAccount = Names & { password: string; sign_up_keys: readonly string[] }
export type SignUpAnswer = SignedInAnswer | { message: 'verification_required' }
type Earlier = Awaited<ReturnType<typeof findBySignUpKeys>>[number]

/** For concurrent sign-ups of one browser: each finds what the last one made. */
const MOST_TRIES = 4

/**
 * Creates accounts. A browser sends a random key with each sign-up, and its earlier keys: they prove that it made the
 * accounts in its way.
 */
export function createSignUp(given: {
  db: Database
  clock: Clock
  passwords: Passwords
  secrets: Secrets
  rateLimits: RateLimits
  accountLinks: Pick<AccountLinks, 'mailWelcome'>
  unconfirmed: Pick<Unconfirmed, 'giveWay'>
  limits: Pick<Config['limits'], 'signUpsPerAddress'>
  emailVerification: boolean
  add(tx: Tx, account: NewUser): Promise<UserRow>
  signInAs(connection: Connection, row: UserRow, options: SignInOptions): Promise<SignedInAnswer>
  signInUnchanged(
    found: { id: number; password_hash: string | null },
    options: SignInOptions,
  ): Promise<SignedInAnswer>
  isPassword(
    of: { email: string; hash: string | null; text: string },
    password: string,
    callerAddress: string,
  ): Promise<boolean>
}) {
  const { db, clock, passwords, secrets, rateLimits, accountLinks, unconfirmed, emailVerification } = given

  /** If only the earlier answer was lost. */
  async function findSentAgain(
    earlier: readonly Earlier[],
    { password, ...names }: Omit<NewAccount, 'sign_up_keys'>,
    { address }: Caller,
  ): Promise<Earlier | undefined> {
    const same = earlier.find((one) => haveSameNames(one, names))
    if (!same) return undefined
    const { email, password_hash: hash } = same
    const isHers = await given.isPassword({ email, hash, text: refusals.tooManySignUps }, password, address)
    return isHers ? same : undefined
  }

  async function make(
    earlier: readonly Earlier[],
    account: NewAccount,
    caller: Caller,
  ): Promise<SignUpAnswer> {
    const { password, sign_up_keys, ...names } = account
    const inTheWay = earlier
      .filter((one) => one.unconfirmed_since !== null && haveAName(one, names))
      .map(({ id }) => id)
    await refuseTaken(db, names, inTheWay)
    const password_hash = await passwords.hash(password)
    const [key] = sign_up_keys
    const insert = async (tx: Tx): Promise<SignUpAnswer> => {
      await unconfirmed.giveWay(tx, inTheWay)
      const row = await given.add(tx, {
        ...names,
        password_hash,
        email_verified_at: null,
        sign_up_key_hash: key === undefined ? undefined : hashToken(key),
        ...(emailVerification && { unconfirmed_since: clock.now() }),
      })
      await accountLinks.mailWelcome(tx, row)
      if (emailVerification) return { message: 'verification_required' }
      return given.signInAs(tx, row, { rememberMe: false, userAgent: caller.userAgent })
    }
    return afterDeadlock(() => db.transaction().execute(insert))
  }

  return async (account: NewAccount, caller: Caller): Promise<SignUpAnswer> => {
    const { sign_up_keys, ...words } = account
    const { password, ...names } = words
    await rateLimits.count(bucketOf(secrets, 'sign-up', caller.address), {
      max: given.limits.signUpsPerAddress,
      windowSeconds: SIGN_UP_WINDOW_SECONDS,
      text: refusals.tooManySignUps,
    })
    if (await isWellKnownPassword(password, wordsOf(names)))
      throw invalid({ password: accountTexts.passwordCommon })
    const keyHashes = sign_up_keys.map(hashToken)
    let earlier = await findBySignUpKeys(db, keyHashes)
    for (let tries = 1; ; tries += 1) {
      const sentAgain = await findSentAgain(earlier, words, caller)
      if (sentAgain) {
        if (emailVerification && sentAgain.email_verified_at === null)
          return { message: 'verification_required' }
        return given.signInUnchanged(sentAgain, { rememberMe: false, userAgent: caller.userAgent })
      }
      try {
        return await make(earlier, account, caller)
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'conflict') || tries === MOST_TRIES) throw error
        // A concurrent try by the same browser may have come first.
        const now = await findBySignUpKeys(db, keyHashes)
        if (haveSameIds(now, earlier)) throw error
        earlier = now
      }
    }
  }
}

type SignInOptions = { rememberMe: boolean; userAgent: string }

const haveSameIds = (some: readonly { id: number }[], others: readonly { id: number }[]) =>
  some.map(({ id }) => id).join() === others.map(({ id }) => id).join()

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const haveSameNames = (one: Names, other: Names) =>
  isSame(one.email, other.email) &&
  isSame(one.username, other.username) &&
  one.first_name === other.first_name &&
  one.last_name === other.last_name

const haveAName = (one: Names, other: Names) =>
  isSame(one.email, other.email) || isSame(one.username, other.username)
