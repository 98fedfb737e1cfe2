/** @module-tag security */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ana, signUp } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const account = (name: string) => ({
  first_name: 'Ana',
  last_name: 'Reyes',
  username: name,
  email: `${name}@example.com`,
  password: 'mangga-at-bagoong-7',
  confirm_password: 'mangga-at-bagoong-7',
  account_type: 'jobseeker',
})

describe('Signing up', () => {
  it('gives ana an account, a token and a trial of fourteen days', async () => {
    const { status, body } = await app.post('/auth/register/', { body: account('ana_new') })
    expect(status).toBe(201)
    expect(body.token).toHaveLength(43)
    expect(body.redirect_url).toBe('/onboarding')
    expect(body.user).toMatchObject({
      email: 'ana_new@example.com',
      firstName: 'Ana',
      account_type: 'jobseeker',
      onboarding_completed: false,
      is_trial_active: true,
      trial_days_remaining: 14,
      has_active_subscription: true,
      subscription: { status: 'active', plan: { plan_type: 'free', has_advanced_filtering: false } },
    })
    const trial = await app.get('/auth/trial/status/', { as: body })
    expect(trial.body).toMatchObject({ is_trial_active: true, days_remaining: 14 })
  })

  it('ignores an account type other than jobseeker and every field that is not asked for', async () => {
    const { body } = await app.post('/auth/register/', {
      body: {
        ...account('ana_boss'),
        account_type: 'employer',
        id: 1,
        is_trial_active: false,
        plan_type: 'premium',
      },
    })
    expect(body.user.account_type).toBe('jobseeker')
    expect(body.user.subscription.plan.plan_type).toBe('free')
  })

  it.each([
    ['first_name', '', 'First name is required'],
    ['last_name', '   ', 'Last name is required'],
    ['username', '', 'Username is required'],
    ['username', 'ana reyes', 'Username can only contain letters, numbers, and underscores'],
    ['email', '', 'Email address is required'],
    ['first_name', '\u200b', 'First name is required'],
    ['last_name', '\u2800 \u3164', 'Last name is required'],
    ['username', '\u200b', 'Username is required'],
    ['email', 'ana\u200b@example.com', 'Please enter a valid email address'],
    ['email', 'an..a@example.com', 'Please enter a valid email address'],
    ['email', 'ana@', 'Please enter a valid email address'],
    ['password', 'short1', 'Password must be at least 8 characters and include a letter and a number'],
    ['password', 'onlyletters', 'Password must be at least 8 characters and include a letter and a number'],
    ['password', '12345678', 'Password must be at least 8 characters and include a letter and a number'],
    ['confirm_password', '', 'Please confirm your password'],
    ['confirm_password', 'mangga-at-bagoong-8', 'Passwords do not match'],
  ])('says at %s what is wrong with %j', async (field, value, text) => {
    const { status, body } = await app.post('/auth/register/', {
      body: { ...account('ana_wrong'), [field]: value },
    })
    expect(status).toBe(400)
    expect(body.errors[field]).toEqual([text])
  })

  it('names every field that is missing when nothing was sent', async () => {
    const { status, body } = await app.post('/auth/register/', { body: {} })
    expect(status).toBe(400)
    expect(Object.keys(body.errors).sort()).toEqual(
      ['confirm_password', 'email', 'first_name', 'last_name', 'password', 'username'].sort(),
    )
  })

  it('accepts a password of 8 and of 128 characters and refuses 7 and 129', async () => {
    const withPassword = (name: string, password: string) =>
      app.post('/auth/register/', { body: { ...account(name), password, confirm_password: password } })
    expect((await withPassword('ana_7', 'kalaba9')).status).toBe(400)
    expect((await withPassword('ana_8', 'kalabaw9')).status).toBe(201)
    expect((await withPassword('ana_128', `a1${'x'.repeat(126)}`)).status).toBe(201)
    expect((await withPassword('ana_129', `a1${'x'.repeat(127)}`)).status).toBe(400)
  })

  it.each([' mangga 7 ', 'Mangga-Ñ-7', `${'a1'.repeat(36)}-and-more`])(
    'takes the password %j as it was typed, to its last sign',
    async (password) => {
      const name = `ana_typed_${password.charCodeAt(0)}`
      const signedUp = await app.post('/auth/register/', {
        body: { ...account(name), password, confirm_password: password },
      })
      expect(signedUp.status).toBe(201)
      const login = async (typed: string) =>
        (await app.post('/auth/login/', { body: { email: `${name}@example.com`, password: typed } })).status
      expect(await login(password)).toBe(200)
      for (const other of [password.trim(), password.slice(0, 72), password.toLowerCase(), `${password} `])
        expect([other, await login(other)]).toEqual([other, other === password ? 200 : 401])
    },
  )

  it.each(['Password1', 'p@ssw0rd1', 'Qwerty123', 'ILOVEYOU1', 'ana_wrong1'])(
    'says that the password %s is too common',
    async (password) => {
      const { status, body } = await app.post('/auth/register/', {
        body: { ...account('ana_wrong'), password, confirm_password: password },
      })
      expect(status).toBe(400)
      expect(body.errors).toEqual({ password: ['This password is too common. Please choose another.'] })
    },
  )

  it('tells which name is taken, whatever its case, and both when both are', async () => {
    await app.post('/auth/register/', { body: account('ana_taken') })
    const both = await app.post('/auth/register/', { body: { ...account('ANA_TAKEN') } })
    expect(both.status).toBe(409)
    expect(both.body.errors).toEqual({
      email: ['This email is already registered'],
      username: ['This username is already taken'],
    })
    const name = await app.post('/auth/register/', {
      body: { ...account('ana_taken'), email: 'other@example.com' },
    })
    expect(name.body.errors).toEqual({ username: ['This username is already taken'] })
  })

  it('makes one account of an address, however its domain is spelled', async () => {
    const register = (name: string, email: string) =>
      app.post('/auth/register/', { body: { ...account(name), email } })
    const { status, body } = await register('ana_idn', 'ana.idn@BÜCHER.example')
    expect([status, body.user.email]).toEqual([201, 'ana.idn@xn--bcher-kva.example'])
    for (const [n, domain] of ['bücher.example', 'xn--bcher-kva.example', 'bu\u0308cher。example'].entries())
      expect((await register(`ana_idn_${n}`, `ana.idn@${domain}`)).status).toBe(409)
  })

  it('makes one account of two sign-ups at the same moment', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.post('/auth/register/', { body: account('ana_race') })),
    )
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  it('refuses the sixty-first sign-up of an address within the hour', async () => {
    const strict = await startApp({
      config: {
        limits: {
          loginFailuresPerAccount: 10,
          loginPerAddress: 200,
          signUpsPerAddress: 2,
          mailsPerAddress: 20,
          factor: 1,
        },
      },
    })
    try {
      await signUp(strict)
      await signUp(strict)
      const third = await strict.post('/auth/register/', { body: account('ana_third') })
      expect(third.status).toBe(429)
      expect(third.body.detail).toBe('Too many signup attempts. Please try again later.')
      strict.clock.advance({ minutes: 60 })
      expect((await strict.post('/auth/register/', { body: account('ana_third') })).status).toBe(201)
    } finally {
      await strict.close()
    }
  })

  it('lets so many times as many through as the operator says, for measuring', async () => {
    const wide = await startApp({
      config: {
        limits: {
          loginFailuresPerAccount: 10,
          loginPerAddress: 200,
          signUpsPerAddress: 1,
          mailsPerAddress: 20,
          factor: 2,
        },
      },
    })
    try {
      await signUp(wide)
      await signUp(wide)
      expect((await wide.post('/auth/register/', { body: account('ana_third') })).status).toBe(429)
    } finally {
      await wide.close()
    }
  })
})

describe('Logging in', () => {
  it('lets ana in with her password, whatever the case of her address', async () => {
    const person = await ana(app)
    const { status, body } = await app.post('/auth/login/', {
      body: { email: person.email.toUpperCase(), password: person.password, remember_me: true },
    })
    expect(status).toBe(200)
    expect(body.user.id).toBe(person.id)
    expect(body.redirect_url).toBe('/onboarding')
    const profile = await app.get('/auth/profile/', { as: body })
    expect(profile.body).toEqual((await app.get('/auth/user/', { as: body })).body)
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const person = await ana(app)
    const wrong = await app.post('/auth/login/', { body: { email: person.email, password: 'not-hers-1' } })
    const unknown = await app.post('/auth/login/', {
      body: { email: 'nobody@example.com', password: 'not-hers-1' },
    })
    expect(wrong.status).toBe(401)
    expect(wrong.body.detail).toBe('Invalid email or password')
    expect(wrong.body.code).toBe('wrong-password')
    expect(unknown.body).toEqual(wrong.body)
  })

  it.each([
    ['email', '', 'Email address is required'],
    ['email', 'ana', 'Please enter a valid email address'],
    ['password', '', 'Password is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
  ])('says at %s what is wrong with %j', async (field, value, text) => {
    const { status, body } = await app.post('/auth/login/', {
      body: { email: 'ana@example.com', password: 'secret1', [field]: value },
    })
    expect(status).toBe(400)
    expect(body.errors[field]).toEqual([text])
  })

  it('stops after ten failures in fifteen minutes, the right password included, and then lets her in', async () => {
    const person = await ana(app)
    const login = (password: string) => app.post('/auth/login/', { body: { email: person.email, password } })
    const failures = await Promise.all(Array.from({ length: 14 }, () => login('not-hers-1')))
    expect(failures.filter((answer) => answer.status === 401)).toHaveLength(10)
    const blocked = await login(person.password)
    expect(blocked.status).toBe(429)
    expect(blocked.body.detail).toBe('Too many login attempts. Please try again later.')
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    app.clock.advance({ minutes: 15 })
    expect((await login(person.password)).status).toBe(200)
  })

  it('stops at ten of fifty guesses made at the same moment', async () => {
    const person = await ana(app)
    const body = { email: person.email, password: 'not-hers-1' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.post('/auth/login/', { body })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
  })

  it('lets ana in twenty times at the same moment: only failures count', async () => {
    const person = await ana(app)
    const body = { email: person.email, password: person.password }
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.post('/auth/login/', { body })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const guess = { email: person.email, password: 'not-hers-1' }
    for (let n = 0; n < 10; n++) expect((await app.post('/auth/login/', { body: guess })).status).toBe(401)
    expect((await app.post('/auth/login/', { body })).status).toBe(429)
  })

  it.each(['İIAñ@example.com', 'STRAẞE@example.com'])(
    'lets in whoever signed up as %s, and counts her failures however the address is cased',
    async (email) => {
      const name = `ana_${email.length}`
      const signedUp = await app.post('/auth/register/', { body: { ...account(name), email } })
      expect(signedUp.status).toBe(201)
      const login = (address: string, password: string) =>
        app.post('/auth/login/', { body: { email: address, password } })
      expect((await login(email, 'mangga-at-bagoong-7')).status).toBe(200)
      const taken = await app.post('/auth/register/', { body: { ...account(`${name}_2`), email } })
      expect(taken.status).toBe(409)
      const ascii = email.replace('example', 'EXAMPLE')
      for (let n = 0; n < 10; n++) await login(n % 2 ? email : ascii, 'not-hers-1')
      expect((await login(email, 'mangga-at-bagoong-7')).status).toBe(429)
    },
  )

  it('counts a spoofed forwarding header as the same address', async () => {
    const strict = await startApp({
      config: {
        limits: {
          loginFailuresPerAccount: 10,
          loginPerAddress: 2,
          signUpsPerAddress: 60,
          mailsPerAddress: 20,
          factor: 1,
        },
      },
    })
    try {
      const login = (address: string) =>
        strict.post('/auth/login/', {
          body: { email: `${address}@example.com`, password: 'not-hers-1' },
          headers: { 'x-forwarded-for': address },
        })
      expect((await login('10.0.0.1')).status).toBe(401)
      expect((await login('10.0.0.2')).status).toBe(401)
      expect((await login('10.0.0.3')).status).toBe(429)
    } finally {
      await strict.close()
    }
  })
})

describe('A session', () => {
  it('keeps no token that could be used from a copy of the database', async () => {
    const person = await ana(app)
    const rows = await app.db.selectFrom('sessions').selectAll().where('user_id', '=', person.id).execute()
    expect(JSON.stringify(rows)).not.toContain(person.token)
    expect(rows).toHaveLength(1)
  })

  it('ends at logout, and only that one', async () => {
    const person = await ana(app)
    const second = await app.post('/auth/login/', {
      body: { email: person.email, password: person.password },
    })
    expect((await app.post('/auth/logout/', { as: second.body })).status).toBe(200)
    expect((await app.get('/auth/profile/', { as: second.body })).status).toBe(401)
    expect((await app.get('/auth/profile/', { as: person })).status).toBe(200)
  })

  it('lives a day unused, thirty days when ana asked to be remembered, and slides while she uses it', async () => {
    const person = await ana(app)
    const login = (remember_me: boolean) =>
      app.post('/auth/login/', { body: { email: person.email, password: person.password, remember_me } })
    const [short, long] = [(await login(false)).body, (await login(true)).body]
    const status = async (session: { token: string }) =>
      (await app.get('/auth/profile/', { as: session })).status
    app.clock.advance({ minutes: 23 * 60 })
    expect(await status(short)).toBe(200)
    app.clock.advance({ minutes: 23 * 60 })
    expect(await status(short)).toBe(200)
    app.clock.advance({ minutes: 24 * 60 })
    expect(await status(short)).toBe(401)
    app.clock.advance({ days: 25 })
    expect(await status(long)).toBe(200)
    app.clock.advance({ days: 30 })
    expect(await status(long)).toBe(401)
  })

  it.each(['', 'Token', 'Token x', 'Bearer abc', 'Token ../../etc', `Token ${'a'.repeat(5000)}`])(
    'is not begun by the header %j',
    async (authorization) => {
      const { status, body } = await app.get('/auth/profile/', { headers: { authorization } })
      expect(status).toBe(401)
      expect(body.code).toBe('unauthenticated')
    },
  )
})
