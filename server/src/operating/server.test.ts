/** @module-tag operations */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startOperatorServer } from './server.ts'

let server: Awaited<ReturnType<typeof startOperatorServer>>
beforeAll(async () => {
  server = await startOperatorServer(0, {
    checkReady: async () => {
      throw new Error('The listings are being read.')
    },
    metrics: async () => ({ type: 'text/plain; version=0.0.4', text: 'hanap_ready 0\n' }),
    page: async () => '<!doctype html><title>Hanap</title>',
  })
})
afterAll(() => server.close())

function ask(
  path: string,
  host: string,
  method = 'GET',
): Promise<{ status: number; text: string; type: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      new URL(path, server.url),
      { method, headers: { host }, agent: false },
      (answer) => {
        let text = ''
        answer.on('data', (piece) => {
          text += piece
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, type: answer.headers['content-type'] ?? '' }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

it('answers whoever is on this machine', async () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:/)
  for (const host of ['127.0.0.1:4479', 'localhost:4479', 'LOCALHOST', '[::1]:4479', '127.3.2.1']) {
    expect(await ask('/metrics', host)).toMatchObject({ status: 200, text: 'hanap_ready 0\n' })
  }
  expect(await ask('/', 'localhost')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
  expect(await ask('/healthz', 'localhost')).toMatchObject({ status: 200 })
})

it('tells nothing to a page of the web whose name was made to lead here', async () => {
  for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:4479', '10.0.0.1']) {
    for (const path of ['/', '/metrics', '/healthz', '/readyz']) {
      const { status, text } = await ask(path, host)
      expect([host, path, status]).toEqual([host, path, 421])
      expect(text).not.toContain('hanap_')
    }
  }
})

it('says why the process takes no requests', async () => {
  expect(await ask('/readyz', 'localhost')).toMatchObject({
    status: 503,
    text: 'The listings are being read.\n',
  })
})

it('changes nothing, and knows no other address', async () => {
  expect(await ask('/', 'localhost', 'POST')).toMatchObject({ status: 405 })
  expect(await ask('/secret.key', 'localhost')).toMatchObject({ status: 404 })
  expect(await ask('/metrics', 'localhost', 'HEAD')).toMatchObject({ status: 200, text: '' })
})
