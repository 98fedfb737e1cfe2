import type { User } from '@hanap/contract/accounts/users'
import type { OwnText } from '@hanap/contract/says/catalogue'
import type { Config } from '../../config.ts'
import { findSeekerByEmail } from '../../db/find-seeker.ts'
import { lockSeeker } from '../../db/lock-seeker.ts'
import { lowerCased } from '../../db/lower-cased.ts'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { Problem, tooMany } from '../../lib/problem.ts'
import type { Passwords } from '../../lib/secrets/passwords.ts'
import { bucketOf, type Secrets } from '../../lib/secrets/secrets.ts'
import { createTurns } from '../../lib/turns.ts'
import type { AccountLinks } from '../account-links/service.ts'
import type { Sessions } from '../sessions/service.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import { createLoginFailures } from './login-failures/service.ts'
import { tryPassword } from './password-try/service.ts'
import { describeUser, LOGIN_WINDOW_SECONDS, landingOf, refusals } from './rules.ts'
import { readSeeker } from './seeker/service.ts'
import { createSignUp, type NewAccount, type SignUpAnswer } from './sign-up/service.ts'
import { findPasswordHash, insertUser, type NewUser, replaceHash, type UserRow, updateUser } from './store.ts'
import { orTaken } from './taken/service.ts'
import type { Unconfirmed } from './unconfirmed/service.ts'

export type Caller = { address: string; userAgent: string }
/** `redirect_url` is an own path. */
export type SignedInAnswer = { token: string; user: User; redirect_url: string }

export type Accounts = {
  /**
   * Creates an account and begins its trial. Emails the link that proves its address; if that must come first, no
   * session begins. The caller's earlier sign-up keys return an account made before, or let an unconfirmed one give
   * way. Throws a 400 for a common password and a 409 for taken names.
   */
  register(account: NewAccount, caller: Caller): Promise<SignUpAnswer>
  /** Throws a 403 for an unproved address, but only after the right password. */
  login(
    credentials: { email: string; password: string; remember_me: boolean },
    caller: Caller,
  ): Promise<SignedInAnswer>
  /** Makes no session and sends no mail. Throws a 409 for taken names. */
  add(tx: Tx, account: NewUser): Promise<UserRow>
  /** For a seeker who proved their identity. */
  signIn(
    connection: Connection,
    userId: number,
    options: { rememberMe: boolean; userAgent: string },
  ): Promise<SignedInAnswer>
  /** For a seeker who proved their identity in another way. */
  forgiveFailures(userId: number, callerAddress: string): Promise<void>
  /** Throws a 401 if the account is gone. */
  user(userId: number, connection?: Connection): Promise<User>
}

/** A longer queue for one account is a flood. */
const PER_ACCOUNT = { atOnce: 1, waiting: 200 }
const COME_BACK_AFTER = 30

export function createAccounts(tools: {
  db: Database
  clock: Clock
  passwords: Passwords
  secrets: Secrets
  rateLimits: RateLimits
  sessions: Sessions
  subscriptions: Subscriptions
  accountLinks: Pick<AccountLinks, 'mailWelcome'>
  unconfirmed: Pick<Unconfirmed, 'giveWay'>
  limits: Config['limits']
  emailVerification: boolean
}): Accounts {
  const { db, clock, passwords, secrets, rateLimits, sessions, subscriptions, limits } = tools
  const failures = createLoginFailures({ db, secrets, rateLimits, limits })

  const describe = async (connection: Connection, row: UserRow) =>
    describeUser(row, await subscriptions.standing(connection, row.id), clock.now())

  /**
   * Runs attempts on one account in sequence, so concurrent right logins do not block each other. Other processes
   * share only the count: each can add one attempt.
   */
  const inTurn = createTurns<string>({
    ...PER_ACCOUNT,
    refuse: () => tooMany(refusals.tooManyLogins, COME_BACK_AFTER),
  })

  async function signInAs(
    connection: Connection,
    row: UserRow,
    options: { rememberMe: boolean; userAgent: string },
  ): Promise<SignedInAnswer> {
    // The account is in use, even if the site no longer asks for confirmation.
    if (row.unconfirmed_since) await updateUser(connection, row.id, { unconfirmed_since: null })
    const token = await sessions.begin(connection, row.id, options)
    const user = await describe(connection, row)
    return { token, user, redirect_url: landingOf(user) }
  }

  async function add(tx: Tx, account: NewUser): Promise<UserRow> {
    const row = await orTaken(account, () => insertUser(tx, account, clock.now()))
    await subscriptions.startTrial(tx, row)
    return row
  }

  /** Refuses if the password was changed during the check. */
  async function signInUnchanged(
    found: { id: number; password_hash: string | null },
    options: { rememberMe: boolean; userAgent: string },
  ) {
    return db.transaction().execute(async (tx) => {
      await lockSeeker(tx, found.id)
      const isChanged = (await findPasswordHash(tx, found.id)) !== found.password_hash
      if (isChanged) throw new Problem('wrong-password', refusals.wrongPassword)
      return signInAs(tx, await readSeeker(tx, found.id), options)
    })
  }

  /** Counts as one login attempt. @throws a 429 with `text` past the limits */
  async function isPassword(
    { email, hash, text }: { email: string; hash: string | null; text: OwnText },
    password: string,
    callerAddress: string,
  ): Promise<boolean> {
    const counts = await failures.counts({ email, password_hash: hash }, callerAddress)
    return tryPassword(tools, { counts, text, hash, password })
  }

  /** Rehashes an outdated hash while the password is at hand. */
  async function strengthen(row: { id: number; password_hash: string | null }, password: string) {
    if (row.password_hash === null || !passwords.isOutdated(row.password_hash)) return
    const hash = await passwords.hash(password).catch((error: unknown) => {
      // Not worth failing a right login: a later one rehashes.
      if (error instanceof Problem && error.code === 'busy') return null
      throw error
    })
    if (hash !== null) await replaceHash(db, row.id, row.password_hash, hash)
  }

  return {
    add,
    register: createSignUp({ ...tools, add, signInAs, signInUnchanged, isPassword }),

    async login({ email, password, remember_me }, caller) {
      const text = refusals.tooManyLogins
      await rateLimits.count(bucketOf(secrets, 'login-address', caller.address), {
        max: limits.loginPerAddress,
        windowSeconds: LOGIN_WINDOW_SECONDS,
        text,
      })
      return inTurn(await lowerCased(db, email), async () => {
        const found = await findSeekerByEmail(db, email)
        const hash = found?.password_hash ?? null
        const isRight = await isPassword({ email, hash, text }, password, caller.address)
        if (!found || !isRight) throw new Problem('wrong-password', refusals.wrongPassword)
        if (tools.emailVerification && found.email_verified_at === null)
          throw new Problem('email-unverified', refusals.emailUnverified)
        const options = { rememberMe: remember_me, userAgent: caller.userAgent }
        const answer = await signInUnchanged(found, options)
        await strengthen(found, password)
        return answer
      })
    },

    signIn: async (connection, userId, options) =>
      signInAs(connection, await readSeeker(connection, userId), options),
    async forgiveFailures(userId, callerAddress) {
      const { email } = await readSeeker(db, userId)
      await failures.forget({ email, password_hash: await findPasswordHash(db, userId) }, callerAddress)
    },
    user: async (userId, connection = db) => describe(connection, await readSeeker(connection, userId)),
  }
}
