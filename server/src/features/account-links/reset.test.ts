/** @module-tag security */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectBoard, nextAccount } from '../../../test/applying.ts'
import { mailAskedLinks } from '../../../test/asked-links.ts'
import { linkIn, mailsTo, tokenIn } from '../../../test/doubles/outbox.ts'
import { ana, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 0 } }, inbox: {} })
})
afterAll(() => app.close())

const NEW = 'kalabaw-sa-bukid-9'
const LINK_INVALID = {
  code: 'link-invalid',
  detail: 'This link has expired or you already used it. Please ask for a new one.',
}
const ask = (email: string) => app.post('/auth/password/reset/', { body: { email } })
const confirm = (token: string, password = NEW) =>
  app.post('/auth/password/reset/confirm/', { body: { token, password, confirm_password: password } })
const login = ({ email }: { email: string }, password: string) =>
  app.post('/auth/login/', { body: { email, password } })

async function forgotten({ email }: { email: string }) {
  expect((await ask(email)).status).toBe(200)
  await mailAskedLinks(app)
  const mail = (await mailsTo(app, email)).filter(({ subject }) => subject === 'Set a new password').at(-1)
  return tokenIn(mail)
}

const userOf = (person: Person) =>
  app.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()

describe('A forgotten password', () => {
  it('is set anew by the mailed link: ana is out everywhere, in with the new one, and told by mail', async () => {
    const person = await ana(app)
    const token = await forgotten(person)
    expect((await userOf(person)).email_verified_at).toBeNull()
    const answer = await confirm(token)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ message: 'Your new password is set. Please log in with it.' })
    expect((await app.get('/auth/profile/', { as: person })).status).toBe(401)
    expect((await login(person, person.password)).status).toBe(401)
    expect((await login(person, NEW)).status).toBe(200)
    // Opening a mailed link proves the address.
    expect((await userOf(person)).email_verified_at).toEqual(app.clock.now())
    const last = (await mailsTo(app, person.email)).at(-1)
    expect(last?.subject).toBe('Your password was changed')
    expect(last?.text).toMatch(/set a new\s+password\s+now/)
    expect(linkIn(last).pathname).toBe('/forgot-password')
  })

  it('leaves no board account of whoever had her address before she proved it, and hers afterwards', async () => {
    const person = await ana(app)
    const connected = async () => {
      const { body } = await app.get('/settings/integrations/', { as: session })
      return body.integrations.length
    }
    expect((await connectBoard(app, person, nextAccount(app))).status).toBe(200)
    await confirm(await forgotten(person))
    let session = { token: (await login(person, NEW)).body.token }
    expect(await connected()).toBe(0)
    const told = (await app.get('/notifications/', { as: session })).body.results
    expect(told.map(({ title }: { title: string }) => title)).toContain(
      'We disconnected your Online Jobs Portal account',
    )
    expect((await connectBoard(app, { ...person, ...session }, nextAccount(app))).status).toBe(200)
    await confirm(await forgotten(person), `${NEW}-too`)
    session = { token: (await login(person, `${NEW}-too`)).body.token }
    expect(await connected()).toBe(1)
  })

  it('is answered alike for her address, however cased, and for one nobody has', async () => {
    const person = await ana(app)
    await mailAskedLinks(app)
    const answers = []
    for (const email of [person.email, person.email.toUpperCase(), 'nobody@example.com']) {
      const { status, body } = await ask(email)
      answers.push({ status, body, orders: await mailAskedLinks(app) })
    }
    const message =
      'If an account with this email exists, a link to set a new password is on its way. It works for one hour.'
    expect(answers).toEqual(Array(3).fill({ status: 200, body: { message }, orders: 1 }))
    expect(await mailsTo(app, 'nobody@example.com')).toEqual([])
  })

  it.each([
    ['', 'Email address is required'],
    ['ana', 'Please enter a valid email address'],
  ])('asked for with %j is told: %s', async (email, text) => {
    const { status, body } = await ask(email)
    expect(status).toBe(400)
    expect(body.errors.email).toEqual([text])
  })

  it('is not mailed to an address that refused mail under another spelling', async () => {
    const suppressed = {
      address: 'ana@xn--bcher-kva.example',
      reason: 'no such mailbox',
      since: app.clock.now(),
    }
    await app.db.insertInto('mail_suppressions').values(suppressed).execute()
    const person = await ana(app)
    await app.put('/user/update/', { as: person, body: { email: 'ana@BÜCHER.example' } })
    const mails = app.db.selectFrom('mails').select(['state']).where('user_id', '=', person.id)
    expect(await mails.where('kind', '=', 'change-email').execute()).toEqual([{ state: 'suppressed' }])
  })

  it('gives a password to an account that had none', async () => {
    const person = await ana(app)
    await app.db.updateTable('users').set({ password_hash: null }).where('id', '=', person.id).execute()
    expect((await login(person, person.password)).status).toBe(401)
    await confirm(await forgotten(person))
    expect((await login(person, NEW)).status).toBe(200)
  })
})

describe('The link for it', () => {
  it('works once', async () => {
    const person = await ana(app)
    const token = await forgotten(person)
    expect((await confirm(token)).status).toBe(200)
    const again = await confirm(token, 'tatlong-bibe-3')
    expect(again.status).toBe(400)
    expect(again.body).toMatchObject(LINK_INVALID)
    expect((await login(person, NEW)).status).toBe(200)
  })

  it('works for one of those who open it at the same moment', async () => {
    const person = await ana(app)
    const token = await forgotten(person)
    const passwords = ['kalabaw-sa-bukid-1', 'kalabaw-sa-bukid-2', 'kalabaw-sa-bukid-3']
    const answers = await Promise.all(passwords.map((password) => confirm(token, password)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect((await login(person, winner)).status).toBe(200)
  })

  it('works for an hour', async () => {
    const person = await ana(app)
    const token = await forgotten(person)
    app.clock.advance({ minutes: 59, seconds: 59 })
    const late = await forgotten(person)
    app.clock.advance({ seconds: 1 })
    expect((await confirm(token)).body).toMatchObject(LINK_INVALID)
    expect((await confirm(late)).status).toBe(200)
  })

  it('ends when another one was used, when the password was changed, and when the address was', async () => {
    const [first, second, third] = [await ana(app), await ana(app), await ana(app)]
    const tokens = [await forgotten(first), await forgotten(second), await forgotten(third)]
    await confirm(await forgotten(first))

    const change = { old_password: second.password, new_password1: 'Kalabaw-9', new_password2: 'Kalabaw-9' }
    expect((await app.post('/auth/password/change/', { as: second, body: change })).status).toBe(200)

    const newEmail = `moved-${third.email}`
    await app.put('/user/update/', { as: third, body: { email: newEmail } })
    await app.post('/auth/email/verify/', { body: { token: tokenIn((await mailsTo(app, newEmail))[0]) } })

    for (const token of tokens) expect((await confirm(token)).body).toMatchObject(LINK_INVALID)
    expect((await login({ email: newEmail }, third.password)).status).toBe(200)
  })

  it('ends a change of address that somebody else began', async () => {
    const person = await ana(app)
    await app.put('/user/update/', { as: person, body: { email: 'thief@example.com' } })
    await confirm(await forgotten(person))
    const token = tokenIn((await mailsTo(app, 'thief@example.com'))[0])
    const { body } = await app.post('/auth/email/verify/', { body: { token } })
    expect(body).toMatchObject(LINK_INVALID)
  })

  it('is mailed once, however often its task runs', async () => {
    const person = await ana(app)
    await mailAskedLinks(app)
    await ask(person.email)
    const { rows } = await app.database.pool.query(
      `delete from pgboss.job where name = 'mail-asked-link' returning data`,
    )
    await Promise.all([1, 2, 3].map(() => app.accountLinks.mailAsked(rows[0].data.sealed)))
    await app.accountLinks.mailAsked(rows[0].data.sealed)
    const mails = await mailsTo(app, person.email)
    expect(mails.filter(({ subject }) => subject === 'Set a new password')).toHaveLength(1)
  })
})

describe('The new password', () => {
  it.each([
    ['short1', 'Password must be at least 8 characters and include a letter and a number'],
    ['onlyletters', 'Password must be at least 8 characters and include a letter and a number'],
    ['Password1', 'This password is too common. Please choose another.'],
    ['Reyes1990', 'This password is too common. Please choose another.'],
    [`a1${'x'.repeat(127)}`, 'Password must be at most 128 characters'],
  ])('%s is refused at its field, and the link stays good', async (password, text) => {
    const person = await ana(app)
    const token = await forgotten(person)
    const refused = await confirm(token, password)
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual({ password: [text] })
    expect((await confirm(token)).status).toBe(200)
  })

  it('must be typed twice alike', async () => {
    const body = { token: 'a'.repeat(43), password: NEW, confirm_password: `${NEW}!` }
    const { body: answer } = await app.post('/auth/password/reset/confirm/', { body })
    expect(answer.errors).toEqual({ confirm_password: ['Passwords do not match'] })
  })

  it('is not hashed for a link that is wrong', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => confirm(`${'z'.repeat(40)}${n + 100}`)),
    )
    expect(answers.every(({ body }) => body.code === 'link-invalid')).toBe(true)
  })
})
