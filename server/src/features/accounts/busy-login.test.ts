import { afterAll, beforeAll, expect, test } from 'vitest'
import { ana } from '../../../test/people.ts'
import { startApp, TEST_SECRET_KEY, type TestApp } from '../../../test/start-app.ts'
import { createRateLimits } from '../../db/rate-limits.ts'
import { createPasswords } from '../../lib/passwords.ts'
import { createSecrets } from '../../lib/secrets.ts'
import { createSessions } from '../sessions/service.ts'
import { createSubscriptions } from '../subscriptions/service.ts'
import { createAccounts } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('being turned away by a busy server does not count as a wrong password', async () => {
  const { db, clock } = app
  const passwords = createPasswords({ atOnce: 1, waiting: 0 })
  const accounts = createAccounts({
    db,
    clock,
    passwords,
    secrets: createSecrets(TEST_SECRET_KEY),
    rateLimits: createRateLimits({ db, clock }),
    sessions: createSessions({ db, clock }),
    subscriptions: createSubscriptions({ db, clock }),
    accountLinks: app.accountLinks,
    limits: app.config.limits,
    emailVerification: false,
  })
  const person = await ana(app)
  const login = () =>
    accounts.login(
      { email: person.email, password: person.password, remember_me: false },
      { address: '127.0.0.1', userAgent: '' },
    )
  // Someone's hashing that does not end while ana tries.
  let hashing = true
  const busy = (async () => {
    while (hashing) await passwords.hash('somebody else')
  })()
  for (let attempt = 0; attempt < 11; attempt++) await expect(login()).rejects.toMatchObject({ code: 'busy' })
  hashing = false
  await busy
  expect((await login()).user.id).toBe(person.id)
})
