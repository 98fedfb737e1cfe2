import type { NotificationTopic } from '@hanap/contract/notices/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/doubles/outbox.ts'
import { ana, ben, type Person } from '../../../../test/people.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {}, now: '2026-11-20T01:00:00Z' })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-20T01:00:00Z'))

async function remind(as: Person) {
  const body = { job_title: 'Bookkeeper', employer_name: 'Manila Books', applied_date: '2026-11-02' }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const { id } = (await app.post('/job-applications/', { as, body, headers: key })).body
  const at = new Date(app.clock.now().getTime() + 60_000).toISOString()
  await app.patch(`/job-applications/${id}/`, { as, body: { follow_up_date: at } })
  app.clock.advance({ minutes: 2 })
  await app.tracker.remindFollowUps()
}
const reminders = async (to: Person) =>
  (await mailsTo(app, to.email)).filter(({ subject }) => subject.startsWith('Time to ask'))
const lastReminder = async (to: Person) => {
  const mail = (await reminders(to)).at(-1)
  if (!mail) throw new Error('there is no reminder')
  return mail
}
const settings = async (as: Person) => (await app.get('/settings/notifications/', { as })).body.settings

const oneClickOf = (headers: Readonly<Record<string, string>>) => {
  const url = new URL(/^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '')
  return url.pathname + url.search
}
const FORM = 'application/x-www-form-urlencoded'
const click = (path: string, payload: string | Buffer = 'List-Unsubscribe=One-Click', type = FORM) =>
  app.http.inject({ method: 'POST', url: path, payload, headers: { 'content-type': type } })
/** With the token of the footer's link. */
const byPage = (token: string, is_on?: boolean) =>
  app.post('/notifications/subscription/', { body: { token, ...(is_on !== undefined && { is_on }) } })
const tokenInFoot = (text: string) => /\/unsubscribe#token=(\S+)/.exec(text)?.[1] ?? ''

test('a mail that ana can do without says so in its head and its foot', async () => {
  const seeker = await ana(app)
  await remind(seeker)
  const { headers, text, html } = await lastReminder(seeker)
  expect(headers['list-unsubscribe']).toMatch(
    /^<http:\/\/[^/]+\/api\/notifications\/one-click\/\?token=[\w.-]{20,200}>$/,
  )
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(text).toContain('Get no more news of your applications by email:\n')
  const token = tokenInFoot(text)
  expect(token).toMatch(/^[\w.-]{20,200}$/)
  expect(html).toContain(`/unsubscribe#token=${token}"`)
  // A forwarded mail's token tells nothing of the account.
  expect(Buffer.from(token.split('.')[3] ?? '', 'base64url').toString()).not.toContain('application_updates')
})

test('one click ends mails of the topic, without a login; a second click says the same', async () => {
  const [seeker, other] = [await ana(app), await ben(app)]
  await remind(seeker)
  const path = oneClickOf((await lastReminder(seeker)).headers)
  for (let count = 0; count < 2; count++) {
    const answer = await click(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ unsubscribed: true })
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  expect(await settings(seeker)).toMatchObject({
    application_updates: false,
    messages: true,
    job_alerts: true,
  })
  expect(await settings(other)).toMatchObject({ application_updates: true })

  await remind(seeker)
  await remind(other)
  expect(await reminders(seeker)).toHaveLength(1)
  expect(await reminders(other)).toHaveLength(1)
  const rows = await app.db.selectFrom('mails').select('state').where('user_id', '=', seeker.id).execute()
  expect(rows.filter(({ state }) => state === 'waiting')).toEqual([])
  // The site notifies her all the same.
  const { results } = (await app.get('/notifications/', { as: seeker })).body
  expect(results.filter(({ kind }: { kind: string }) => kind === 'follow-up')).toHaveLength(2)
})

test('a mail that was queued before the click is not sent after it', async () => {
  const seeker = await ana(app)
  await remind(seeker)
  const path = oneClickOf((await lastReminder(seeker)).headers)
  await remind(seeker)
  await click(path)
  expect(await reminders(seeker)).toHaveLength(1)
  const row = await app.db
    .selectFrom('mails')
    .selectAll()
    .where('user_id', '=', seeker.id)
    .where('topic', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    topic: 'application_updates',
    state: 'suppressed',
    sealed_data: null,
    problem: expect.stringContaining('wants no mails of this topic'),
  })
})

test('mails about the account come whatever ana has turned off, and carry no way out', async () => {
  const seeker = await ana(app)
  const off = { job_alerts: false, application_updates: false, messages: false, marketing: false }
  await app.put('/settings/notifications/', { as: seeker, body: off })
  const body = {
    old_password: seeker.password,
    new_password1: 'Kalamansi-at-toyo-7',
    new_password2: 'Kalamansi-at-toyo-7',
  }
  expect((await app.post('/auth/password/change/', { as: seeker, body })).status).toBe(200)
  const mail = (await mailsTo(app, seeker.email)).find(
    ({ subject }) => subject === 'Your password was changed',
  )
  expect(mail).toBeDefined()
  expect(mail?.headers['list-unsubscribe']).toBeUndefined()
  expect(mail?.text).not.toContain('/unsubscribe')
})

test.each([
  ['the short form', FORM, 'List-Unsubscribe=One-Click'],
  ['the short form with a line end', `${FORM}; charset=UTF-8`, 'List-Unsubscribe=One-Click\r\n'],
  [
    'the long form',
    'multipart/form-data; boundary=---b',
    '-----b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n-----b--\r\n',
  ],
])('%s of a click is understood', async (_, type, payload) => {
  const seeker = await ana(app)
  const token = app.unsubscribing.tokenFor(seeker.id, 'job_alerts')
  expect((await click(`/api/notifications/one-click/?token=${token}`, payload, type)).statusCode).toBe(200)
  expect(await settings(seeker)).toMatchObject({ job_alerts: false })
})

test('what is no click, or too much of one, changes nothing', async () => {
  const seeker = await ana(app)
  const path = `/api/notifications/one-click/?token=${app.unsubscribing.tokenFor(seeker.id, 'messages')}`
  for (const payload of ['', 'List-Unsubscribe=Later', '{"List-Unsubscribe":"One-Click"}', '\u0000\u00ff']) {
    const answer = await click(path, payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().detail).toContain('List-Unsubscribe=One-Click')
  }
  expect((await click(path, `List-Unsubscribe=One-Click&more=${'x'.repeat(5000)}`)).statusCode).toBe(413)
  expect(await settings(seeker)).toMatchObject({ messages: true })
})

test('a link that was only opened, as scanners do, changes nothing and leads to the page that asks', async () => {
  const seeker = await ana(app)
  const token = app.unsubscribing.tokenFor(seeker.id, 'job_alerts')
  const answer = await app.http.inject({ url: `/api/notifications/one-click/?token=${token}` })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(`/unsubscribe#token=${token}`)
  expect(await settings(seeker)).toMatchObject({ job_alerts: true })
})

test('the page sees what it is about, ends it, and takes that back', async () => {
  const seeker = await ana(app)
  await remind(seeker)
  const token = tokenInFoot((await lastReminder(seeker)).text)
  const email = `a•••@example.com`
  const topic: NotificationTopic = 'application_updates'
  expect((await byPage(token)).body).toEqual({ topic, is_on: true, email })
  expect(await settings(seeker)).toMatchObject({ application_updates: true })
  expect((await byPage(token, false)).body).toEqual({ topic, is_on: false, email })
  expect((await byPage(token, false)).body).toEqual({ topic, is_on: false, email })
  expect((await byPage(token)).body).toEqual({ topic, is_on: false, email })
  expect((await byPage(token, true)).body).toEqual({ topic, is_on: true, email })
  expect(await settings(seeker)).toMatchObject({ application_updates: true })
})

test('a token that is wrong, altered, or made for something else is refused in words, and guessing has an end', async () => {
  const seeker = await ana(app)
  const good = app.unsubscribing.tokenFor(seeker.id, 'messages')
  const altered = good.slice(0, -4) + (good.endsWith('AAAA') ? 'BBBB' : 'AAAA')
  const another = app.secrets.seal(`${seeker.id} messages`, 'integration:1')
  const words = 'This unsubscribe link doesn’t work. Choose your emails under Settings.'
  for (const token of [altered, another, 'x'.repeat(50)]) {
    const answer = await click(`/api/notifications/one-click/?token=${token}`)
    expect([answer.statusCode, answer.json().code, answer.json().detail]).toEqual([
      400,
      'link-invalid',
      words,
    ])
    expect((await byPage(token, false)).body.detail).toBe(words)
  }
  for (const query of ['', '?token=', '?token=a&token=b']) {
    expect((await click(`/api/notifications/one-click/${query}`)).statusCode).toBe(400)
  }
  expect((await byPage('no token', false)).body.errors).toEqual({ token: [words] })
  const answers: number[] = []
  for (let count = 0; count < 30; count++) answers.push((await byPage('y'.repeat(50), false)).status)
  expect(answers.at(-1)).toBe(429)
  // From the same address, as a mail provider clicks for many users.
  expect((await click(`/api/notifications/one-click/?token=${good}`)).statusCode).toBe(200)
  expect(await settings(seeker)).toMatchObject({ messages: false })
})

test('for somebody who has left there is nothing more to end', async () => {
  const token = app.unsubscribing.tokenFor(987_654_321, 'job_alerts')
  app.clock.advance({ minutes: 30 })
  expect((await click(`/api/notifications/one-click/?token=${token}`)).statusCode).toBe(200)
  expect((await byPage(token, false)).body.code).toBe('link-invalid')
})
