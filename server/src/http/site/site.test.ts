import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import * as jobSays from '@hanap/contract/says/jobs'
import { addressIn, languages } from '@hanap/contract/site/languages'
import { prerenderedPages } from '@hanap/contract/site/pages'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildSite } from '../../../test/build-site.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import { setHeaders } from '../headers.ts'
import { answerProblems } from '../problems.ts'
import { readBuiltSite } from './built-site.ts'
import type { LiveAnswers } from './live-pages.ts'
import { serveSite } from './site.ts'

const origin = 'https://jobs.example'
const siteDir = mkdtempSync(path.join(tmpdir(), 'hanap-site-'))
const server = fastify()
const logged: string[] = []
/** For bookkeepers only; initially none. */
let figures: { computedAt: string; jobs: number } | 'busy' = 'busy'
const live: LiveAnswers = {
  answersOf(address) {
    if (address !== '/' && !address.startsWith('/work')) return null
    if (figures === 'busy') return Promise.reject(new Problem('busy', jobSays.searchPreparing))
    if (!['/', '/work', '/work/bookkeeper'].includes(address)) return Promise.reject(notFound('page'))
    return Promise.resolve({ computedAt: figures.computedAt, answers: { '/work/': figures.jobs } })
  },
  addresses: async () => ['/work', '/work/bookkeeper'],
}
beforeAll(async () => {
  buildSite(siteDir)
  setHeaders(server)
  answerProblems(server, { identify: async () => null, identifySubscriber: async () => null })
  const site = await readBuiltSite(siteDir, origin)
  await serveSite(server, { siteDir, origin, site, live, log: (line) => logged.push(line) })
})
afterAll(async () => {
  await server.close()
  rmSync(siteDir, { recursive: true })
})

const open = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })
const titleOf = (html: string) => /lang="(\w+)"><title>(.*?)<\/title>/.exec(html)?.slice(1).join(' ')

test.each([
  ['/', 'en home'],
  ['/about', 'en about'],
  ['/about/', 'en about'],
  ['/about?from=a-friend', 'en about'],
  ['/resources/night-shift', 'en resources/night-shift'],
  ['/fil', 'fil home'],
  ['/fil/', 'fil home'],
  ['/fil/about', 'fil about'],
  ['/fil/resources/night-shift', 'fil resources/night-shift'],
])('%s is the whole page %s', async (url, title) => {
  const { statusCode, body, headers } = await open(url)
  expect(statusCode).toBe(200)
  expect(titleOf(body)).toBe(title)
  expect(headers['x-robots-tag']).toBeUndefined()
})

test.each([
  ['/jobs', 'en'],
  ['/jobs/7', 'en'],
  ['/employers/', 'en'],
  ['/verify-email/ana@example.com', 'en'],
  ['/verify-email/ana%40example.com', 'en'],
  ['/fil/jobs', 'fil'],
  ['/fil/verify-email/ana@example.com', 'fil'],
])('%s is a page that its script draws, and that nobody lists', async (url, language) => {
  const { statusCode, body, headers } = await open(url)
  expect(statusCode).toBe(200)
  expect(titleOf(body)).toBe(`${language} shell`)
  expect(headers['x-robots-tag']).toBe('noindex')
})

test.each([
  ['/no-such-page', 'en'],
  ['/employers/7/jobs', 'en'],
  ['/resources/get-rich-quick', 'en'],
  ['/About', 'en'],
  ['/fil/About', 'fil'],
  ['/FIL/about', 'en'],
  ['/%41bout', 'en'],
  ['/no//such-page', 'en'],
  ['/__proto__', 'en'],
  ['/EMPLOYERS', 'en'],
  ['/filipino', 'en'],
  ['/fil/no-such-page', 'fil'],
  ['/fil/fil', 'fil'],
])('%s is no page, and says so with the page for people', async (url, language) => {
  const { statusCode, body } = await open(url)
  expect(statusCode).toBe(404)
  expect(titleOf(body)).toBe(`${language} not-found`)
})

test.each([
  ['/Employers', '/employers'],
  ['/Employers/', '/employers'],
  ['/Employers?search=acme&page=2', '/employers?search=acme&page=2'],
  ['/fil/Employers?page=2', '/fil/employers?page=2'],
  ['//Employers', '/employers'],
  ['/abou%74', '/about'],
  ['/about//', '/about'],
  ['//about?from=a-friend', '/about?from=a-friend'],
  ['/fil//about', '/fil/about'],
  ['/%66il/about', '/fil/about'],
  ['///', '/'],
  ['/jobs//7', '/jobs/7'],
])('%s leads to %s', async (url, address) => {
  const { statusCode, headers } = await open(url)
  expect(statusCode).toBe(301)
  expect(headers.location).toBe(address)
})

test.each(['/login', '/register', '/contact', '/fil/contact?next=/jobs'])(
  'a form of %s that is sent without JavaScript leads back to the page',
  async (url) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { statusCode, headers: said } = await server.inject({
      method: 'POST',
      url,
      headers,
      payload: 'name=Nena',
    })
    expect([statusCode, said.location]).toEqual([303, url])
  },
)

test('what is sent to an address that is no page leads nowhere', async () => {
  for (const url of ['/no-such-page', '//evil.example/about', '/api/nothing/']) {
    expect((await server.inject({ method: 'POST', url })).statusCode).toBeGreaterThanOrEqual(400)
  }
})

test.each(['bytes=5-2', 'bytes=900-'])(
  'the piece %s, which a file does not have, is refused as such',
  async (range) => {
    const { statusCode, body } = await open('/assets/part-1.js', { range })
    expect([statusCode, body]).toEqual([416, ''])
  },
)

test('a part of a page is kept for good, and carries no rules that only pages need', async () => {
  const { headers } = await open('/assets/part-1.js')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toBeDefined()
  expect(headers['permissions-policy']).toBeUndefined()
  expect(headers.etag).toBeUndefined()
})

test('a lettering or a picture carries no rules of pages either; the worker does, which asks for much', async () => {
  const { headers } = await open('/favicon.svg')
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect((await open('/sw.js')).headers['content-security-policy']).toContain("connect-src 'self'")
})

test.each(['/assets/no-such-file.js', '/pages/en/home.html', '/fil/assets/no-such-file.js'])(
  'the file %s is not there, and is no page',
  async (url) => {
    const { statusCode, body } = await open(url)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('<title>')
  },
)

test('a page that the browser has already is not sent again', async () => {
  const first = await open('/about')
  expect(first.headers['cache-control']).toBe('no-cache')
  const etag = String(first.headers.etag)
  const again = await open('/about', { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await open('/fil/about', { 'if-none-match': etag })).statusCode).toBe(200)
  expect((await open('/no-such-page', { 'if-none-match': '*' })).statusCode).toBe(404)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
])('to a browser that reads %s a page comes in %s', async (accepted, encoding) => {
  const { headers, rawPayload } = await open('/about', { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toBe('accept-encoding')
  if (encoding === 'br') expect(titleOf(brotliDecompressSync(rawPayload).toString())).toBe('en about')
})

test('a page says the address that people type, and its policy allows what it holds and no more', async () => {
  const { body, headers } = await open('/about')
  expect(body).toContain('href="https://jobs.example/about"')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='(;|$)/)
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
})

test('search engines find every whole page in both languages, and nothing else', async () => {
  const { body, headers } = await open('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  const wanted = prerenderedPages().flatMap(({ address }) =>
    languages.map((language) => origin + addressIn(language, address)),
  )
  for (const address of ['/work', '/work/bookkeeper'])
    for (const language of languages) wanted.push(origin + addressIn(language, address))
  expect(listed).toEqual(wanted)
  for (const address of listed)
    expect((await open(new URL(String(address)).pathname)).headers['x-robots-tag']).toBeUndefined()
  expect(body.match(/hreflang="fil" href="https:\/\/jobs\.example\/fil\/about"/g)).toHaveLength(2)
})

test('robots may read all but the API, and are told of the sitemap', async () => {
  const { body } = await open('/robots.txt')
  expect(body).toContain('Disallow: /api/\n')
  expect(body).toContain('Sitemap: https://jobs.example/sitemap.xml')
})

test('a page with live figures comes whole, in both languages, and is rendered once a count', async () => {
  figures = { computedAt: '2026-11-24T01:00:00Z', jobs: 12 }
  const { statusCode, body, headers } = await open('/work/bookkeeper')
  expect(statusCode).toBe(200)
  expect(titleOf(body)).toBe('en /work/bookkeeper')
  expect(body).toContain('<main>12 jobs</main><a href="https://jobs.example/work">')
  expect(headers['x-robots-tag']).toBeUndefined()
  expect(titleOf((await open('/fil/work/bookkeeper/')).body)).toBe('fil /work/bookkeeper')
  const again = await open('/work/bookkeeper', { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('newer figures are rendered while the page of the older ones is sent', async () => {
  await open('/work')
  figures = { computedAt: '2026-11-24T01:10:00Z', jobs: 13 }
  expect((await open('/work')).body).toContain('12 jobs')
  await vi.waitFor(async () => expect((await open('/work')).body).toContain('13 jobs'), { timeout: 60_000 })
})

test('a kind of work without a page is no page; while nothing is counted yet, it comes later', async () => {
  const { statusCode, body } = await open('/fil/work/no-such-work')
  expect([statusCode, titleOf(body)]).toEqual([404, 'fil not-found'])
  figures = 'busy'
  const later = await open('/work/no-such-work')
  expect([later.statusCode, titleOf(later.body)]).toEqual([503, 'en shell'])
  expect(later.headers['retry-after']).toBe('60')
  expect((await open('/work')).body).toContain('13 jobs')
})

test('the front page waits for no figures, and has them once they are rendered', async () => {
  figures = { computedAt: '2026-11-24T02:00:00Z', jobs: 14 }
  await vi.waitFor(async () => expect((await open('/')).body).toContain('14 jobs'), { timeout: 60_000 })
  expect(logged).toEqual([])
})
