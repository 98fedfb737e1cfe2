// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { uploadResume } from '@hanap/contract/profile/resumes'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ana, bea } from '../../test/seekers.ts'
import { ApiProblem, isAborted, NetworkProblem } from './problems/problems.ts'
import { session } from './session/browser-session.ts'
import type * as Upload from './upload.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
let handle: Handler
let server: Server
let upload: typeof Upload

beforeAll(async () => {
  server = createServer((request, response) => {
    // In this test the page has another origin.
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-headers', 'authorization')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    handle(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`)
  upload = await import('./upload.ts')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => session.clear())

const resume = { id: 7, file_name: 'ana.pdf', file_type: 'pdf', size: 3, is_current: true }
const form = (bytes = 300_000) => {
  const data = new FormData()
  data.set('filename', 'ana.pdf')
  data.set('file', new File([new Uint8Array(bytes)], 'ana.pdf'))
  return data
}
const answer =
  (status: number, body: unknown): Handler =>
  (request, response) => {
    request.resume()
    request.on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  }
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (problem: unknown) => problem,
  )

test('the form goes with the token, and tells how much of it has gone', async () => {
  session.signIn('t-ana', null)
  const seen: (string | undefined)[] = []
  let received = 0
  handle = (request, response) => {
    seen.push(request.method, request.url, request.headers.authorization, request.headers['content-type'])
    request.on('data', (part: Buffer) => {
      received += part.length
    })
    answer(201, resume)(request, response)
  }
  const shares: number[] = []
  const kept = await upload.uploadForm(uploadResume, form(), { onProgress: (share) => shares.push(share) })
  expect(kept).toEqual(resume)
  expect(seen.slice(0, 3)).toEqual(['POST', '/api/resumes/', 'Token t-ana'])
  expect(seen[3]).toMatch(/^multipart\/form-data; boundary=/)
  expect(received).toBeGreaterThan(300_000)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
})

test('a file that is too large is a problem with its text', async () => {
  handle = answer(413, { code: 'too-large', detail: 'Too large', errors: { file: ['Too large'] } })
  const problem = await failure(upload.uploadForm(uploadResume, form()))
  expect(problem).toBeInstanceOf(ApiProblem)
  expect(problem).toMatchObject({ status: 413, code: 'too-large', errors: { file: ['Too large'] } })
})

test('a 401 ends the session; another refusal does not', async () => {
  session.signIn('t-ana', null)
  handle = answer(400, { code: 'validation' })
  expect(await failure(upload.uploadForm(uploadResume, form()))).toMatchObject({ status: 400 })
  expect(session.isOver()).toBe(false)
  handle = answer(401, { code: 'unauthenticated' })
  expect(await failure(upload.uploadForm(uploadResume, form()))).toMatchObject({ status: 401 })
  await vi.waitFor(() => expect(session.isOver()).toBe(true))
})

test('a connection that is cut is no answer', async () => {
  handle = (request) => request.socket.destroy()
  expect(await failure(upload.uploadForm(uploadResume, form()))).toEqual(new NetworkProblem('offline'))
})

test.each(['<html>hotel wifi</html>', '', 'null'])(
  'an answer that is none (%j) is no answer',
  async (body) => {
    handle = answer(200, body)
    expect(await failure(upload.uploadForm(uploadResume, form()))).toMatchObject({ reason: 'garbage' })
  },
)

test('a proxy’s page instead of a refusal is still a refusal', async () => {
  handle = answer(502, '<html>Bad gateway</html>')
  expect(await failure(upload.uploadForm(uploadResume, form()))).toMatchObject({
    status: 502,
    code: 'internal',
  })
})

test('an upload can be stopped on its way, and before it began', async () => {
  const stopping = new AbortController()
  const closed = new Promise<void>((done) => {
    handle = (request, response) => {
      request.resume()
      response.on('close', done)
      stopping.abort()
    }
  })
  const { signal } = stopping
  expect(isAborted(await failure(upload.uploadForm(uploadResume, form(), { signal })))).toBe(true)
  await closed
  expect(isAborted(await failure(upload.uploadForm(uploadResume, form(), { signal })))).toBe(true)
})

test('a server that never answers is given up on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const arrived = new Promise<void>((done) => {
    handle = (request) => {
      request.resume()
      request.on('end', done)
    }
  })
  const failed = failure(upload.uploadForm(uploadResume, form()))
  await arrived
  vi.advanceTimersByTime(60_000)
  expect(await failed).toEqual(new NetworkProblem('timeout'))
  vi.useRealTimers()
})

test('a file that ana sent is not what bea goes on with, who is signed in by then', async () => {
  session.signIn('anas', ana)
  handle = (request, response) => {
    session.signIn('beas', bea)
    answer(201, resume)(request, response)
  }
  expect(isAborted(await failure(upload.uploadForm(uploadResume, form(3))))).toBe(true)
})
