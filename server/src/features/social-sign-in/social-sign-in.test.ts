/** @module-tag security */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningIssuer, startIssuer } from '@hanap/standins/issuer/issuer'
import { createIssuerVisitor } from '@hanap/standins/issuer/visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkIn, mailsTo } from '../../../test/doubles/outbox.ts'
import { createSignInBrowser, HOST } from '../../../test/doubles/social-sign-in.ts'
import { ana } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { hashToken, newToken } from '../../lib/secrets/secrets.ts'

let folder: string
let issuer: RunningIssuer
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanap-issuer-'))
  issuer = await startIssuer({ dataDir: folder })
  const { url, clientId, clientSecret } = issuer
  app = await startApp({
    inbox: {},
    config: { signIn: { provider: { issuer: url, clientId, clientSecret }, providerName: 'Google' } },
  })
})
afterAll(async () => {
  await app.close()
  await issuer.close()
  await rm(folder, { recursive: true })
})

let made = 0
const newAddress = (name: string) => `${name}.${++made}@example.com`

/** Returns what the browser brings back. */
const as =
  (account: string, visitor = createIssuerVisitor()) =>
  async (authorizationUrl: string) => {
    const back = await visitor.signIn(authorizationUrl, { account })
    return { code: back.searchParams.get('code') ?? '', iss: back.searchParams.get('iss') ?? '' }
  }
const signIn = (account: string) => createSignInBrowser(app).signIn(as(account))

describe('Signing in with Google', () => {
  it('asks for the name and the address, bound to this browser by a cookie no script can read', async () => {
    const browser = createSignInBrowser(app)
    const { status, body, headers } = await browser.start()
    expect(status).toBe(200)
    const { searchParams } = new URL(body.authorization_url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      scope: 'openid email profile',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/oauth-callback',
      state: body.state,
      nonce: expect.stringMatching(/^.{43}$/),
      code_challenge: expect.stringMatching(/^.{43}$/),
      code_challenge_method: 'S256',
    })
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(/; Path=\/api\/auth; Max-Age=600; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(body.state)
  })

  it('makes maya an account with her names, a trial and a proved address, and no password', async () => {
    const { status, body } = await signIn('Maya Villanueva')
    expect(status).toBe(200)
    expect(body.token).toHaveLength(43)
    expect(body.redirect_url).toBe('/onboarding')
    expect(body.user).toMatchObject({
      email: 'maya.villanueva@example.com',
      username: 'mayavillanueva',
      first_name: 'Maya',
      last_name: 'Villanueva',
      onboarding_completed: false,
      is_trial_active: true,
      trial_days_remaining: 14,
    })
    const row = await rowOf(body.user.id)
    expect(row).toMatchObject({ password_hash: null, email_verified_at: app.clock.now() })
    expect((await app.get('/auth/user/', { as: body })).body).toEqual(body.user)
  })

  it('knows her the next time, in another browser too, and whatever became of her address here', async () => {
    const address = newAddress('liza')
    const first = await signIn(address)
    await app.db
      .updateTable('users')
      .set({ email: newAddress('moved') })
      .where('id', '=', first.body.user.id)
      .execute()
    const again = await signIn(address)
    expect(again.body.user.id).toBe(first.body.user.id)
    expect(again.body.token).not.toBe(first.body.token)
  })

  it('makes one account of two sign-ins at the same moment', async () => {
    const address = newAddress('rico')
    const answers = await Promise.all([1, 2, 3].map(() => signIn(address)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1)
  })

  it('gives two people of the same name two usernames', async () => {
    const usernames = await Promise.all(
      ['x', 'y'].map(async (domain) => (await signIn(`juana.cruz@${domain}.example.com`)).body.user.username),
    )
    expect(new Set(usernames).size).toBe(2)
    for (const username of usernames) expect(username).toMatch(/^juanacruz\d*$/)
  })

  it('opens the account ana already has, which keeps its password, and tells her by mail', async () => {
    const person = await ana(app)
    await app.db
      .updateTable('users')
      .set({ email_verified_at: app.clock.now() })
      .where('id', '=', person.id)
      .execute()
    const { status, body } = await signIn(person.email)
    expect(status).toBe(200)
    expect(body.user.id).toBe(person.id)
    expect(await logIn(person)).toBe(200)
    expect((await app.get('/auth/user/', { as: person })).status).toBe(200)
    const mail = await mailAbout(person.email, 'You can now log in with Google')
    expect(mail?.text).toContain('Your password works as before.')
  })

  it('ends the session that the browser had, whose ever it was, and none where it fails', async () => {
    const before = await ana(app)
    const browser = createSignInBrowser(app)
    const { body } = await browser.start()
    const back = await as(newAddress('rosa'))(body.authorization_url)
    expect((await browser.finish({ state: 'of another', ...back }, before)).status).not.toBe(200)
    expect((await app.get('/auth/user/', { as: before })).status).toBe(200)
    expect((await browser.finish({ state: body.state, ...back }, before)).status).toBe(200)
    expect((await app.get('/auth/user/', { as: before })).status).toBe(401)
  })

  it('opens an account that has no password, of the provider before, and promises it none', async () => {
    const address = newAddress('pia')
    const first = await signIn(address)
    await app.db
      .updateTable('social_identities')
      .set({ issuer: 'https://before.example' })
      .where('user_id', '=', first.body.user.id)
      .execute()
    expect((await signIn(address)).body.user.id).toBe(first.body.user.id)
    const mail = await mailAbout(address, 'You can now log in with Google')
    expect(mail?.text).toContain('Your account has no password.')
    expect(mail?.text).not.toContain('works as before')
    expect(linkIn(mail).pathname).toBe('/forgot-password')
  })

  it('throws out who made an account with an address they never proved', async () => {
    const squatter = await ana(app)
    const link = newToken()
    await app.db
      .insertInto('account_links')
      .values({
        user_id: squatter.id,
        kind: 'change-email',
        token_hash: hashToken(link),
        email: 'squatter@example.com',
        created_at: app.clock.now(),
        expires_at: new Date(app.clock.now().getTime() + 60_000),
      })
      .execute()
    // Else the owner's applications would leave through the squatter's account.
    await app.db
      .insertInto('integrations')
      .values({
        user_id: squatter.id,
        type: 'olj',
        board_email: 'squatter@board.example',
        sealed_password: 'sealed',
        connected_at: app.clock.now(),
      })
      .execute()
    const { status, body } = await signIn(squatter.email)
    expect(status).toBe(200)
    expect(body.user.id).toBe(squatter.id)
    const settings = await app.get('/settings/integrations/', { as: body })
    expect(settings.body).toMatchObject({ olj_email: '', integrations: [] })
    expect(await logIn(squatter)).toBe(401)
    expect((await app.get('/auth/user/', { as: squatter })).status).toBe(401)
    expect((await app.get('/auth/user/', { as: body })).status).toBe(200)
    const opened = await app.post('/auth/email/verify/', { body: { token: link } })
    expect(opened.body.code).toBe('link-invalid')
    expect((await rowOf(squatter.id))?.email_verified_at).toEqual(app.clock.now())
    const mail = await mailAbout(squatter.email, 'We secured your Hanap account')
    expect(mail?.text).toContain('we removed its password')
  })

  it('calls an account nobody had confirmed as its person is called, in the mail too', async () => {
    const squatter = await ana(app)
    await app.db
      .updateTable('users')
      .set({ email: 'liza.soberano@example.com', phone_number: '+639171234567' })
      .where('id', '=', squatter.id)
      .execute()
    const { body } = await signIn('liza.soberano@example.com')
    expect(body.user).toMatchObject({
      id: squatter.id,
      username: 'lizasoberano',
      first_name: 'Liza',
      last_name: 'Soberano',
      phone_number: '',
    })
    const mail = await mailAbout('liza.soberano@example.com', 'We secured your Hanap account')
    expect(mail?.text).toContain('Hi Liza,')
    expect(mail?.text).not.toContain('Ana')
  })

  it('leaves the username of who had the same one already, and gives another where somebody else has it', async () => {
    const taken = []
    for (const domain of ['one', 'two']) {
      const email = `corazon.aquino@${domain}.example.com`
      const stranger = await ana(app)
      const username = domain === 'one' ? 'CorazonAquino' : stranger.username
      await app.db.updateTable('users').set({ email, username }).where('id', '=', stranger.id).execute()
      taken.push((await signIn(email)).body.user.username)
    }
    expect(taken).toEqual(['corazonaquino', expect.stringMatching(/^corazonaquino\d+$/)])
  })

  it('goes with the account when that is deleted, and makes a new one the next time', async () => {
    const address = newAddress('gone')
    const first = await signIn(address)
    await app.db.deleteFrom('users').where('id', '=', first.body.user.id).execute()
    const second = await signIn(address)
    expect(second.status).toBe(200)
    expect(second.body.user.id).not.toBe(first.body.user.id)
  })
})

describe('Two tabs', () => {
  it('sign in at the same moment, each with its own cookie', async () => {
    const browser = createSignInBrowser(app)
    const [one, other] = [(await browser.start()).body, (await browser.start()).body]
    for (const { state, authorization_url } of [one, other]) {
      const back = await as(newAddress('tab'))(authorization_url)
      expect((await browser.finish({ ...back, state })).status).toBe(200)
    }
    expect(browser.cookies.size).toBe(0)
  })

  it('and more of them leave five sign-ins begun, the last ones; those that are over make room first', async () => {
    const browser = createSignInBrowser(app)
    const started = []
    for (let n = 0; n < 7; n++) {
      started.push((await browser.start()).body)
      app.clock.advance({ seconds: 1 })
    }
    expect(browser.cookies.size).toBe(5)
    const [first, , third] = started
    const finish = async (begun: typeof first) =>
      browser.finish({ ...(await as(newAddress('tabs'))(begun.authorization_url)), state: begun.state })
    expect((await finish(first)).body.code).toBe('sign-in-refused')
    expect((await finish(third)).status).toBe(200)
    app.clock.advance({ minutes: 10 })
    await browser.start()
    expect(browser.cookies.size).toBe(1)
  })
})

describe('A sign-in that must not be', () => {
  const refusal = async (account: string) => {
    const { status, body } = await signIn(account)
    expect([status, body.code]).toEqual([400, 'sign-in-refused'])
    return body.detail as string
  }

  it('is paolo’s, whose provider never verified his address', async () => {
    expect(await refusal('Paolo Cruz')).toContain('hasn’t verified your email address')
    const account = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'paolo.cruz@example.com')
      .executeTakeFirst()
    expect(account).toBeUndefined()
  })

  it('is rosa’s, who shares no address', async () => {
    expect(await refusal('Rosa Lim')).toContain('didn’t share an email address')
  })

  it('is one with a state that is not the cookie’s', async () => {
    const browser = createSignInBrowser(app)
    const { body } = await browser.start()
    const back = await as(newAddress('state'))(body.authorization_url)
    const { status } = await browser.finish({ ...back, state: `${body.state.slice(0, -1)}_` })
    expect(status).toBe(400)
    // A forged return with another state does not spoil the browser's own attempt.
    expect((await browser.finish({ ...back, state: body.state })).status).toBe(200)
    expect(browser.cookies.size).toBe(0)
  })

  it('is one without a cookie, with another browser’s, or with one somebody touched', async () => {
    const other = createSignInBrowser(app)
    await other.start()
    const [theirs = ''] = other.cookies.values()
    for (const value of [undefined, theirs, 'altered', 'v1.a.b.c.d', 'x']) {
      const browser = createSignInBrowser(app)
      const { body } = await browser.start()
      const back = await as(newAddress('cookie'))(body.authorization_url)
      const [[name, own] = ['', '']] = browser.cookies
      browser.cookies.clear()
      if (value !== undefined)
        browser.cookies.set(name, value === 'altered' ? `${own.slice(0, -2)}xx` : value)
      const answer = await browser.finish({ ...back, state: body.state })
      expect([answer.status, answer.body.code]).toEqual([400, 'sign-in-refused'])
      expect(answer.body.detail).toContain('another browser')
    }
  })

  it('is one that took longer than ten minutes', async () => {
    const browser = createSignInBrowser(app)
    const { body } = await browser.start()
    const back = await as(newAddress('slow'))(body.authorization_url)
    app.clock.advance({ minutes: 10 })
    expect((await browser.finish({ ...back, state: body.state })).body.detail).toContain('took too long')
  })

  it('is one under another host than it began', async () => {
    const browser = createSignInBrowser(app)
    const { body } = await browser.start()
    const back = await as(newAddress('host'))(body.authorization_url)
    const { status } = await browser.finish({ ...back, state: body.state, host: '127.0.0.1:3000' })
    expect(status).toBe(400)
  })

  it('comes twice: the code is exchanged once, also when both come at the same moment', async () => {
    const browser = createSignInBrowser(app)
    const { body } = await browser.start()
    const back = { ...(await as(newAddress('twice'))(body.authorization_url)), state: body.state }
    const cookies = [...browser.cookies]
    const both = await Promise.all([browser.finish(back), browser.finish(back)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    const third = await browser.finish(back)
    expect(third.body.detail).toBe('You already used this sign-in. Please start again.')
  })

  it('brings a code that was made for somebody else’s browser', async () => {
    const [mine, theirs] = [createSignInBrowser(app), createSignInBrowser(app)]
    const [started, other] = [await mine.start(), await theirs.start()]
    const { code, iss } = await as(newAddress('other'))(other.body.authorization_url)
    const answer = await mine.finish({ code, iss, state: started.body.state })
    expect([answer.status, answer.body.code]).toEqual([400, 'sign-in-refused'])
  })

  it('says that another provider answered', async () => {
    const browser = createSignInBrowser(app)
    const { body } = await browser.start()
    const { code } = await as(newAddress('iss'))(body.authorization_url)
    const answer = await browser.finish({ code, iss: 'https://evil.example', state: body.state })
    expect([answer.status, answer.body.code]).toEqual([400, 'sign-in-refused'])
  })

  it.each([
    'evil.example',
    'evil.example@localhost',
    'evil.example@localhost:3000',
    'localhost:3000@evil.example',
    'localhost:3000.evil.example',
    'localhost:3000/evil',
    'localhost:3000#',
    'localhost:3000?x',
    'localhost:3000\\evil.example',
    'LOCALHOST:3000',
    'localhost.:3000',
    'localhost:3000 ',
    ' localhost:3000',
    'localhost:3001',
    'localhost',
    'localhost:03000',
    'http://localhost:3000',
    '127.1:3000',
  ])('comes from the host %j, which is not ours', async (host) => {
    const { status, body } = await createSignInBrowser(app).start(host)
    expect([status, body.code]).toEqual([400, 'sign-in-refused'])
    const finished = await createSignInBrowser(app).finish({ code: 'c', state: 's', host })
    expect([finished.status, finished.body.code]).toEqual([400, 'sign-in-refused'])
  })

  it.each([{}, { host: 7 }, { host: '' }, { host: ['localhost:3000'] }])(
    'begins with the body %j',
    async (body) => {
      expect((await app.post('/auth/google/start/', { body })).status).toBe(400)
    },
  )

  it('comes back without a code', async () => {
    const { status, body } = await createSignInBrowser(app).finish({ state: 's', code: '' })
    expect(status).toBe(400)
    expect(body.errors.code).toEqual(['No authentication code was received from the provider.'])
  })
})

describe('An installation', () => {
  const provider = () => ({
    issuer: issuer.url,
    clientId: issuer.clientId,
    clientSecret: issuer.clientSecret,
  })

  it('without a provider says so, and goes on', async () => {
    const bare = await startApp({ config: { signIn: { provider: undefined, providerName: 'Google' } } })
    try {
      const { status, body } = await createSignInBrowser(bare).start()
      expect([status, body.code]).toEqual([400, 'sign-in-refused'])
      expect(body.detail).toBe('Sign in with Google isn’t set up here.')
    } finally {
      await bare.close()
    }
  })

  it('with its own host comes back by https, with a cookie for https only', async () => {
    const own = await startApp({
      config: {
        signIn: { provider: provider(), providerName: 'Google' },
        publicHosts: ['jobs.example.com', 'localhost.example.com'],
      },
    })
    try {
      for (const host of ['jobs.example.com', 'localhost.example.com']) {
        const { body, headers } = await createSignInBrowser(own).start(host)
        const redirect = new URL(body.authorization_url).searchParams.get('redirect_uri')
        expect(redirect).toBe(`https://${host}/oauth-callback`)
        expect(String(headers['set-cookie'])).toMatch(/; Secure$/)
      }
      expect((await createSignInBrowser(own).start(HOST)).status).toBe(400)
    } finally {
      await own.close()
    }
  })

  it('stops an address that begins too often, whatever it says of itself', async () => {
    const strict = await startApp({
      config: {
        signIn: { provider: provider(), providerName: 'Google' },
        limits: { ...app.config.limits, loginPerAddress: 3 },
      },
    })
    try {
      const browser = createSignInBrowser(strict)
      for (let n = 0; n < 3; n++) expect((await browser.start()).status).toBe(200)
      const fourth = await browser.start()
      expect([fourth.status, fourth.body.code]).toEqual([429, 'too-many'])
      expect((await browser.finish({ code: 'c', state: 's' })).status).toBe(429)
    } finally {
      await strict.close()
    }
  })

  it('forgets sign-ins that came back long ago', async () => {
    await signIn(newAddress('swept'))
    const count = async () => (await app.db.selectFrom('social_sign_in_returns').selectAll().execute()).length
    expect(await count()).toBeGreaterThan(0)
    app.clock.advance({ minutes: 21 })
    await app.socialSignIn.sweep()
    expect(await count()).toBe(0)
  })
})

const rowOf = (id: number) =>
  app.db
    .selectFrom('users')
    .select(['password_hash', 'email_verified_at'])
    .where('id', '=', id)
    .executeTakeFirst()

const mailAbout = async (address: string, subject: string) =>
  (await mailsTo(app, address)).find((mail) => mail.subject === subject)

async function logIn({ email, password }: { email: string; password: string }): Promise<number> {
  return (await app.post('/auth/login/', { body: { email, password } })).status
}
