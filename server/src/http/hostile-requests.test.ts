/** @module-tag security */
import { api } from '@hanap/contract/wire/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ana } from '../../test/people.ts'
import { multipart } from '../../test/resumes/multipart.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { securityHeaders } from './headers.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const fill = (path: string) => path.replaceAll(/:\w+/g, '1')

describe('A body that reaches for what all objects have', () => {
  it.each([
    '{"__proto__":{"plan_type":"premium"},"job_id":1}',
    '{"job_id":1,"more":{"__proto__":{"plan_type":"premium"}}}',
    '{"constructor":{"prototype":{"plan_type":"premium"}},"job_id":1}',
    '[{"__proto__":{"plan_type":"premium"}}]',
    '{"\\u005f_proto__":{"plan_type":"premium"}}',
  ])('%s is refused wherever it is sent', async (payload) => {
    const person = await ana(app)
    for (const { method, path, body } of api) {
      if (!body) continue
      const { statusCode } = await app.http.inject({
        method,
        url: `/api${fill(path)}`,
        headers: { authorization: `Token ${person.token}`, 'content-type': 'application/json' },
        payload,
      })
      expect([method, path, statusCode]).toEqual([method, path, 400])
    }
    expect(({} as Record<string, unknown>)['plan_type']).toBeUndefined()
  })

  it('changes nothing as the name of a field of a form', async () => {
    const person = await ana(app)
    for (const name of ['__proto__', '__proto__[plan_type]', 'constructor', 'toString']) {
      const form = multipart([
        ['title', 'Bookkeeper'],
        [name, 'premium'],
      ])
      const { status } = await app.put('/jobseeker/profile/', { as: person, ...form })
      expect([200, 400]).toContain(status)
    }
    expect(({} as Record<string, unknown>)['plan_type']).toBeUndefined()
    const { body } = await app.get('/auth/profile/', { as: person })
    expect(body.subscription.plan.plan_type).toBe('free')
  })
})

describe('An answer', () => {
  it('has the security headers however it ends: done, refused at every step, or failed by us', async () => {
    const person = await ana(app)
    const sent = (headers: Record<string, string>, payload: string, url = '/api/cover-letters/') =>
      app.http.inject({
        method: 'POST',
        url,
        headers: { authorization: `Token ${person.token}`, 'content-type': 'application/json', ...headers },
        payload,
      })
    const answers = [
      await app.http.inject({
        url: '/api/auth/profile/',
        headers: { authorization: `Token ${person.token}` },
      }),
      await sent({}, '{"content":'),
      await app.http.inject({ url: '/api/auth/profile/' }),
      await sent({}, '{"job_id":1}', '/api/saved-jobs/'),
      await app.http.inject({ method: 'PATCH', url: '/api/auth/login/' }),
      await sent({}, `{"content":"${'x'.repeat(300_000)}"}`),
      await sent({ 'content-type': 'text/html' }, '<b>'),
    ]
    await app.database.pool.query('alter table saved_jobs rename to away')
    answers.push(await sent({}, '{"job_id":1}', '/api/saved-jobs/'))
    await app.database.pool.query('alter table away rename to saved_jobs')
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 401, 404, 401, 413, 415, 500])
    for (const { headers } of answers) expect(headers).toMatchObject(securityHeaders)
  })

  it('of a fault of ours has the id under which it was logged, and nothing of how the program is made', async () => {
    const person = await ana(app)
    await app.database.pool.query('alter table saved_jobs rename to away')
    const { status, body } = await app.get('/saved-jobs/', { as: person })
    await app.database.pool.query('alter table away rename to saved_jobs')
    expect(status).toBe(500)
    expect(body).toEqual({
      type: '/problems/internal',
      title: 'Something went wrong',
      status: 500,
      code: 'internal',
      detail: 'Something went wrong on our side. Please try again.',
      said: [
        {
          text: 'Something went wrong on our side. Please try again.',
          says: [{ code: 'siteSays.ourFault', params: [] }],
        },
      ],
      incident: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  it.each(['https://evil.example', 'null', 'http://localhost', 'https://evil.example, null'])(
    'is for our own pages alone: a page of the origin %s may read none and send nothing of its own',
    async (origin) => {
      const person = await ana(app)
      const asked = [
        ...['/api/auth/profile/', '/api/auth/subscription/plans/', '/api/nothing/', '/healthz', '/'].map(
          (url) => app.http.inject({ url, headers: { origin, authorization: `Token ${person.token}` } }),
        ),
        ...(['POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) =>
          app.http.inject({
            method: 'OPTIONS',
            url: '/api/saved-jobs/',
            headers: {
              origin,
              'access-control-request-method': method,
              'access-control-request-headers': 'authorization, content-type',
            },
          }),
        ),
      ]
      for (const { headers, statusCode } of await Promise.all(asked)) {
        expect(Object.keys(headers).filter((header) => header.startsWith('access-control-'))).toEqual([])
        expect(headers['cross-origin-resource-policy']).toBe('same-origin')
        expect(statusCode).not.toBe(204)
      }
    },
  )
})
