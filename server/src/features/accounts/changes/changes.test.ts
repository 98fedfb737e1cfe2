/** @module-tag security */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailAskedLinks } from '../../../../test/asked-links.ts'
import { linkIn, mailsTo, tokenIn } from '../../../../test/doubles/outbox.ts'
import { ana, ben, type Person } from '../../../../test/people.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {} })
})
afterAll(() => app.close())

const update = (person: Person, body: object) => app.put('/user/update/', { as: person, body })
const open = (token: string) => app.post('/auth/email/verify/', { body: { token } })
const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject)

describe('Changing what one is called', () => {
  it('counts at once for names, username and phone number', async () => {
    const person = await ana(app)
    const { status, body } = await update(person, {
      email: person.email,
      username: `${person.username}_2`,
      first_name: ' Anabel ',
      last_name: 'Cruz',
      phone_number: '+63 (917) 555-0123',
      account_type: 'jobseeker',
    })
    expect(status).toBe(200)
    const wanted = {
      username: `${person.username}_2`,
      email: person.email,
      first_name: 'Anabel',
      firstName: 'Anabel',
      last_name: 'Cruz',
      phone_number: '+63 (917) 555-0123',
    }
    expect(body).toMatchObject({ ...wanted, pending_email: null })
    expect((await app.get('/auth/user/', { as: person })).body).toMatchObject(wanted)
  })

  it('leaves what is not sent as it is, and empties a phone number that is sent empty', async () => {
    const person = await ana(app)
    await update(person, { email: person.email, phone_number: '0917 555 0123' })
    await update(person, { email: person.email, first_name: 'Anabel' })
    const { body } = await app.get('/auth/user/', { as: person })
    expect(body).toMatchObject({
      first_name: 'Anabel',
      last_name: 'Reyes',
      username: person.username,
      phone_number: '0917 555 0123',
    })
    await update(person, { email: person.email, phone_number: '' })
    expect((await app.get('/auth/user/', { as: person })).body.phone_number).toBe('')
  })

  it('takes nothing else from the request', async () => {
    const person = await ana(app)
    await update(person, {
      email: person.email,
      id: 1,
      user_id: 1,
      password_hash: 'x',
      email_verified_at: '2020-01-01T00:00:00Z',
      onboarding_completed: true,
      onboarding_completed_at: '2020-01-01T00:00:00Z',
      is_trial_active: false,
      plan_type: 'premium',
      account_type: 'employer',
      __proto__: { admin: true },
    })
    const { body } = await app.get('/auth/user/', { as: person })
    expect(body).toMatchObject({
      id: person.id,
      account_type: 'jobseeker',
      onboarding_completed: false,
      is_trial_active: true,
      subscription: { plan: { plan_type: 'free' } },
    })
    const row = await app.db
      .selectFrom('users')
      .select(['password_hash', 'email_verified_at'])
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id/)
    expect(row.email_verified_at).toBeNull()
  })

  it.each([
    [{}, 'email', 'Email address is required'],
    [{ email: 'ana@' }, 'email', 'Please enter a valid email address'],
    [{ first_name: ' ' }, 'first_name', 'First name is required'],
    [{ last_name: '' }, 'last_name', 'Last name is required'],
    [{ first_name: '\u200b' }, 'first_name', 'First name is required'],
    [{ last_name: 'x'.repeat(101) }, 'last_name', 'Please use at most 100 characters'],
    [{ username: 'a b' }, 'username', 'Username can only contain letters, numbers, and underscores'],
    [
      { phone_number: 'call me' },
      'phone_number',
      'Please enter a phone number with digits, spaces and + ( ) - only',
    ],
  ])('with %j it says at %s: %s', async (change, field, text) => {
    const person = await ana(app)
    const given = 'email' in change || Object.keys(change).length === 0 ? change : { email: person.email }
    const { status, body } = await update(person, { ...given, ...change })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ [field]: [text] })
  })

  it('refuses names of others, however cased, and changes nothing then', async () => {
    const [person, other] = [await ana(app), await ben(app)]
    const username = await update(person, {
      email: person.email,
      first_name: 'Anabel',
      username: other.username.toUpperCase(),
    })
    expect(username.status).toBe(409)
    expect(username.body.errors).toEqual({ username: ['This username is already taken'] })
    const email = await update(person, { first_name: 'Anabel', email: other.email.toUpperCase() })
    expect(email.status).toBe(409)
    expect(email.body.errors).toEqual({ email: ['This email is already registered'] })
    expect((await app.get('/auth/user/', { as: person })).body.first_name).toBe('Ana')
  })

  it('gives a username to one of two who want it at the same moment', async () => {
    const [person, other] = [await ana(app), await ben(app)]
    const username = `wanted_${person.id}`
    const answers = await Promise.all(
      [person, other].map((one) => update(one, { email: one.email, username })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('Changing the address', () => {
  it('counts when the link mailed to the new one is opened; the old one is told at once, and both in the end', async () => {
    const person = await ana(app)
    const email = `new-${person.email}`
    const asked = await update(person, { email, first_name: 'Anabel' })
    expect(asked.status).toBe(200)
    expect(asked.body).toMatchObject({ email: person.email, first_name: 'Anabel', pending_email: email })
    expect(await subjects(email)).toEqual(['Please confirm your new email'])
    const told = (await mailsTo(app, person.email)).at(-1)
    expect(told?.subject).toBe('Your email address is about to change')
    expect(told?.text).toContain(email)
    expect(linkIn(told).pathname).toBe('/forgot-password')

    const token = tokenIn((await mailsTo(app, email))[0])
    const opened = await open(token)
    expect(opened.status).toBe(200)
    expect(opened.body).toEqual({
      message:
        'Your new email address is confirmed. If you log in with a password, use this address from now on.',
      email,
      purpose: 'change',
    })
    expect((await app.get('/auth/user/', { as: person })).body.email).toBe(email)
    expect((await subjects(person.email)).at(-1)).toBe('Your email address was changed')
    expect((await subjects(email)).at(-1)).toBe('This is your address at Hanap now')
    const login = (address: string) =>
      app.post('/auth/login/', { body: { email: address, password: person.password } })
    expect((await login(email)).status).toBe(200)
    expect((await login(person.email)).status).toBe(401)
    expect((await open(token)).body.purpose).toBe('again')
  })

  it('is no change where only the case of its letters differs', async () => {
    const person = await ana(app)
    const email = person.email.replace('ana', 'ANA')
    const { body } = await update(person, { email: email.replace('example', 'Example') })
    expect(body).toMatchObject({ email, pending_email: null })
    expect(await subjects(person.email)).toEqual(['Welcome to Hanap: please confirm your email'])
  })

  it('waits for the last one asked for: an earlier link is void', async () => {
    const person = await ana(app)
    const [first, second] = [`one-${person.email}`, `two-${person.email}`]
    await update(person, { email: first })
    await update(person, { email: second })
    expect((await open(tokenIn((await mailsTo(app, first))[0]))).body.code).toBe('link-invalid')
    expect((await open(tokenIn((await mailsTo(app, second))[0]))).body.email).toBe(second)
  })

  it('ends after a day', async () => {
    const person = await ana(app)
    const email = `late-${person.email}`
    await update(person, { email })
    app.clock.advance({ days: 1 })
    expect((await open(tokenIn((await mailsTo(app, email))[0]))).body.code).toBe('link-invalid')
  })

  it('fails kindly where somebody else took the address meanwhile', async () => {
    const person = await ana(app)
    const email = `raced-${person.email}`
    await update(person, { email })
    const other = await ben(app)
    await app.db.updateTable('users').set({ email }).where('id', '=', other.id).execute()
    const { status, body } = await open(tokenIn((await mailsTo(app, email))[0]))
    expect(status).toBe(409)
    expect(body.errors).toEqual({ email: ['This email is already registered'] })
    expect((await app.get('/auth/user/', { as: person })).body.email).toBe(person.email)
  })

  it('is mailed three times an hour, and cannot be used to ask who has an account', async () => {
    const [person, other] = [await ana(app), await ben(app)]
    const statuses = []
    for (let n = 0; n < 4; n++)
      statuses.push((await update(person, { email: `n${n}-${person.email}` })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const asking = []
    for (let n = 0; n < 8; n++) asking.push((await update(person, { email: other.email })).status)
    expect(asking).toEqual([409, 409, 409, 409, 409, 409, 429, 429])
    expect((await update(person, { email: person.email, first_name: 'Anabel' })).status).toBe(200)
  })

  it('counts at once where no mail can be sent', async () => {
    const silent = await startApp()
    try {
      const person = await ana(silent)
      const email = `new-${person.email}`
      const { body } = await silent.put('/user/update/', { as: person, body: { email } })
      expect(body).toMatchObject({ email, pending_email: null })
    } finally {
      await silent.close()
    }
  })
})

describe('Changing the password', () => {
  const change = (person: Person, body: object) => app.post('/auth/password/change/', { as: person, body })
  const good = (person: Person) => ({
    old_password: person.password,
    new_password1: 'Kalabaw-sa-9',
    new_password2: 'Kalabaw-sa-9',
  })

  it('ends every session, this one too, and tells ana by mail', async () => {
    const person = await ana(app)
    const login = (password: string) => app.post('/auth/login/', { body: { email: person.email, password } })
    const phone = (await login(person.password)).body
    const { status, body } = await change(person, good(person))
    expect(status).toBe(200)
    expect(body).toEqual({
      message: 'Your password was changed. Please log in again.',
      logout_required: true,
    })
    for (const session of [person, phone])
      expect((await app.get('/auth/profile/', { as: session })).status).toBe(401)
    expect((await login(person.password)).status).toBe(401)
    expect((await login('Kalabaw-sa-9')).status).toBe(200)
    expect((await subjects(person.email)).at(-1)).toBe('Your password was changed')
  })

  it.each([
    [{ old_password: 'not-hers-1' }, 'old_password', /^Your old password was entered incorrectly/],
    [{ old_password: '' }, 'old_password', /^Current password is required$/],
    [
      { new_password1: 'Kalabaw9', new_password2: 'Kalabaw8' },
      'non_field_errors',
      /^New passwords do not match\.$/,
    ],
    [
      { new_password1: 'kalabaw-9', new_password2: 'kalabaw-9' },
      'new_password1',
      /^Password must be at least 8 characters with at least one uppercase letter and one number\.$/,
    ],
    [
      { new_password1: 'Kala-9', new_password2: 'Kala-9' },
      'new_password1',
      /^Password must be at least 8 characters with at least one uppercase letter and one number\.$/,
    ],
    [
      { new_password1: 'Password1', new_password2: 'Password1' },
      'new_password1',
      /^This password is too common\. Please choose another\.$/,
    ],
  ])('with %j it says at %s: %s', async (wrong, field, text) => {
    const person = await ana(app)
    const { status, body } = await change(person, { ...good(person), ...wrong })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([field])
    expect(body.errors[field][0]).toMatch(text)
    expect((await app.get('/auth/profile/', { as: person })).status).toBe(200)
  })

  it('stops after ten wrong ones in a quarter of an hour, and her login does not', async () => {
    const person = await ana(app)
    const wrong = { ...good(person), old_password: 'not-hers-1' }
    const answers = await Promise.all(Array.from({ length: 14 }, () => change(person, wrong)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    expect((await change(person, good(person))).status).toBe(429)
    const login = await app.post('/auth/login/', { body: { email: person.email, password: person.password } })
    expect(login.status).toBe(200)
    app.clock.advance({ minutes: 15 })
    expect((await change(person, good(person))).status).toBe(200)
  })

  it('mails a link to an account that has none yet, and says so', async () => {
    const person = await ana(app)
    await app.db.updateTable('users').set({ password_hash: null }).where('id', '=', person.id).execute()
    const { status, body } = await change(person, { ...good(person), old_password: 'anything' })
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      old_password: ['This account has no password yet. We emailed you a link to set one.'],
    })
    await mailAskedLinks(app)
    expect((await subjects(person.email)).at(-1)).toBe('Set a new password')
  })
})
