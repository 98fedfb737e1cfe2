/** @module-tag security */
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { api } from '@hanap/contract/wire/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ana } from '../../test/people.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const fill = (path: string) => path.replaceAll(/:\w+/g, '1')

describe('Every path of the API', () => {
  it.each(
    api
      .filter((endpoint) => endpoint.access !== 'public')
      .map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const),
  )('%s %s answers 401 to an anonymous caller, with and without its trailing slash', async (method, path) => {
    for (const url of [fill(path), fill(path).slice(0, -1)]) {
      const response = await app.http.inject({
        method,
        url: `/api${url}`,
        ...(method !== 'GET' && { payload: {} }),
      })
      expect(response.statusCode).toBe(401)
      expect(response.json()).toMatchObject({ code: 'unauthenticated', status: 401 })
    }
  })

  it.each(['/nothing/', '/', '/admin/users/', '/auth/', '/jobs/1/2/3/'])(
    '%s, which is none, is a 401 for an anonymous caller and a 404 for ana',
    async (path) => {
      expect((await app.get(path)).status).toBe(401)
      expect((await app.get(path, { as: await ana(app) })).status).toBe(404)
    },
  )

  it('refuses what it cannot read in words, with the problem’s media type', async () => {
    const broken = await app.http.inject({
      method: 'POST',
      url: '/api/auth/login/',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    })
    expect(broken.statusCode).toBe(400)
    expect(broken.headers['content-type']).toContain('application/problem+json')
    expect(broken.json()).toMatchObject({
      code: 'malformed-request',
      detail: 'We couldn’t read the request.',
    })
    const prototype = await app.http.inject({
      method: 'POST',
      url: '/api/auth/login/',
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__":{"admin":true},"email":"a@b.co","password":"secret1"}',
    })
    expect(prototype.statusCode).toBe(400)
    const form = await app.http.inject({
      method: 'POST',
      url: '/api/auth/login/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a',
    })
    expect(form.statusCode).toBe(415)
    const large = await app.post('/auth/login/', {
      body: { email: 'a@b.co', password: 'x'.repeat(1_100_000) },
    })
    expect(large.status).toBe(413)
    const person = await ana(app)
    const letter = { job_post_id: 1, content: 'x'.repeat(300_000) }
    expect((await app.post('/cover-letters/', { as: person, body: letter })).status).toBe(413)
  })

  const parameters = api.flatMap(({ method, path, query }) =>
    Object.keys((query as { shape?: object } | undefined)?.shape ?? {}).map(
      (name) => [method, path, name] as const,
    ),
  )

  it.each(parameters)('%s %s asks for one value where %s is given twice', async (method, path, name) => {
    const response = await app.http.inject({
      method,
      url: `/api${fill(path)}?${name}=1&${name}=1`,
      headers: { authorization: `Token ${(await ana(app)).token}` },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual({ [name]: ['Please give one value.'] })
  })

  it.each([
    ['{"email":{"length":{"toString":"no"}},"password":"secret1"}'],
    ['{"email":{"length":{"valueOf":1,"toString":1}},"password":"secret1"}'],
    ['{"email":"a@b.co","password":"secret1","more":[[{"deep":{"\\u0074oString":0}}]]}'],
    [`{"email":"a@b.co","password":"secret1","more":${'['.repeat(7000)}{"toString":0}${']'.repeat(7000)}}`],
  ])('refuses an object that nothing can compare or write: %.60s', async (payload) => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/auth/login/',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect([response.statusCode, response.json().code]).toEqual([400, 'malformed-request'])
  })

  it('tells a missing value, one of another kind and one out of bounds in words', async () => {
    const person = await ana(app)
    const missing = await app.get('/jobs/suggest/', { as: person })
    expect([missing.status, missing.body.errors]).toEqual([400, { text: ['Please give a value.'] }])
    const login = { email: person.email, password: person.password, remember_me: 'yes' }
    const wrong = await app.post('/auth/login/', { body: login })
    expect([wrong.status, wrong.body.errors]).toEqual([400, { remember_me: ['We can’t read this value.'] }])
    const long = await app.post('/auth/subscription/payment/details/', {
      as: person,
      body: { payment_id: 'p'.repeat(101) },
    })
    expect(long.body.errors).toEqual({ payment_id: ['Please use at most 100 characters'] })
    const negative = await app.post('/notifications/read/', { as: person, body: { ids: [-1] } })
    expect(negative.body.errors).toEqual({ 'ids.0': ['We can’t read this value.'] })
  })

  it('takes a call without a payload that announces JSON all the same', async () => {
    const person = await ana(app)
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/auth/logout/',
      headers: { authorization: `Token ${person.token}`, 'content-type': 'application/json' },
      payload: '',
    })
    expect(response.statusCode).toBe(200)
  })
})

describe('Every answer', () => {
  it.each(['/api/auth/subscription/plans/', '/api/nothing/', '/healthz', '/nothing-here'])(
    'of %s carries the security headers',
    async (url) => {
      const { headers } = await app.http.inject({ url })
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['referrer-policy']).toBe('same-origin')
      expect(headers['strict-transport-security']).toBeDefined()
    },
  )

  it('of the API is never kept by a cache', async () => {
    expect((await app.get('/auth/subscription/plans/')).headers['cache-control']).toBe('no-store')
  })
})

describe('The description of the API', () => {
  it('lists every endpoint and is open to read', async () => {
    const { statusCode, body } = await app.http.inject({ url: '/api/docs/json' })
    expect(statusCode).toBe(200)
    const document = JSON.parse(body)
    for (const endpoint of api) {
      const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`
      expect(
        document.paths[path]?.[endpoint.method.toLowerCase()],
        `${endpoint.method} ${path}`,
      ).toBeDefined()
    }
    expect((await app.http.inject({ url: '/api/docs' })).statusCode).toBeLessThan(400)
  })
})

it('says that it is alive and ready', async () => {
  expect((await app.http.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  expect((await app.http.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
})

describe('What nobody should send', () => {
  it.each(['//', '///', '//anything', '/jobs//1', '/%zz', '/api/%zz'])(
    '%s is refused, with the headers of every answer',
    async (url) => {
      const { statusCode, headers } = await app.http.inject({ url })
      expect([400, 401, 404]).toContain(statusCode)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  const hidden = ['a\u0000b', 'a\u202eb', 'a\u2028b', '\ud800']
  it.each(hidden)('the text %j is refused at its field', async (text) => {
    const account = {
      first_name: text,
      last_name: 'Reyes',
      username: 'ana_hidden',
      email: 'ana_hidden@example.com',
      password: 'mangga-7-bagoong',
      confirm_password: 'mangga-7-bagoong',
    }
    const signUp = await app.post('/auth/register/', { body: account })
    expect(signUp.status).toBe(400)
    expect(signUp.body.errors.first_name).toEqual(['Please remove characters we can’t show'])
    const login = await app.post('/auth/login/', {
      body: { email: `${text}@example.com`, password: 'secret-1' },
    })
    expect(login.status).toBe(400)
    const letter = await app.post('/cover-letters/', {
      as: await ana(app),
      body: { job_post_id: 1, content: 'Hello', subject: text },
    })
    expect(letter.body.errors.subject).toHaveLength(1)
  })

  it.each(['0x5', '5.0', '+5', '%205', '05', '1e3', ''])('the id %j names nothing', async (id) => {
    expect((await app.delete(`/saved-jobs/${id}/`, { as: await ana(app) })).status).toBe(404)
  })
})

it('stops within seconds though a client does not finish what it sends', async () => {
  const own = await startApp()
  await own.http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = own.http.server.address() as AddressInfo
  const silent = connect(port, '127.0.0.1')
  const half = connect(port, '127.0.0.1')
  await Promise.all([once(silent, 'connect'), once(half, 'connect')])
  half.write(
    'POST /api/auth/login/ HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
  )
  const ended = Promise.all([silent, half].map(closeOf))
  await own.close()
  await ended
  expect([silent.destroyed, half.destroyed]).toEqual([true, true])
})

/** A cut connection closes with or without an error. */
function closeOf(socket: Socket): Promise<void> {
  socket.on('error', () => {})
  return new Promise((resolve) => socket.once('close', () => resolve()))
}
