import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { describeApi } from '../openapi.ts'
import { type ReceivedMessage, type Reception, receiveMessages } from './receive.ts'

const PATH = '/webhooks/tests/'
const lines: string[] = []
const received: ReceivedMessage[] = []
let reception: Reception | Error
let app: TestApp
beforeAll(async () => {
  app = await startApp({ onLog: (line) => void lines.push(line) })
  receiveMessages(app.http, {
    path: PATH,
    signatureHeader: 'Provider-Signature',
    async take(message) {
      received.push(message)
      if (reception instanceof Error) throw reception
      return reception
    },
  })
})
beforeEach(() => {
  lines.splice(0)
  received.splice(0)
  reception = 'taken'
})
afterAll(() => app.close())

const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url: `/api${PATH}`, payload, headers })

test.each([
  ['JSON', '{ "a" :1,\n"a":2}', 'application/json; charset=utf-8'],
  ['JSON that is none', '{"a":', 'application/json'],
  ['bytes of no text', Buffer.from([0, 255, 128, 10]), 'text/plain'],
  ['what says nothing of itself', 'hello', ''],
  ['a form', 'a=1', 'application/x-www-form-urlencoded'],
  ['parts', '--x\r\n', 'multipart/form-data; boundary=x'],
])('a message of %s is handed over to the byte, with its signature', async (_, payload, type) => {
  const answer = await send(payload, {
    ...(type && { 'content-type': type }),
    'provider-signature': 't=1,te=2',
  })
  expect(answer.statusCode).toBe(200)
  expect(received).toEqual([{ body: Buffer.from(payload), signature: 't=1,te=2' }])
  expect(lines.filter((line) => !line.includes(`"msg":"request"`))).toEqual([])
})

test('one without a signature, or without a word, is handed over as such', async () => {
  await send('')
  expect(received).toEqual([{ body: Buffer.alloc(0), signature: undefined }])
})

test.each<Reception>(['forged', 'unreadable'])(
  'a message that is %s is refused, and the log holds none of its words',
  async (given) => {
    reception = given
    const answer = await send('canary', { 'provider-signature': 'canary' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'malformed-request' })
    expect(lines.join()).toContain(`"reception":"${given}"`)
    expect(lines.join() + answer.body).not.toContain('canary')
  },
)

test('its sender comes again where it could not be kept', async () => {
  reception = new Error('the disk is full')
  expect((await send('{}')).statusCode).toBe(500)
})

test('one that is too large is not read', async () => {
  expect((await send('x'.repeat(256 * 1024))).statusCode).toBe(200)
  expect((await send('x'.repeat(256 * 1024 + 1))).statusCode).toBe(413)
  expect(received).toHaveLength(1)
})

test('other calls still read JSON and nothing else', async () => {
  const login = { email: 'nobody@example.com', password: 'secret12' }
  expect((await app.post('/auth/login/', { body: login })).status).not.toBe(415)
  const headers = { 'content-type': 'application/xml' }
  expect((await app.post('/auth/login/', { body: 'hello', headers })).status).toBe(415)
})

test('the API’s description tells nobody to call it', () => {
  expect(Object.keys(describeApi().paths).join()).not.toContain('webhooks')
})
