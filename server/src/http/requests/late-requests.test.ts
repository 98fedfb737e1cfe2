import { type AddressInfo, connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endLateRequests } from './late-requests.ts'

let server: FastifyInstance
beforeAll(async () => {
  server = fastify()
  endLateRequests(server, 30)
  const answer = async () => 'thank you'
  server.post('/form', answer)
  server.post('/file', { config: { takesUploads: true } }, answer)
  const refusing = { config: { takesUploads: true }, onRequest: async () => Promise.reject(new Error('no')) }
  server.post('/refused', refusing, answer)
  server.get('/slow', async () => {
    // Longer than the request timeout.
    await sendHalf('/form').ended
    return 'at last'
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

/** Sends half of a two-letter body. `ended` resolves with the answer. */
function sendHalf(path: string, connection = 'close') {
  const { port } = server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.on('error', () => {})
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: ${connection}\r\n\r\na`,
  )
  return {
    ended: new Promise<string>((resolve) => socket.once('close', () => resolve(said))),
    finish: () => socket.write('b'),
  }
}

it('a request that does not arrive is given up, while a slow upload is waited for', async () => {
  const upload = sendHalf('/file')
  const form = sendHalf('/form')
  expect(await form.ended).toBe('')
  upload.finish()
  expect(await upload.ended).toContain('thank you')
})

it('an upload that was refused does not keep its line for the rest of the file', async () => {
  const refused = sendHalf('/refused', 'keep-alive')
  expect(await refused.ended).toContain('500 Internal Server Error')
})

it('a request that arrived may take its time to be answered', async () => {
  const { port } = server.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/slow`)
  expect(await answer.text()).toBe('at last')
})
