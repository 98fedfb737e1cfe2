import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite } from './site.ts'

const server = fastify()
beforeAll(() => serveSite(server, import.meta.dirname, '<!doctype html><title>Hanap</title>'))
afterAll(() => server.close())

const open = (url: string) => server.inject({ url })

test.each([
  '/',
  '/jobs',
  '/jobs/7',
  '/employers',
  '/employers/7',
  '/employers/',
  '/verify-email/ana@example.com',
  '/verify-email/ana%40example.com',
])('%s is a page', async (url) => {
  expect((await open(url)).statusCode).toBe(200)
})

test.each(['/no-such-page', '/employers/7/jobs', '//Employers', '/__proto__', '/EMPLOYERS'])(
  '%s is no page, and says so with the page for people',
  async (url) => {
    const { statusCode, body } = await open(url)
    expect(statusCode).toBe(404)
    expect(body).toContain('<title>Hanap</title>')
  },
)

test.each([
  ['/Employers', '/employers'],
  ['/Employers/', '/employers'],
  ['/Employers?search=acme&page=2', '/employers?search=acme&page=2'],
])('%s leads to %s', async (url, address) => {
  const { statusCode, headers } = await open(url)
  expect(statusCode).toBe(301)
  expect(headers.location).toBe(address)
})

test('a file that is not there is no page', async () => {
  const { statusCode, body } = await open('/assets/no-such-file.js')
  expect(statusCode).toBe(404)
  expect(body).not.toContain('<title>')
})
