import { accountTexts } from '@hanap/contract/accounts'
import type { User } from '@hanap/contract/users'
import type { Config } from '../../config.ts'
import type { Connection, Database } from '../../db/open.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Passwords } from '../../lib/passwords.ts'
import { conflict, Problem, tooMany, unauthenticated } from '../../lib/problem.ts'
import type { Secrets } from '../../lib/secrets.ts'
import { createTurns } from '../../lib/turns.ts'
import type { Sessions } from '../sessions/service.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import { describeUser, LOGIN_WINDOW_SECONDS, landingOf, refusals, SIGN_UP_WINDOW_SECONDS } from './rules.ts'
import { findForLogin, findTaken, findUser, insertUser, lowerCased, type UserRow } from './store.ts'

type Caller = { address: string; userAgent: string }
type SignedInAnswer = { token: string; user: User; redirect_url: string }
type NewAccount = { email: string; username: string; first_name: string; last_name: string; password: string }

export type Accounts = {
  register(account: NewAccount, caller: Caller): Promise<SignedInAnswer>
  login(
    credentials: { email: string; password: string; remember_me: boolean },
    caller: Caller,
  ): Promise<SignedInAnswer>
  user(userId: number): Promise<User>
}

const UNIQUE_VIOLATION = '23505'
/** Nobody logs in two hundred times at once: a longer line for one account is a flood. */
const PER_ACCOUNT = { atOnce: 1, waiting: 200 }
/** Seconds in which such a line has been served. */
const COME_BACK_AFTER = 30

export function createAccounts(tools: {
  db: Database
  clock: Clock
  passwords: Passwords
  secrets: Secrets
  rateLimits: RateLimits
  sessions: Sessions
  subscriptions: Subscriptions
  limits: Config['limits']
}): Accounts {
  const { db, clock, passwords, secrets, rateLimits, sessions, subscriptions, limits } = tools

  const describe = async (connection: Connection, row: UserRow) =>
    describeUser(row, await subscriptions.standing(connection, row.id), clock.now())

  /** Counters are kept by fingerprint: a table of counters must not be a list of who tried to sign in. */
  const bucket = (kind: string, value: string) => `${kind}:${secrets.fingerprint(value)}`

  /**
   * Attempts on one account take turns: each is counted before its password is looked at, so that no burst of
   * guesses passes the limit together, and one with the right password empties the count before the next is
   * counted. So only failures add up, and right logins at the same moment never stand in each other's way. Several
   * web processes share the count and not the turns: there the most that right logins can count is one a process.
   */
  const inTurn = createTurns<string>({
    ...PER_ACCOUNT,
    refuse: () => tooMany(refusals.tooManyLogins, COME_BACK_AFTER),
  })

  return {
    async register({ password, ...names }, caller) {
      await rateLimits.count(bucket('sign-up', caller.address), {
        max: limits.signUpsPerAddress,
        windowSeconds: SIGN_UP_WINDOW_SECONDS,
        text: refusals.tooManySignUps,
      })
      await refuseTaken(db, names)
      const password_hash = await passwords.hash(password)
      return db
        .transaction()
        .execute(async (tx) => {
          const row = await insertUser(tx, { ...names, password_hash }, clock.now())
          await subscriptions.startTrial(tx, row.id)
          const user = await describe(tx, row)
          const token = await sessions.begin(tx, row.id, { rememberMe: false, userAgent: caller.userAgent })
          return { token, user, redirect_url: landingOf(user) }
        })
        .catch(async (error: unknown) => {
          // Two sign-ups at the same moment: the index decides, and the loser gets the same words.
          if (isUniqueViolation(error)) await refuseTaken(db, names)
          throw error
        })
    },

    async login({ email, password, remember_me }, caller) {
      const account = bucket('login', await lowerCased(db, email))
      const windowSeconds = LOGIN_WINDOW_SECONDS
      const text = refusals.tooManyLogins
      await rateLimits.count(bucket('login-address', caller.address), {
        max: limits.loginPerAddress,
        windowSeconds,
        text,
      })
      const row = await inTurn(account, async () => {
        await rateLimits.count(account, { max: limits.loginFailuresPerAccount, windowSeconds, text })
        const found = await findForLogin(db, email)
        // Too busy to look at the password: nothing was learned, so nothing counts.
        const matches = await passwords
          .verify(found?.password_hash ?? null, password)
          .catch(async (error) => {
            await rateLimits.giveBack(account)
            throw error
          })
        if (!found || !matches) throw new Problem('wrong-password', refusals.wrongPassword)
        await rateLimits.forget(account)
        return found
      })
      const token = await sessions.begin(db, row.id, { rememberMe: remember_me, userAgent: caller.userAgent })
      const user = await describe(db, row)
      return { token, user, redirect_url: landingOf(user) }
    },

    async user(userId) {
      const row = await findUser(db, userId)
      if (!row) throw unauthenticated()
      return describe(db, row)
    },
  }
}

async function refuseTaken(db: Database, { email, username }: { email: string; username: string }) {
  const taken = await findTaken(db, email, username)
  if (!taken.email && !taken.username) return
  throw conflict({
    ...(taken.email && { email: accountTexts.emailTaken }),
    ...(taken.username && { username: accountTexts.usernameTaken }),
  })
}

const isUniqueViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
