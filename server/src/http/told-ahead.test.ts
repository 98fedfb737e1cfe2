/** @module-tag security */
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { endpoint } from '@hanap/contract/wire/endpoint'
import { STREAM_TYPE } from '@hanap/contract/wire/wire'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ana, type Person } from '../../test/people.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { notFound } from '../lib/problem.ts'
import { createAuthenticate } from './authenticate.ts'
import { createIdempotency } from './idempotency.ts'
import { describeApi } from './openapi.ts'
import { type Call, createServe, ok } from './serve.ts'

const counting = endpoint({
  method: 'GET',
  path: '/counting/',
  access: 'user',
  summary: 'Counts',
  progress: z.object({ counted: z.union([z.number(), z.string()]) }),
  answers: { 200: z.object({ total: z.number() }) },
})
type Counting = Call<typeof counting>

let work: (call: Counting) => Promise<{ total: number }>
let app: TestApp
let her: Person
let url: string
const logged: string[] = []

beforeEach(async () => {
  app = await startApp({ onLog: (line) => logged.push(line) })
  const { sessions, subscribers, secrets } = app
  const gate = { identify: sessions.identify, identifySubscriber: subscribers.identify }
  const tools = { authenticate: createAuthenticate(gate), idempotency: createIdempotency(app), secrets }
  createServe(app.http, tools)(counting, async (call) => ok(await work(call)))
  her = await ana(app)
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/api/counting/`
})
afterEach(async () => {
  logged.splice(0)
  await app.close()
})

const headersFor = (accept = STREAM_TYPE) => ({
  authorization: `Token ${her.token}`,
  accept,
  'accept-encoding': 'gzip, br',
})
const ask = (accept?: string, signal?: AbortSignal) =>
  fetch(url, { headers: headersFor(accept), signal: signal ?? null })

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

describe('Ana, who wants to be told ahead,', () => {
  it('hears the first piece while the rest is still being worked on, though she takes packed answers', async () => {
    const rest = Promise.withResolvers<void>()
    work = async ({ tell }) => {
      tell({ counted: 1 })
      await rest.promise
      tell({ counted: 2 })
      return { total: 2 }
    }
    const response = await ask(`text/html;q=0.1, ${STREAM_TYPE}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': STREAM_TYPE,
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(response.headers.has('content-encoding')).toBe(false)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect(await reader?.read()).toEqual({ done: false, value: '{"progress":{"counted":1}}\n' })
    rest.resolve()
    let left = ''
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) left += part.value
    expect(linesOf(left)).toEqual([{ progress: { counted: 2 } }, { status: 200, answer: { total: 2 } }])
  })

  it('is answered in one line where there is nothing to tell', async () => {
    work = async () => ({ total: 0 })
    expect(linesOf(await (await ask()).text())).toEqual([{ status: 200, answer: { total: 0 } }])
  })

  it('hears only what the contract names', async () => {
    work = async ({ tell }) => {
      const piece = { counted: 1, secret: 'of the house' }
      tell(piece)
      const answer = { total: 1, secret: 'of the house' }
      return answer
    }
    expect(await (await ask()).text()).not.toContain('secret')
  })

  it('is refused with its own status before the first piece', async () => {
    work = async () => {
      throw notFound('count')
    }
    const response = await ask()
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toMatchObject({ code: 'not-found' })
  })

  it('is refused in the last line after it, with the same problem', async () => {
    work = async ({ tell }) => {
      tell({ counted: 1 })
      throw notFound('count')
    }
    const [, last] = linesOf(await (await ask()).text())
    expect(last).toEqual({
      problem: {
        type: '/problems/not-found',
        title: 'Not found',
        status: 404,
        code: 'not-found',
        detail: 'This count was not found.',
        said: [
          {
            text: 'This count was not found.',
            says: [{ code: 'siteSays.thingNotFound', params: [{ name: 'thing', value: 'count' }] }],
          },
        ],
      },
    })
  })

  it('reads of a fault of ours by its incident alone, which the log has in full', async () => {
    work = async ({ tell }) => {
      tell({ counted: 1 })
      throw new Error('the abacus fell')
    }
    const text = await (await ask()).text()
    const [, { problem }] = linesOf(text)
    expect(problem).toMatchObject({ status: 500, code: 'internal', incident: expect.any(String) })
    expect(text).not.toContain('abacus')
    expect(logged.find((line) => line.includes(problem.incident))).toContain('the abacus fell')
  })

  it('hears on one connection what she asks for one after the other', async () => {
    work = async ({ tell }) => {
      tell({ counted: 1 })
      return { total: 1 }
    }
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const askThere = async () => {
      const [response] = (await once(get(url, { headers: headersFor(), agent }), 'response')) as [
        IncomingMessage,
      ]
      const { socket } = response
      response.resume()
      await once(response, 'end')
      return socket
    }
    expect(await askThere()).toBe(await askThere())
    agent.destroy()
  })

  it('has her last line though the server is being stopped', async () => {
    const rest = Promise.withResolvers<void>()
    work = async ({ tell }) => {
      tell({ counted: 1 })
      await rest.promise
      return { total: 1 }
    }
    const response = await ask()
    const stopping = app.http.close()
    rest.resolve()
    expect(linesOf(await response.text())).toHaveLength(2)
    await stopping
  })
})

describe('Whoever does not ask to be told ahead', () => {
  it.each(['*/*', 'application/json', `${STREAM_TYPE};q=0`])('%s has the answer alone', async (accept) => {
    work = async ({ tell }) => {
      tell({ counted: 1 })
      return { total: 1 }
    }
    const response = await ask(accept)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({ total: 1 })
  })
})

describe('A caller who hangs up', () => {
  it.each([STREAM_TYPE, 'application/json'])(
    'is known to be gone (%s), and nothing breaks',
    async (accept) => {
      const begun = Promise.withResolvers<void>()
      const ended = Promise.withResolvers<void>()
      work = async ({ tell, gone }) => {
        tell({ counted: 1 })
        begun.resolve()
        await once(gone, 'abort')
        tell({ counted: 2 })
        ended.resolve()
        throw new Error('nobody hears this')
      }
      const hangUp = new AbortController()
      const asked = ask(accept, hangUp.signal).catch(() => {})
      await begun.promise
      hangUp.abort()
      await ended.promise
      await asked
      work = async () => ({ total: 3 })
      expect(linesOf(await (await ask()).text())).toEqual([{ status: 200, answer: { total: 3 } }])
    },
  )

  it('is not taken for gone where the answer has left', async () => {
    let signal: AbortSignal | undefined
    work = async ({ gone }) => {
      signal = gone
      return { total: 1 }
    }
    await (await ask()).text()
    await app.http.close()
    expect(signal?.aborted).toBe(false)
  })
})

it('whoever does not read is hung up on before much is kept for them', async () => {
  const piece = 'x'.repeat(64 * 1024)
  let told = 0
  const ended = Promise.withResolvers<void>()
  work = async ({ tell, gone }) => {
    while (!gone.aborted && told < 10_000) {
      tell({ counted: piece })
      told += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    ended.resolve()
    return { total: told }
  }
  const { port, pathname } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  socket.write(
    `GET ${pathname} HTTP/1.1\r\nhost: a\r\nauthorization: Token ${her.token}\r\naccept: ${STREAM_TYPE}\r\n\r\n`,
  )
  await ended.promise
  // The system's buffers, and 256 KB of ours.
  expect(told).toBeLessThan(1000)
  socket.destroy()
})

it('ana’s calls take turns as all others do: a ninth is not begun before one of eight has ended', async () => {
  let begun = 0
  const eight = Promise.withResolvers<void>()
  const rest = Promise.withResolvers<void>()
  work = async ({ tell }) => {
    tell({ counted: 1 })
    begun += 1
    if (begun === 8) eight.resolve()
    await rest.promise
    return { total: begun }
  }
  const answers = Array.from({ length: 9 }, async () => linesOf(await (await ask()).text()))
  await eight.promise
  // The ninth call has arrived once a later visitor is answered.
  expect((await fetch(new URL('/healthz', url))).status).toBe(200)
  expect(begun).toBe(8)
  rest.resolve()
  expect((await Promise.all(answers)).every((lines) => lines.length === 2)).toBe(true)
  expect(begun).toBe(9)
})

it('an answer that is kept for a repeat, or is a file, cannot be told ahead', () => {
  const serve = createServe(app.http, {} as Parameters<typeof createServe>[1])
  expect(() => serve(endpoint({ ...counting, idempotent: true }), async () => ok({ total: 1 }))).toThrow(
    'told ahead',
  )
})

it('the description of the API names the lines', () => {
  const described = JSON.stringify(describeApi().paths['/api/cover-letters/generate/'])
  expect(described).toContain(`To a caller that accepts ${STREAM_TYPE}`)
  expect(described).toMatch(/"application\/x-ndjson".*"progress".*"answer".*"problem"/)
})
