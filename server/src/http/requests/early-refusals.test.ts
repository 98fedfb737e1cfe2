/** @module-tag security */
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { securityHeaders } from '../headers.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await app.http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const port = () => (app.http.server.address() as AddressInfo).port

async function sendRaw(text: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    answer += part
  })
  socket.write(text)
  await once(socket, 'close')
  return answer
}

it('unreadable requests are refused with a problem and the same headers', async () => {
  const answer = await sendRaw('NONSENSE\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(answer).toContain('"code":"malformed-request"')
})

it.each([
  ['that names no host', '400 Bad Request', 'GET / HTTP/1.1\r\n'],
  ['that names two', '400 Bad Request', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n'],
  [
    'that expects what nobody here does',
    '417 Expectation Failed',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\n',
  ],
])('a request %s is refused with the same headers', async (_what, status, head) => {
  const answer = await sendRaw(`${head}Connection: close\r\n\r\n`)
  expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
  for (const [name, value] of Object.entries({ ...securityHeaders, 'cache-control': 'no-store' }))
    expect(answer).toContain(`\r\n${name}: ${value}\r\n`)
})

it('a client of HTTP/1.0 need name no host', async () => {
  const answer = await sendRaw('GET /healthz HTTP/1.0\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/)
})

it('whoever keeps the line open after such a refusal is hung up on', async () => {
  const stubborn = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true })
  stubborn.on('error', () => {})
  stubborn.resume()
  const connections = () => promisify(app.http.server.getConnections.bind(app.http.server))()
  stubborn.write('NONSENSE\r\n\r\n')
  await once(stubborn, 'end')
  await expect.poll(connections).toBe(0)
  stubborn.destroy()
})
