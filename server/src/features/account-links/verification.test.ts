/** @module-tag security */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailAskedLinks } from '../../../test/asked-links.ts'
import { linkIn, mailsTo, tokenIn } from '../../../test/doubles/outbox.ts'
import { ana } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {}, config: { emailVerification: true } })
})
afterAll(() => app.close())

const PASSWORD = 'mangga-at-bagoong-7'
let made = 0

async function register() {
  made += 1
  const email = `lea_${made}@example.com`
  const { status, body } = await app.post('/auth/register/', {
    body: {
      first_name: 'Lea',
      last_name: 'Salonga',
      username: `lea_${made}`,
      email,
      password: PASSWORD,
      confirm_password: PASSWORD,
    },
  })
  expect(status).toBe(201)
  return { email, body }
}
const login = (email: string, password = PASSWORD) => app.post('/auth/login/', { body: { email, password } })
const open = (token: string) => app.post('/auth/email/verify/', { body: { token } })
const resend = (email: string) => app.post('/auth/email/resend/', { body: { email } })
const newest = async (email: string) => (await mailsTo(app, email)).at(-1)

describe('Where an address must be confirmed first', () => {
  it('lea signs up, is not signed in, and is mailed a link', async () => {
    const { email, body } = await register()
    expect(body).toEqual({ message: 'verification_required' })
    const mails = await mailsTo(app, email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Welcome to Hanap: please confirm your email'])
    expect(mails[0]?.text).toContain('Hi Lea,')
    const link = linkIn(mails[0])
    expect([link.pathname, link.search]).toEqual(['/confirm-email', ''])
    expect(await app.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  it('she is told what to do when she logs in before, and only after the right password', async () => {
    const { email } = await register()
    const right = await login(email)
    expect(right.status).toBe(403)
    expect(right.body).toMatchObject({
      code: 'email-unverified',
      detail: 'Please confirm your email address first. Open the link we emailed you, or ask for a new one.',
    })
    const wrong = await login(email, 'not-hers-1')
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual((await login('nobody@example.com', 'not-hers-1')).body)
  })

  it('the link signs her in, once; opened again it says that all is well', async () => {
    const { email } = await register()
    const token = tokenIn(await newest(email))
    app.clock.advance({ days: 1, minutes: -1 })
    const first = await open(token)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ purpose: 'sign-up', redirect_url: '/onboarding', user: { email } })
    // The trial began with the sign-up.
    expect(first.body.user.trial_days_remaining).toBe(14)
    const trial = await app.get('/auth/trial/status/', { as: first.body })
    expect(trial.body.is_trial_active).toBe(true)

    const again = await open(token)
    expect(again.status).toBe(200)
    expect(again.body).toEqual({
      message: 'This email address is already confirmed. You can log in.',
      email,
      purpose: 'again',
    })
    expect((await login(email)).status).toBe(200)
  })

  it('opened by two at the same moment it signs one of them in', async () => {
    const { email } = await register()
    const token = tokenIn(await newest(email))
    const answers = await Promise.all([1, 2, 3, 4].map(() => open(token)))
    expect(answers.filter(({ body }) => 'token' in body)).toHaveLength(1)
  })

  it('after a day it is over, and a new one can be had', async () => {
    const { email } = await register()
    const late = tokenIn(await newest(email))
    app.clock.advance({ days: 1 })
    const answer = await open(late)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'link-invalid',
      detail: 'This link has expired or you already used it. Please ask for a new one.',
    })
    expect((await resend(email)).status).toBe(200)
    await mailAskedLinks(app)
    const mails = await mailsTo(app, email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Welcome to Hanap: please confirm your email',
      'Please confirm your email',
    ])
    expect((await open(tokenIn(mails[1]))).body.purpose).toBe('sign-up')
    // The address is proved, so even an expired link says 'again'.
    expect((await open(late)).body.purpose).toBe('again')
  })

  it('a taken address is a 409, as ever', async () => {
    const { email } = await register()
    const { status, body } = await app.post('/auth/register/', {
      body: {
        first_name: 'Lea',
        last_name: 'Salonga',
        username: `other_${made}`,
        email,
        password: PASSWORD,
        confirm_password: PASSWORD,
      },
    })
    expect(status).toBe(409)
    expect(body.errors).toEqual({ email: ['This email is already registered'] })
  })

  it('keeps no token that could be used from a copy of the database', async () => {
    const { email } = await register()
    await resend(email)
    const { rows: orders } = await app.database.pool.query('select data from pgboss.job')
    await mailAskedLinks(app)
    const { rows: links } = await app.database.pool.query('select * from account_links')
    const { rows: mails } = await app.database.pool.query('select * from mails')
    const dump = JSON.stringify([orders, links, mails])
    const tokens = (await mailsTo(app, email)).map(tokenIn)
    expect(tokens).toHaveLength(2)
    for (const token of tokens) expect(dump).not.toContain(token)
    expect(JSON.stringify(orders)).not.toContain(email)
  })
})

describe('Asking for the link again', () => {
  it('is answered alike for an address that waits, one that is confirmed and one nobody has', async () => {
    const waiting = await register()
    const confirmed = await register()
    await open(tokenIn(await newest(confirmed.email)))
    await mailAskedLinks(app)
    const answers = []
    for (const email of [waiting.email, confirmed.email, 'nobody-at-all@example.com']) {
      const { status, body } = await resend(email)
      answers.push({ status, body, orders: await mailAskedLinks(app) })
    }
    const alike = {
      status: 200,
      body: { message: 'If this address isn’t confirmed yet, a new link is on its way.' },
      orders: 1,
    }
    expect(answers).toEqual([alike, alike, alike])
    expect(await mailsTo(app, waiting.email)).toHaveLength(2)
    expect(await mailsTo(app, confirmed.email)).toHaveLength(1)
    expect(await mailsTo(app, 'nobody-at-all@example.com')).toEqual([])
  })

  it('stops at three an hour for an address, whether or not it has an account and however it is cased', async () => {
    const { email } = await register()
    for (const address of [email, 'nobody-here@example.com']) {
      const spellings = [address, address.toUpperCase(), address, address.toUpperCase()]
      const answers = []
      for (const spelling of spellings) answers.push(await resend(spelling))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
      expect(answers[3]?.body).toMatchObject({
        detail: 'You asked for too many emails. Please try again later.',
        retry_after: 3600,
      })
    }
    app.clock.advance({ minutes: 60 })
    expect((await resend(email)).status).toBe(200)
  })

  it('stops at twenty an hour for one network address', async () => {
    const strict = await startApp({
      inbox: {},
      config: { limits: { ...app.config.limits, mailsPerAddress: 20 } },
    })
    try {
      const ask = (n: number) =>
        strict.post('/auth/password/reset/', { body: { email: `somebody${n}@example.com` } })
      for (let n = 0; n < 20; n++) expect((await ask(n)).status).toBe(200)
      expect((await ask(20)).status).toBe(429)
    } finally {
      await strict.close()
    }
  })
})

describe('A link that is none', () => {
  it.each([
    ['', 400],
    ['short', 400],
    ['a'.repeat(43), 400],
    ['../../etc/passwd-and-more', 400],
    [`${'a'.repeat(43)}\n`, 400],
    [null, 400],
    [{ $ne: '' }, 400],
    ['a'.repeat(5000), 400],
  ])('such as %j is refused with words', async (token, status) => {
    const answer = await app.post('/auth/email/verify/', { body: { token } })
    expect(answer.status).toBe(status)
    const text = 'This link has expired or you already used it. Please ask for a new one.'
    expect([answer.body.detail, answer.body.errors?.token?.[0]]).toContain(text)
  })

  it('is not tried more than a hundred times in a quarter of an hour', async () => {
    app.clock.advance({ minutes: 15 })
    for (let n = 0; n < 100; n++) await open(`${'b'.repeat(40)}${String(n).padStart(3, '0')}`)
    const answer = await open('c'.repeat(43))
    expect(answer.status).toBe(429)
    expect(answer.body.detail).toBe('Too many attempts. Please try again later.')
    app.clock.advance({ minutes: 15 })
  })

  it('does not set a password with a token that confirms an address', async () => {
    const { email } = await register()
    const token = tokenIn(await newest(email))
    const answer = await app.post('/auth/password/reset/confirm/', {
      body: { token, password: 'kalabaw-sa-bukid-9', confirm_password: 'kalabaw-sa-bukid-9' },
    })
    expect(answer.body.code).toBe('link-invalid')
    expect((await open(token)).status).toBe(200)
  })
})

describe('Where an address need not be confirmed first', () => {
  it('ana is signed in at once, and mailed the link all the same', async () => {
    const open2 = await startApp({ inbox: {} })
    try {
      const person = await ana(open2)
      expect((await open2.get('/auth/profile/', { as: person })).status).toBe(200)
      const token = tokenIn((await mailsTo(open2, person.email))[0])
      const { body } = await open2.post('/auth/email/verify/', { body: { token } })
      expect(body.purpose).toBe('sign-up')
      const { email_verified_at } = await open2.db
        .selectFrom('users')
        .select('email_verified_at')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow()
      expect(email_verified_at).toEqual(open2.clock.now())
    } finally {
      await open2.close()
    }
  })

  it('and where no mail can be sent she is told so instead of waiting for one', async () => {
    const silent = await startApp()
    try {
      const person = await ana(silent)
      for (const path of ['/auth/email/resend/', '/auth/password/reset/']) {
        const { status, body } = await silent.post(path, { body: { email: person.email } })
        expect(status).toBe(502)
        expect(body.detail).toBe('This site can’t send emails right now. Please contact support.')
      }
      expect(await silent.db.selectFrom('account_links').selectAll().execute()).toEqual([])
    } finally {
      await silent.close()
    }
  })
})

it('forgets a link thirty days after its end', async () => {
  const { email } = await register()
  const token = tokenIn(await newest(email))
  app.clock.advance({ days: 31, minutes: -1 })
  await app.accountLinks.sweep()
  const count = async () =>
    (await app.db.selectFrom('account_links').select('id').where('email', '=', email).execute()).length
  expect(await count()).toBe(1)
  app.clock.advance({ minutes: 2 })
  await app.accountLinks.sweep()
  expect(await count()).toBe(0)
  expect((await open(token)).body.code).toBe('link-invalid')
})
