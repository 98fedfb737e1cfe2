import { api } from '@hanap/contract/api'
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
      detail: 'The request could not be read.',
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
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
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
