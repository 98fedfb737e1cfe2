/** @module-tag security */
import { atEachAddress } from '@hanap/contract/wire/aliases'
import { endpoint } from '@hanap/contract/wire/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ana } from '../../test/people.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { createAuthenticate } from './authenticate.ts'
import { createIdempotency } from './idempotency.ts'
import { created, createServe } from './serve.ts'

const wordSchema = z.object({ word: z.string().check(z.maxLength(5, { error: 'Too long' })) })
const saying = endpoint({
  method: 'POST',
  path: '/sayings/',
  aliases: [{ path: '/said/' }, { method: 'GET', path: '/said/:word/', bodyInPath: true }],
  access: 'user',
  summary: 'Says a word',
  body: wordSchema,
  answers: { 201: z.object({ said: z.string(), times: z.number() }) },
  idempotent: true,
})

let times = 0
let app: TestApp
beforeAll(async () => {
  app = await startApp()
  const { sessions, subscribers, secrets } = app
  const gate = { identify: sessions.identify, identifySubscriber: subscribers.identify }
  const tools = { authenticate: createAuthenticate(gate), idempotency: createIdempotency(app), secrets }
  createServe(app.http, tools)(saying, async ({ body }) => {
    times += 1
    return created({ said: body.word, times })
  })
})
afterAll(() => app.close())

test('a call of ana’s is the same at each of its addresses: checked, refused and kept alike', async () => {
  const person = await ana(app)
  const headers = { 'idempotency-key': 'ana-says' }
  const body = { word: 'hello' }
  const first = await app.post('/sayings/', { as: person, headers, body })
  expect(first).toMatchObject({ status: 201, body: { said: 'hello' } })
  expect((await app.post('/said/', { as: person, headers, body })).body).toEqual(first.body)
  expect((await app.get('/said/hello/', { as: person, headers })).body).toEqual(first.body)
  const other = await app.post('/said/', { as: person, headers, body: { word: 'bye' } })
  expect(other.body.code).toBe('idempotency-mismatch')

  for (const answer of [
    await app.post('/said/', { as: person, body: { word: 'farewell' } }),
    await app.get('/said/farewell/', { as: person }),
  ])
    expect(answer).toMatchObject({ status: 400, body: { errors: { word: ['Too long'] } } })
  expect((await app.post('/said/', { body })).status).toBe(401)
  expect((await app.get('/said/hello/')).status).toBe(401)
})

test('a head alone does not make the call', async () => {
  const person = await ana(app)
  const before = times
  const head = await app.http.inject({
    method: 'HEAD',
    url: '/api/said/hello/',
    headers: { authorization: `Token ${person.token}` },
  })
  expect([head.statusCode, times]).toEqual([404, before])
})

test('the list of calls has each address, with what is sent there', () => {
  expect(atEachAddress(saying).map(({ method, path, params, body }) => [method, path, params, body])).toEqual(
    [
      ['POST', '/sayings/', undefined, wordSchema],
      ['POST', '/said/', undefined, wordSchema],
      ['GET', '/said/:word/', wordSchema, undefined],
    ],
  )
})
