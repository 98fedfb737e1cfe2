/** @module-tag security */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailAskedLinks } from '../../../../test/asked-links.ts'
import { mailsTo, tokenIn } from '../../../../test/doubles/outbox.ts'
import { createSignUpBrowser } from '../../../../test/signing-up.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await startApp({ inbox: {}, config: { emailVerification: true } })
})
afterEach(() => app.close())

const WRONG = { username: 'lea', email: 'lea@gmial.example' }
const RIGHT = { username: 'lea', email: 'lea@gmail.example' }
const PASSWORD = 'mangga-at-bagoong-7'
const TAKEN = { username: ['This username is already taken'] }

const open = (token: string) => app.post('/auth/email/verify/', { body: { token } })
const linkTo = async (email: string) => tokenIn((await mailsTo(app, email)).at(-1))
const emails = async () =>
  (await app.db.selectFrom('users').select('email').orderBy('email').execute()).map(({ email }) => email)
const idOf = async (email: string) =>
  (await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const spentTrials = async () => (await app.db.selectFrom('spent_trials').selectAll().execute()).length

describe('Lea, who wrote her address wrong and signs up again in the same browser', () => {
  it('has her username, her trial and one account; the link mailed before leads nowhere', async () => {
    const browser = createSignUpBrowser(app)
    await browser.signUp(WRONG)
    const old = await linkTo(WRONG.email)
    const again = await browser.signUp(RIGHT)
    expect([again.status, again.body]).toEqual([201, { message: 'verification_required' }])
    expect(await emails()).toEqual([RIGHT.email])
    const late = await open(old)
    expect([late.status, late.body.code]).toEqual([400, 'link-invalid'])
    const { body } = await open(await linkTo(RIGHT.email))
    expect(body).toMatchObject({ purpose: 'sign-up', user: { ...RIGHT, is_trial_active: true } })
    expect(await spentTrials()).toBe(1)
  })

  it('has her trial also where both addresses lead to one mailbox', async () => {
    const browser = createSignUpBrowser(app)
    await browser.signUp({ username: 'lea', email: 'lea+jobs@gmail.example' })
    await browser.signUp(RIGHT)
    const { body } = await open(await linkTo(RIGHT.email))
    expect(body.user.is_trial_active).toBe(true)
  })

  it('is mailed nothing more at the wrong address, and its owner begins with a trial', async () => {
    const browser = createSignUpBrowser(app)
    await browser.signUp(WRONG)
    await browser.signUp(RIGHT)
    expect(await mailsTo(app, WRONG.email)).toEqual([])
    await createSignUpBrowser(app).signUp({ username: 'other', email: WRONG.email })
    const { body } = await open(await linkTo(WRONG.email))
    expect(body.user.is_trial_active).toBe(true)
  })

  it('has her names also where each belongs to another of her accounts that nobody confirmed', async () => {
    const browser = createSignUpBrowser(app)
    await browser.signUp(WRONG)
    await browser.signUp({ username: 'lea2', email: RIGHT.email })
    expect((await browser.signUp(RIGHT)).status).toBe(201)
    expect(await emails()).toEqual([RIGHT.email])
    const { body } = await open(await linkTo(RIGHT.email))
    expect(body).toMatchObject({ purpose: 'sign-up', user: { ...RIGHT, is_trial_active: true } })
    expect(await spentTrials()).toBe(1)
  })

  it('keeps both where one of them was confirmed', async () => {
    const browser = createSignUpBrowser(app)
    await browser.signUp(WRONG)
    await browser.signUp({ username: 'lea2', email: RIGHT.email })
    await open(await linkTo(WRONG.email))
    expect((await browser.signUp(RIGHT)).body.errors).toEqual(TAKEN)
    expect(await emails()).toEqual([RIGHT.email, WRONG.email])
  })

  it('sent the words of her first sign-up again after a second one: each is one account, with one mail', async () => {
    const browser = createSignUpBrowser(app)
    await browser.signUp(WRONG)
    await browser.signUp({ username: 'lea2', email: RIGHT.email })
    const again = await browser.signUp(WRONG)
    expect([again.status, again.body]).toEqual([201, { message: 'verification_required' }])
    expect(await emails()).toEqual([RIGHT.email, WRONG.email])
    expect(await mailsTo(app, WRONG.email)).toHaveLength(1)
  })

  it('sent the same words again: one account, one mail', async () => {
    const browser = createSignUpBrowser(app)
    await browser.signUp(RIGHT)
    const again = await browser.signUp(RIGHT)
    expect([again.status, again.body]).toEqual([201, { message: 'verification_required' }])
    expect(await mailsTo(app, RIGHT.email)).toHaveLength(1)
  })

  it('typed another password: that is the one that counts', async () => {
    const browser = createSignUpBrowser(app)
    await browser.signUp(RIGHT)
    await browser.signUp({ ...RIGHT, password: 'mangga-at-bagoong-8' })
    await open(await linkTo(RIGHT.email))
    const login = async (password: string) =>
      (await app.post('/auth/login/', { body: { email: RIGHT.email, password } })).status
    expect([await login(PASSWORD), await login('mangga-at-bagoong-8')]).toEqual([401, 200])
  })

  it('in two tabs at the same moment: one account, and no answer but what is true of it', async () => {
    const browser = createSignUpBrowser(app)
    await browser.signUp(WRONG)
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((tab) => browser.signUp({ ...RIGHT, email: `${tab}@gmail.example` })),
    )
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    expect(await emails()).toHaveLength(1)
  })

  it('keeps the earlier account where the new one is refused', async () => {
    await createSignUpBrowser(app).signUp({ username: 'ben', email: RIGHT.email })
    const browser = createSignUpBrowser(app)
    await browser.signUp(WRONG)
    expect((await browser.signUp(RIGHT)).body.errors).toEqual({ email: ['This email is already registered'] })
    expect(await emails()).toEqual([RIGHT.email, WRONG.email])
  })
})

describe('An account that was not confirmed stays', () => {
  it('for everybody who only knows its username, and for whoever has a key of another sign-up', async () => {
    await createSignUpBrowser(app).signUp(WRONG)
    const stranger = createSignUpBrowser(app)
    expect((await stranger.signUp(RIGHT)).body.errors).toEqual(TAKEN)
    await stranger.signUp({ username: 'stranger', email: 'stranger@example.com' })
    expect((await stranger.signUp(RIGHT)).body.errors).toEqual(TAKEN)
    expect(await emails()).toEqual([WRONG.email, 'stranger@example.com'])
  })

  it('where the next person at the same browser signs up with names of their own', async () => {
    const browser = createSignUpBrowser(app)
    await browser.signUp(WRONG)
    await browser.signUp({ username: 'ben', email: 'ben@example.com' })
    expect(await emails()).toEqual(['ben@example.com', WRONG.email])
  })

  it('once its link was opened, whoever comes first', async () => {
    const browser = createSignUpBrowser(app)
    await browser.signUp(WRONG)
    const [opened, again] = await Promise.all([open(await linkTo(WRONG.email)), browser.signUp(RIGHT)])
    const [first] = await emails()
    expect(await emails()).toHaveLength(1)
    expect([opened.status, again.status, first]).toEqual(
      first === RIGHT.email ? [400, 201, RIGHT.email] : [200, 409, WRONG.email],
    )
    if (first === WRONG.email) expect(again.body.errors).toEqual(TAKEN)
  })

  it.each([
    [
      'somebody is signed in',
      (id: number) => app.accounts.signIn(app.db, id, { rememberMe: false, userAgent: '' }),
    ],
    [
      'a month was given to it',
      (user_id: number) =>
        app.subscriptions.give({ userId: user_id, plan: 'basic', reason: 'a gift', mayLose: true }),
    ],
    [
      'a payment belongs to it',
      (user_id: number) =>
        app.database.pool.query(
          `insert into payments (user_id, plan_type, amount, currency, state, provider_key, created_at, updated_at)
           values ($1, 'basic', 5000, 'PHP', 'failed', 'k', now(), now())`,
          [user_id],
        ),
    ],
    [
      'a sign-in through a provider opens it',
      (user_id: number) =>
        app.db
          .insertInto('social_identities')
          .values({
            issuer: 'https://accounts.example',
            subject: 's',
            user_id,
            email_at_linking: WRONG.email,
            linked_at: app.clock.now(),
            last_used_at: app.clock.now(),
          })
          .execute(),
    ],
  ])('where %s', async (_, use) => {
    const browser = createSignUpBrowser(app)
    await browser.signUp(WRONG)
    await use(await idOf(WRONG.email))
    expect((await browser.signUp(RIGHT)).body.errors).toEqual(TAKEN)
    app.clock.advance({ days: 30 })
    await app.unconfirmedAccounts.sweep()
    expect(await emails()).toEqual([WRONG.email])
  })
})

describe('An account that nobody confirms', () => {
  it('is there for 48 hours, and then its username, its address and its trial are anybody’s', async () => {
    await createSignUpBrowser(app).signUp(RIGHT)
    app.clock.advance({ days: 2, minutes: -1 })
    await app.unconfirmedAccounts.sweep()
    expect(await emails()).toEqual([RIGHT.email])
    app.clock.advance({ minutes: 1 })
    await app.unconfirmedAccounts.sweep()
    expect(await emails()).toEqual([])
    expect(await spentTrials()).toBe(0)
    expect((await createSignUpBrowser(app).signUp(RIGHT)).status).toBe(201)
    expect((await open(await linkTo(RIGHT.email))).body.user.is_trial_active).toBe(true)
  })

  it('goes after three days, however often somebody asks for another link', async () => {
    await createSignUpBrowser(app).signUp(RIGHT)
    for (let asked = 0; asked < 4; asked += 1) {
      app.clock.advance({ minutes: 20 * 60 })
      await app.post('/auth/email/resend/', { body: { email: RIGHT.email } })
      await mailAskedLinks(app)
      await app.unconfirmedAccounts.sweep()
    }
    expect(await emails()).toEqual([])
  })

  it('is waited for while a link that she asked for works', async () => {
    await createSignUpBrowser(app).signUp(RIGHT)
    app.clock.advance({ days: 2, minutes: -60 })
    await app.post('/auth/email/resend/', { body: { email: RIGHT.email } })
    await mailAskedLinks(app)
    app.clock.advance({ days: 1, minutes: -60 })
    await app.unconfirmedAccounts.sweep()
    expect((await open(await linkTo(RIGHT.email))).body.purpose).toBe('sign-up')
  })

  it('goes with many others, some at a time', async () => {
    await app.database.pool.query(
      `insert into users (email, username, first_name, last_name, created_at, unconfirmed_since)
       select n || '@example.com', 'u' || n, 'A', 'B', $1, case when n % 3 > 0 then $1::timestamptz end
       from generate_series(1, 159) n`,
      [app.clock.now()],
    )
    app.clock.advance({ days: 3 })
    await app.unconfirmedAccounts.sweep()
    expect(await emails()).toHaveLength(53)
  })

  it('stays where another account had the trial of its mailbox: that one’s trial stays spent', async () => {
    await createSignUpBrowser(app).signUp(RIGHT)
    await open(await linkTo(RIGHT.email))
    await createSignUpBrowser(app).signUp({ username: 'second', email: 'lea+2@gmail.example' })
    app.clock.advance({ days: 3 })
    await app.unconfirmedAccounts.sweep()
    expect(await emails()).toEqual([RIGHT.email])
    expect(await spentTrials()).toBe(1)
  })
})

describe('Where no address has to be confirmed', () => {
  it('no account gives way or expires, also none that waited when it had to be', async () => {
    await createSignUpBrowser(app).signUp({ username: 'early', email: 'early@example.com' })
    const { database, clock } = app
    const config = { ...app.config, emailVerification: false }
    const beside = await startApp({ beside: { database, clock, config } })
    try {
      const browser = createSignUpBrowser(beside)
      expect((await browser.signUp(WRONG)).body.token).toHaveLength(43)
      expect((await browser.signUp(RIGHT)).body.errors).toEqual(TAKEN)
      app.clock.advance({ days: 30 })
      await beside.unconfirmedAccounts.sweep()
      // The login keeps the account hers if the site asks for confirmation again.
      const login = { email: 'early@example.com', password: PASSWORD }
      expect((await beside.post('/auth/login/', { body: login })).status).toBe(200)
    } finally {
      await beside.close()
    }
    await app.sessions.sweep()
    await app.unconfirmedAccounts.sweep()
    expect(await emails()).toEqual(['early@example.com', WRONG.email])
  })
})
