/** @module-tag security */
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCountingPasswords } from '../../../test/counting-passwords.ts'
import { ana, type Person } from '../../../test/people.ts'
import { startApp, TEST_SECRET_KEY, type TestApp } from '../../../test/start-app.ts'
import { createRateLimits } from '../../db/rate-limits.ts'
import { createPasswords, type Passwords } from '../../lib/secrets/passwords.ts'
import { createSecrets } from '../../lib/secrets/secrets.ts'
import { createSessions } from '../sessions/service.ts'
import { createSubscriptions } from '../subscriptions/service.ts'
import { createAccounts } from './service.ts'

let app: TestApp
/** Passwords are compared once it is open. */
let gate = Promise.resolve()
beforeAll(async () => {
  const passwords = createPasswords()
  const verify: Passwords['verify'] = async (...given) => {
    await gate
    return passwords.verify(...given)
  }
  app = await startApp({ passwords: { ...passwords, verify } })
})
afterAll(() => app.close())

const login = (person: Person, password = person.password) =>
  app.post('/auth/login/', { body: { email: person.email, password } })

const accountsWith = (passwords: Passwords, { emailVerification = false } = {}) => {
  const { db, clock } = app
  const secrets = createSecrets(TEST_SECRET_KEY)
  return createAccounts({
    db,
    clock,
    passwords,
    secrets,
    rateLimits: createRateLimits({ db, clock }),
    sessions: createSessions({ db, clock }),
    subscriptions: createSubscriptions({ db, clock, secrets }),
    accountLinks: app.accountLinks,
    unconfirmed: app.unconfirmedAccounts,
    limits: app.config.limits,
    emailVerification,
  })
}

const storedHash = async ({ id }: Person) => {
  const { password_hash } = await app.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return password_hash
}
const storeHash = (person: Person, password_hash: string | null) =>
  app.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()

describe('The work of a login', () => {
  it('is the same for a known address, an unknown one, one to be confirmed and one without a password', async () => {
    const { db, clock } = app
    const passwords = createCountingPasswords()
    const accounts = accountsWith(passwords, { emailVerification: true })
    const [confirmed, waiting, withoutPassword] = [await ana(app), await ana(app), await ana(app)]
    await db
      .updateTable('users')
      .set({ email_verified_at: clock.now() })
      .where('id', '=', confirmed.id)
      .execute()
    await storeHash(withoutPassword, null)
    const emails = [confirmed.email, waiting.email, withoutPassword.email, 'nobody@example.com']
    for (const email of emails) {
      passwords.verified = 0
      const refused = accounts.login(
        { email, password: 'not-hers-1', remember_me: false },
        { address: '127.0.0.1', userAgent: '' },
      )
      await expect(refused).rejects.toMatchObject({ code: 'wrong-password', status: 401 })
      expect({ email, verified: passwords.verified }).toEqual({ email, verified: 1 })
      expect(passwords.hashed).toBe(0)
    }
  })

  it('does not keep others waiting: ana reads her profile while a hundred logins are in line', async () => {
    const person = await ana(app)
    const { promise, resolve: open } = Promise.withResolvers<void>()
    gate = promise
    const logins = Array.from({ length: 100 }, async (_, n) => {
      const body = { email: `nobody${n}@example.com`, password: 'not-hers-1' }
      return (await app.post('/auth/login/', { body })).status
    })
    for (let n = 0; n < 10; n++) expect((await app.get('/auth/profile/', { as: person })).status).toBe(200)
    expect((await app.get('/jobs/', { as: person })).status).toBe(200)
    open()
    expect(new Set(await Promise.all(logins))).toEqual(new Set([401]))
  })
})

describe('A hash that took too little work', () => {
  it('is made anew at the next right login, and not at a wrong one', async () => {
    const person = await ana(app)
    const weak = await hash(person.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await storeHash(person, weak)
    expect((await login(person, 'not-hers-1')).status).toBe(401)
    expect(await storedHash(person)).toBe(weak)
    expect((await login(person)).status).toBe(200)
    const strong = await storedHash(person)
    expect(strong).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login(person)).status).toBe(200)
    expect(await storedHash(person)).toBe(strong)
  })

  it('lets ana in twenty times at the same moment all the same', async () => {
    const person = await ana(app)
    await storeHash(person, await hash(person.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 }))
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(person)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

it('A login with the old password that was under way when a new one was set comes to nothing', async () => {
  const person = await ana(app)
  const real = createPasswords()
  const accounts = accountsWith({
    ...real,
    async verify(stored, password) {
      const matches = await real.verify(stored, password)
      const body = {
        old_password: person.password,
        new_password1: 'Kalabaw-sa-9',
        new_password2: 'Kalabaw-sa-9',
      }
      expect((await app.post('/auth/password/change/', { as: person, body })).status).toBe(200)
      return matches
    },
  })
  const attempt = accounts.login(
    { email: person.email, password: person.password, remember_me: true },
    { address: '127.0.0.1', userAgent: '' },
  )
  await expect(attempt).rejects.toMatchObject({ code: 'wrong-password' })
  const sessions = app.db.selectFrom('sessions').selectAll().where('user_id', '=', person.id)
  expect(await sessions.execute()).toEqual([])
})

it('being turned away by a busy server does not count as a wrong password', async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 0 })
  const accounts = accountsWith(passwords)
  const person = await ana(app)
  const attempt = () =>
    accounts.login(
      { email: person.email, password: person.password, remember_me: false },
      { address: '127.0.0.1', userAgent: '' },
    )
  let hashing = true
  const busy = (async () => {
    while (hashing) await passwords.hash('somebody else')
  })()
  for (let tries = 0; tries < 11; tries++) await expect(attempt()).rejects.toMatchObject({ code: 'busy' })
  hashing = false
  await busy
  expect((await attempt()).user.id).toBe(person.id)
})
