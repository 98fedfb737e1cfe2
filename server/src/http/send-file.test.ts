import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendFile } from './send-file.ts'

const PIECE = new Uint8Array(65_536).fill(7)
const server = fastify()
const ends: boolean[] = []
let read = 0
let port: number
beforeAll(async () => {
  server.get<{ Params: { pieces: string } }>('/:pieces', (call, reply) => {
    const count = Number(call.params.pieces)
    sendFile(reply, {
      contentType: 'application/zip',
      name: 'data.zip',
      size: count * PIECE.length,
      pieces: (async function* () {
        for (let i = 0; i < count; i += 1) {
          read += 1
          yield PIECE
        }
      })(),
      ended: (isWhole) => ends.push(isWhole),
    })
  })
  server.get('/broken', (_call, reply) => {
    sendFile(reply, {
      contentType: 'application/zip',
      name: 'data.zip',
      size: 10 * PIECE.length,
      pieces: (async function* () {
        yield PIECE
        throw new Error('the store is down')
      })(),
      ended: (isWhole) => ends.push(isWhole),
    })
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => server.close())

async function open(path: string, keepAlive: boolean): Promise<IncomingMessage> {
  const call = request({ port, path, agent: new Agent({ keepAlive }) })
  call.on('error', () => {}).end()
  const [answer] = await once(call, 'response')
  return answer
}

const ended = async () => {
  await expect.poll(() => ends.length).toBe(1)
  return ends.splice(0)
}

it.each([
  ['that stays open', true],
  ['that is closed after it', false],
])('a file is told to be whole once, over a connection %s', async (_, keepAlive) => {
  const answer = await open('/3', keepAlive)
  expect(answer.headers['content-length']).toBe(String(3 * PIECE.length))
  let bytes = 0
  for await (const piece of answer) bytes += piece.length
  expect(bytes).toBe(3 * PIECE.length)
  expect(await ended()).toEqual([true])
})

it('a reader that goes away in the middle is told to be cut, and the rest is not read', async () => {
  read = 0
  const answer = await open('/4000', true)
  await once(answer, 'readable')
  answer.destroy()
  expect(await ended()).toEqual([false])
  expect(read).toBeLessThan(4000)
})

it('a reader that does not read makes nobody read ahead of it', async () => {
  read = 0
  const answer = await open('/4000', true)
  let before = -1
  const isStill = () => {
    const was = before
    before = read
    return was === read
  }
  await expect.poll(isStill, { interval: 50 }).toBe(true)
  expect(read).toBeLessThan(1000)
  answer.destroy()
  expect(await ended()).toEqual([false])
})

it('what breaks on our side is cut, not whole', async () => {
  const answer = await open('/broken', true)
  await expect(answer.toArray()).rejects.toThrow('aborted')
  expect(await ended()).toEqual([false])
})
