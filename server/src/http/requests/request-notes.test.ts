/** @module-tag security */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signUp } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { newToken } from '../../lib/secrets/secrets.ts'

let app: TestApp
const lines: string[] = []
const requests = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg, route }) => msg === 'request' && route !== undefined)

beforeAll(async () => {
  app = await startApp({ onLog: (line) => lines.push(line), config: { trustProxy: '10.1.0.0/16' } })
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => app.close())

it('writes one line of a request: what was asked, by whom, how it ended and how long it took', async () => {
  const ana = await signUp(app)
  lines.length = 0
  await app.get('/saved-jobs/', { as: ana })
  expect(requests()).toEqual([
    expect.objectContaining({
      level: 30,
      method: 'GET',
      route: '/api/saved-jobs/',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      user_id: ana.id,
      request_id: expect.any(String),
    }),
  ])
})

it('names the request in its answer as the log does, also where it was refused', async () => {
  const { headers } = await app.get('/saved-jobs/')
  expect(requests()[0]).toMatchObject({ request_id: headers['x-request-id'], status: 401, level: 30 })
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

it('calls it as a proxy does that is trusted, and nobody else', async () => {
  const named = { 'x-request-id': 'from-the-proxy.1' }
  const ask = (remoteAddress: string, headers: Record<string, string> = named) =>
    app.http.inject({ url: '/api/saved-jobs/', headers, remoteAddress })
  const idOf = async (asked: ReturnType<typeof ask>) => (await asked).headers['x-request-id']
  expect(await idOf(ask('10.1.2.3'))).toBe('from-the-proxy.1')
  expect(await idOf(ask('::ffff:10.1.2.3'))).toBe('from-the-proxy.1')
  for (const address of ['10.2.0.1', '127.0.0.1', '::1']) {
    expect(await idOf(ask(address))).not.toBe('from-the-proxy.1')
  }
  for (const id of ['short', 'with a space in it', `${'x'.repeat(65)}`, '{"level":60}']) {
    expect(await idOf(ask('10.1.2.3', { 'x-request-id': id }))).not.toBe(id)
  }
})

it('tells the seeker of a fault of ours the id under which the log has it', async () => {
  const ana = await signUp(app)
  lines.length = 0
  await app.db.schema.alterTable('saved_searches').renameTo('elsewhere').execute()
  const { status, body, headers } = await app.get('/saved-searches/', { as: ana })
  await app.db.schema.alterTable('elsewhere').renameTo('saved_searches').execute()
  expect(status).toBe(500)
  expect(body.incident).toBe(headers['x-request-id'])
  const said = lines.map((line) => JSON.parse(line)).filter((line) => line.request_id === body.incident)
  expect(said.map(({ level }) => level).toSorted()).toEqual([40, 50])
})

it('writes nothing of health checks where requests are written', async () => {
  await app.http.inject('/readyz')
  expect(requests()).toEqual([expect.objectContaining({ route: '/readyz', level: 20 })])
})

it('holds no token, no mail address, no password and no card, wherever they were given', async () => {
  const ana = await signUp(app)
  const [token, canary] = [newToken(), 'canary-of-a-secret']
  lines.length = 0
  const asked = [
    app.get(`/jobs/?search=${canary}`, { as: ana }),
    app.http.inject(`/verify-email/${token}`),
    app.http.inject(`/reset-password?token=${token}`),
    app.http.inject(`/somewhere/${canary}/ana@example.com`),
    app.get(`/nowhere/${token}/`, { as: ana }),
    app.http.inject(`/%E0%A4%A/${canary}`),
    app.post('/auth/login/', { body: { email: ana.email, password: canary } }),
    app.post('/auth/login/', {
      body: `{"password":"${canary}", 4343434343434345`,
      headers: { 'content-type': 'application/json' },
    }),
    app.get('/saved-jobs/', { headers: { authorization: `Token ${token}`, cookie: `session=${canary}` } }),
    app.post('/integrations/', { as: ana, body: { olj_email: ana.email, olj_password: canary } }),
    app.post('/payments/', { as: ana, body: { card: { number: '4343434343434345', cvc: canary } } }),
  ]
  await Promise.all(asked)
  expect(requests().length).toBeGreaterThan(8)
  const all = lines.join('\n')
  for (const secret of [token, canary, ana.token, ana.email, 'ana@example.com', '4343434343434345'])
    expect(all).not.toContain(secret)
  expect(new Set(requests().map(({ route }) => route))).toContain('(page)')
})
