/** @module-tag security */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ana, ben, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const DAY = 24 * 60 * 60 * 1000

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function logIn(person: Person, userAgent = PHONE) {
  const { body } = await app.post('/auth/login/', {
    headers: { 'user-agent': userAgent },
    body: { email: person.email, password: person.password },
  })
  return { ...person, token: String(body.token) }
}
const sessionsOf = async (person: Person) => (await app.get('/auth/sessions/', { as: person })).body.results

test('ana sees where she is signed in, the last used first, and which of them is this one', async () => {
  const here = await ana(app)
  app.clock.advance({ minutes: 10 })
  const phone = await logIn(here)
  const shown = await app.get('/auth/sessions/', { as: phone })
  expect(shown.status).toBe(200)
  expect(shown.body.count).toBe(2)
  expect(shown.body.results[0]).toEqual({
    id: expect.any(Number),
    device: 'Chrome on Android',
    kind: 'phone',
    created_at: app.clock.now().toISOString(),
    last_used_at: app.clock.now().toISOString(),
    expires_at: new Date(app.clock.now().getTime() + DAY).toISOString(),
    is_current: true,
  })
  expect(shown.body.results[1].is_current).toBe(false)
  expect(shown.text).not.toContain('Mozilla')

  app.clock.advance({ minutes: 10 })
  const [first] = await sessionsOf(here)
  expect(first.is_current).toBe(true)
})

test('ana signs out on her phone, and only there', async () => {
  const here = await ana(app)
  const phone = await logIn(here)
  const other = (await sessionsOf(here)).find((one: { is_current: boolean }) => !one.is_current)
  expect((await app.delete(`/auth/sessions/${other.id}/`, { as: here })).status).toBe(204)
  expect(await app.get('/auth/user/', { as: phone })).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  })
  expect(await sessionsOf(here)).toHaveLength(1)
  expect((await app.delete(`/auth/sessions/${other.id}/`, { as: here })).status).toBe(404)
})

test('whoever signs in gets a new token, and the one that the browser had before is dead, hers or another’s', async () => {
  const [here, stranger] = [await ana(app), await ben(app)]
  const body = { email: here.email, password: here.password }
  const phone = await logIn(here)
  const again = await app.post('/auth/login/', { as: here, body })
  expect(again.body.token).not.toBe(here.token)
  expect((await app.get('/auth/user/', { as: here })).status).toBe(401)
  expect((await app.post('/auth/login/', { as: stranger, body })).status).toBe(200)
  expect((await app.get('/auth/user/', { as: stranger })).status).toBe(401)
  for (const kept of [phone, again.body])
    expect((await app.get('/auth/user/', { as: kept })).status).toBe(200)
})

test('a login that fails ends nothing, and a token of nobody stands in no one’s way', async () => {
  const here = await ana(app)
  const body = { email: here.email, password: 'not-hers-1' }
  expect((await app.post('/auth/login/', { as: here, body })).status).toBe(401)
  expect((await app.get('/auth/user/', { as: here })).status).toBe(200)
  const stale = { token: 'x'.repeat(43) }
  const right = { email: here.email, password: here.password }
  expect((await app.post('/auth/login/', { as: stale, body: right })).status).toBe(200)
})

test('a session ends half a year after it began, however often ana uses it', async () => {
  const person = await ana(app)
  const signIn = async (remember_me: boolean) =>
    (
      await app.post('/auth/login/', {
        body: { email: person.email, password: person.password, remember_me },
      })
    ).body
  const days = { short: 0, long: 0 }
  const [short, long] = [await signIn(false), await signIn(true)]
  const lives = async (session: { token: string }) =>
    (await app.get('/auth/user/', { as: session })).status === 200
  for (let hours = 23; hours < 200 * 24; hours += 23) {
    app.clock.advance({ minutes: 23 * 60 })
    if (await lives(short)) days.short = hours / 24
    if (await lives(long)) days.long = hours / 24
  }
  expect(days.short).toBeGreaterThan(29)
  expect(days.short).toBeLessThan(30)
  expect(days.long).toBeGreaterThan(179)
  expect(days.long).toBeLessThan(180)
})

test('ending the session that asks is a logout', async () => {
  const here = await ana(app)
  const [own] = await sessionsOf(here)
  expect((await app.delete(`/auth/sessions/${own.id}/`, { as: here })).status).toBe(204)
  expect((await app.get('/auth/sessions/', { as: here })).status).toBe(401)
})

test('ben’s session is not there for ana, and she cannot end it', async () => {
  const [here, stranger] = [await ana(app), await ben(app)]
  const [theirs] = await sessionsOf(stranger)
  expect((await app.delete(`/auth/sessions/${theirs.id}/`, { as: here })).status).toBe(404)
  expect((await app.delete('/auth/sessions/0/', { as: here })).status).toBe(404)
  expect((await app.delete('/auth/sessions/me/', { as: here })).status).toBe(404)
  expect(await sessionsOf(stranger)).toHaveLength(1)
})

test('ana signs out everywhere but here, and nobody else is signed out', async () => {
  const [here, stranger] = [await ana(app), await ben(app)]
  const phones = [await logIn(here), await logIn(here), await logIn(here, '')]
  expect(await app.post('/auth/sessions/end-others/', { as: here })).toMatchObject({
    status: 200,
    body: { ended: 3 },
  })
  for (const phone of phones) expect((await app.get('/auth/user/', { as: phone })).status).toBe(401)
  expect((await app.get('/auth/user/', { as: here })).status).toBe(200)
  expect((await app.get('/auth/user/', { as: stranger })).status).toBe(200)
  expect((await app.post('/auth/sessions/end-others/', { as: here })).body).toEqual({ ended: 0 })
})

test('two devices that sign out all others at the same moment do not keep each other waiting', async () => {
  const here = await ana(app)
  const phone = await logIn(here)
  const answers = await Promise.all([here, phone].map((as) => app.post('/auth/sessions/end-others/', { as })))
  expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true)
})

test('a session that has run out is listed no more', async () => {
  const here = await ana(app)
  app.clock.advance({ minutes: 23 * 60 })
  const phone = await logIn(here)
  app.clock.advance({ minutes: 2 * 60 })
  const left = await sessionsOf(phone)
  expect(left).toHaveLength(1)
  expect(left[0].is_current).toBe(true)
})

test('a changed password leaves no session', async () => {
  const here = await ana(app)
  const phone = await logIn(here)
  const password = 'Kalamansi-at-toyo-8'
  const body = { old_password: here.password, new_password1: password, new_password2: password }
  expect((await app.post('/auth/password/change/', { as: here, body })).status).toBe(200)
  expect((await app.get('/auth/sessions/', { as: here })).status).toBe(401)
  expect((await app.get('/auth/sessions/', { as: phone })).status).toBe(401)
})
