// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoint } from '@hanap/contract/wire/endpoint'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ana, bea } from '../../test/seekers.ts'
import type * as Client from './client.ts'
import { isAborted, isApiProblem, NetworkProblem } from './problems/problems.ts'
import { serverNow, setServerClock } from './server-clock.ts'
import { session } from './session/browser-session.ts'

const readJob = endpoint({
  method: 'GET',
  path: '/jobs/:id/',
  access: 'user',
  summary: 'One job',
  params: z.object({ id: z.number() }),
  query: z.object({ from: z.optional(z.string()) }),
  answers: { 200: z.object({ title: z.string() }) },
})
const saveJob = endpoint({
  method: 'POST',
  path: '/saved-jobs/',
  access: 'user',
  summary: 'Save',
  body: z.object({ job_id: z.number() }),
  answers: { 200: z.object({ id: z.number() }), 201: z.object({ id: z.number() }) },
})

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void
let handle: Handler
let server: Server
let client: typeof Client

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => handle(request, response, body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`)
  client = await import('./client.ts')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => session.clear())

const answer = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (problem: unknown) => problem,
  )

test('a call carries its parameters and the token', async () => {
  session.signIn('t-1', null)
  const seen: unknown[] = []
  handle = (request, response) => {
    seen.push(request.url, request.headers.authorization)
    answer(200, { title: 'Bookkeeper' })(request, response)
  }
  const job = await client.callEndpoint(readJob, { params: { id: 7 }, query: { from: 'list' } })
  expect(job.title).toBe('Bookkeeper')
  expect(seen).toEqual(['/api/jobs/7/?from=list', 'Token t-1'])
})

test('a body is sent once as JSON, with the headers that the feature adds', async () => {
  const seen: unknown[] = []
  handle = (request, response, body) => {
    seen.push(request.headers['content-type'], request.headers['idempotency-key'], body)
    answer(201, { id: 1 })(request, response)
  }
  const saved = await client.callForAnswer(saveJob, {
    body: { job_id: 7 },
    headers: { 'idempotency-key': 'k-1' },
  })
  expect(saved).toEqual({ status: 201, body: { id: 1 } })
  expect(seen).toEqual(['application/json', 'k-1', '{"job_id":7}'])
})

test('a refusal is a problem with its code and what the screen reads', async () => {
  handle = answer(403, { code: 'saved-jobs-limit', detail: 'Full', max_allowed: 5, current_count: 5 })
  const problem = await failure(client.callEndpoint(saveJob, { body: { job_id: 7 } }))
  expect(isApiProblem(problem, 'saved-jobs-limit') && problem.body.max_allowed).toBe(5)
})

test('a crash that answers a page is a problem all the same', async () => {
  handle = answer(502, '<html>Bad gateway</html>')
  const problem = await failure(client.callEndpoint(readJob, { params: { id: 7 } }))
  expect(isApiProblem(problem) && problem.status).toBe(502)
})

test('a 401 of our own ends the session after the feature has had its say', async () => {
  session.signIn('t-1', null)
  handle = answer(401, { code: 'unauthenticated', detail: 'Sign in' })
  const problem = await failure(client.callEndpoint(readJob, { params: { id: 7 } }))
  expect(isApiProblem(problem, 'unauthenticated')).toBe(true)
  expect(session.isOver()).toBe(false)
  await vi.waitFor(() => expect(session.isOver()).toBe(true))
})

test("a 401 about the board's password ends nothing", async () => {
  session.signIn('t-1', null)
  handle = answer(401, { code: 'board-credentials', detail: 'Wrong password' })
  await failure(client.callEndpoint(readJob, { params: { id: 7 } }))
  await new Promise((done) => setTimeout(done, 0))
  expect(session.read().token).toBe('t-1')
})

test("a late 401 of yesterday's token leaves today's session alone", async () => {
  session.signIn('old', ana)
  handle = (request, response) => {
    session.signIn('new', ana)
    answer(401, { code: 'unauthenticated', detail: '' })(request, response)
  }
  await failure(client.callEndpoint(readJob, { params: { id: 7 } }))
  await new Promise((done) => setTimeout(done, 0))
  expect(session.read().token).toBe('new')
})

test.each([
  ['an answer', 200, { title: 'Bookkeeper' }],
  ['a refusal', 403, { code: 'saved-jobs-limit', detail: 'Full' }],
])(
  '%s to what ana asked is not for bea, who is signed in by then: nothing builds on it',
  async (_, status, body) => {
    session.signIn('anas', ana)
    handle = (request, response) => {
      session.signIn('beas', bea)
      answer(status, body)(request, response)
    }
    expect(isAborted(await failure(client.callEndpoint(readJob, { params: { id: 7 } })))).toBe(true)
  },
)

test('ana, whose token was renewed in another tab, is who she was', async () => {
  session.signIn('anas', ana)
  handle = (request, response) => {
    session.signIn('anas-new', ana)
    answer(200, { title: 'Bookkeeper' })(request, response)
  }
  expect(await client.callEndpoint(readJob, { params: { id: 7 } })).toEqual({ title: 'Bookkeeper' })
})

test('an answer that is not JSON is no answer', async () => {
  handle = answer(200, '<html>Welcome to the hotel wifi</html>')
  const problem = await failure(client.callEndpoint(readJob, { params: { id: 7 } }))
  expect(problem).toBeInstanceOf(NetworkProblem)
  expect(problem).toMatchObject({ reason: 'garbage' })
})

test('a server that says nothing runs into the timeout', async () => {
  handle = () => {}
  const problem = await failure(client.callEndpoint(readJob, { params: { id: 7 }, timeoutMs: 30 }))
  expect(problem).toMatchObject({ name: 'NetworkProblem', reason: 'timeout' })
})

test('an answer that breaks off half-way is no answer', async () => {
  handle = (_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{"title":')
    response.destroy()
  }
  const problem = await failure(client.callEndpoint(readJob, { params: { id: 7 } }))
  expect(problem).toMatchObject({ name: 'NetworkProblem', reason: 'offline' })
})

test('a call that the page stops is not shown as a failure', async () => {
  const stop = new AbortController()
  handle = () => stop.abort()
  const problem = await failure(client.callEndpoint(readJob, { params: { id: 7 }, signal: stop.signal }))
  expect(isAborted(problem)).toBe(true)
})

test('a file comes with its name', async () => {
  handle = (_, response) => {
    response.writeHead(200, { 'content-disposition': 'attachment; filename="ana.pdf"' })
    response.end('%PDF')
  }
  const { callForFile } = await import('./answers/file-answers.ts')
  const { blob, name } = await callForFile(readJob, { params: { id: 7 } })
  expect(name).toBe('ana.pdf')
  expect(await blob.text()).toBe('%PDF')
})

test.each(['', 'null'])('an empty answer (%j) where one is due is none', async (body) => {
  handle = answer(200, body)
  const problem = await failure(client.callEndpoint(readJob, { params: { id: 7 } }))
  expect(problem).toBeInstanceOf(NetworkProblem)
})

test('every answer, a refusal too, tells the time', async () => {
  for (const status of [200, 404]) {
    handle = (_, response) => {
      response.writeHead(status, { date: 'Sat, 01 Jan 2000 12:00:00 GMT' })
      response.end('{}')
    }
    setServerClock(new Date().toUTCString())
    await failure(client.callEndpoint(readJob, { params: { id: 7 } }))
    expect(new Date(serverNow()).getUTCFullYear()).toBe(2000)
  }
  setServerClock(new Date().toUTCString())
})
