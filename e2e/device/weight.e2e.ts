import { gzipSync } from 'node:zlib'
import { addressIn } from '@hanap/contract/site/languages'
import { prerenderedPages } from '@hanap/contract/site/pages'
import type { Browser, BrowserContextOptions, Page, Response } from '@playwright/test'
import { connectBoard, headersOf, tokenOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { markReady } from '../log-in.ts'
import { PHONE } from '../looks.ts'

/** Bytes of gzip: React, the router and the query client are two thirds. */
const MOST_SCRIPT = 158_000
/** Transferred for a first view: page, styles, fonts, scripts and data. */
const MOST_IN_ALL = 200_000
const AT_A_TIME = 4

test('the first view of the listing loads at most 158 kB of script', async ({ page, signInAs }) => {
  await signInAs('ana')
  const scripts = new Map<string, Promise<Buffer>>()
  let isAhead = false
  const count = (response: Response) => {
    const url = response.url()
    // Prefetching starts after the first view.
    isAhead ||= /\/fetch-ahead-/.test(url)
    // The account's line waits for an idle browser too, and either may come first.
    const isCounted = (!isAhead && !/\/account-/.test(url)) || /\/start-/.test(url)
    if (isCounted && response.request().resourceType() === 'script') scripts.set(url, response.body())
  }
  page.on('response', count)
  // Other tests post jobs; this one gets no orders, whose part loads only when visible.
  await page.route(/\/api\/jobs\/\d+\/$/, async (route) => {
    const answer = await route.fetch()
    const said = { type: null, pay: null, country: null }
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), orders: [], orders_count: 0, said },
    })
  })
  await page.goto('/jobs')
  await expect(page.locator('main a[href^="/jobs/"]').first()).toBeVisible()
  // The script for offline use comes two seconds later, and counts too.
  await expect.poll(() => [...scripts.keys()].some((url) => /\/start-/.test(url))).toBe(true)
  await page.waitForLoadState('networkidle')
  // Later prefetches may be cut off.
  page.off('response', count)
  const bodies = await Promise.all(scripts.values())
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  console.log(`  /jobs: ${bodies.length} scripts, ${bytes.toLocaleString('en')} bytes of gzip`)
  const names = [...scripts.keys()].map((url) => url.split('/').at(-1))
  expect(bodies.length).toBeGreaterThan(0)
  expect(bytes, names.join(' ')).toBeLessThanOrEqual(MOST_SCRIPT)
})

for (const [page, own] of [
  ['listing', '/api/jobs/?page=1&per_page=10'],
  ['job', /^\/api\/jobs\/\d+\/$/],
] as const)
  test(`the ${page} asks for what it begins with while its script is on its way, and once`, async ({
    page: tab,
    request,
    signInAs,
  }) => {
    await signInAs('carla')
    const token = await tokenOf(tab)
    const asked: string[] = []
    let isScriptHere = false
    let askedEarly = 0
    tab.on('request', (sent) => {
      const { pathname, search } = new URL(sent.url())
      if (!pathname.startsWith('/api/')) return
      asked.push(pathname + search)
      if (!isScriptHere) askedEarly += 1
    })
    await tab.route('**/assets/shell-*.js', async (route) => {
      await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4)
      isScriptHere = true
      await route.continue()
    })
    const headers = headersOf(token)
    const { results } = await (await request.get('/api/jobs/', { headers })).json()
    await tab.goto(page === 'job' ? `/jobs/${results[0].id}` : '/jobs')
    await expect(tab.locator('main a[href^="/jobs/"]').first()).toBeVisible()
    await tab.waitForLoadState('networkidle')
    expect(askedEarly).toBe(4)
    const standing = ['/api/auth/profile/', '/api/auth/subscription/current/', '/api/auth/trial/status/']
    for (const call of [...standing, own])
      expect(
        asked.filter((one) => (typeof call === 'string' ? one === call : call.test(one))),
        `${call}`,
      ).toHaveLength(1)
  })

test('neither the listing nor a job wakes Intl before it is shown, which would keep a cheap phone waiting', async ({
  page: tab,
  request,
  signInAs,
}) => {
  await signInAs('carla')
  await tab.addInitScript(() => {
    const woken: string[] = []
    Object.assign(globalThis, { woken })
    for (const name of [
      'NumberFormat',
      'DateTimeFormat',
      'RelativeTimeFormat',
      'PluralRules',
      'Segmenter',
    ] as const) {
      const note = () => woken.push(name)
      const noted = new Proxy<object>(Intl[name], {
        construct: (made, given, like) => (note(), Reflect.construct(made as new () => object, given, like)),
        apply: (made, self, given) => (note(), Reflect.apply(made as () => unknown, self, given)),
      })
      Object.assign(Intl, { [name]: noted })
    }
  })
  const token = await tokenOf(tab)
  const headers = headersOf(token)
  // Converting hours between time zones requires Intl.
  const { results } = await (await request.get('/api/jobs/?page=1&per_page=50', { headers })).json()
  const jobs = await Promise.all(
    results.map(async ({ id }: { id: number }) =>
      (await request.get(`/api/jobs/${id}/`, { headers })).json(),
    ),
  )
  const plain = jobs.find(({ shift }) => !shift)
  await tab.setViewportSize({ width: 412, height: 823 })
  for (const [address, last] of [
    ['/jobs', tab.locator('[data-job-rows] > li').nth(9)],
    [`/jobs/${plain.id}`, tab.getByRole('heading', { name: 'Description' })],
  ] as const) {
    await tab.goto(address)
    await expect(last).toBeVisible()
    expect(await tab.evaluate(() => (globalThis as unknown as { woken: string[] }).woken), address).toEqual(
      [],
    )
  }
})

test('the first view of every public page is at most 200 kB in all', async ({ browser }) => {
  const addresses = [...prerenderedPages().map(({ address }) => address), '/work', '/work/virtual-assistant']
  await expectLight(browser, [...addresses, ...addresses.map((one) => addressIn('fil', one))], {})
})

test('the first view of the listing, and of a job, is at most 200 kB in all', async ({
  browser,
  page,
  request,
  running,
  signInAs,
  signUpAs,
}) => {
  await signInAs('carla')
  const headers = headersOf(await tokenOf(page))
  const listed = async (query: string) =>
    (await (await request.get(`/api/jobs/?${query}`, { headers })).json()).results[0].id
  // Stated hours are drawn on a clock, by a part of their own. Other tests post jobs: those are on the first pages.
  const jobs = [
    await listed('page=20'),
    await listed('work_hours=night&page=8'),
    await listed('search=virtual+assistant&page=3'),
  ]
  // All saved jobs are sent. She has as many as a trial allows; other tests add to carla's.
  const wena = await signUpAs('Wena')
  await connectBoard(request, wena.token, running.board_accounts.at(1))
  const { results } = await (await request.get('/api/jobs/', { headers })).json()
  for (const { id: job_id } of results.slice(0, 5)) {
    const saved = await request.post('/api/saved-jobs/', { headers: headersOf(wena.token), data: { job_id } })
    expect(saved.status()).toBe(201)
  }
  const storageState = await page.context().storageState()
  await expectLight(browser, ['/jobs', ...jobs.map((id) => `/jobs/${id}`)], { storageState, viewport: PHONE })
})

/** Each with an empty cache; a few at a time, since a page mostly waits. */
async function expectLight(browser: Browser, addresses: readonly string[], given: BrowserContextOptions) {
  const weights: string[] = []
  for (let at = 0; at < addresses.length; at += AT_A_TIME)
    await Promise.all(
      addresses.slice(at, at + AT_A_TIME).map(async (address) => {
        const bytes = await weigh(browser, address, given)
        weights.push(`${address} ${(bytes / 1000).toFixed(1)}`)
        expect(bytes, `${address} came over the line`).toBeGreaterThan(0)
        expect(bytes, `bytes of ${address}`).toBeLessThanOrEqual(MOST_IN_ALL)
      }),
    )
  console.log(`  kB in all: ${weights.join(', ')}`)
}

/** Bytes of a first view on the slowest connection, where nothing is prefetched. */
async function weigh(browser: Browser, address: string, given: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext(given)
  const page = await context.newPage()
  const received = await countBytes(page)
  await markReady(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } })
  })
  await page.goto(address)
  // Scripts load last.
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const bytes = received()
  await context.close()
  return bytes
}

/** Including headers. */
async function countBytes(page: Page): Promise<() => number> {
  const tools = await page.context().newCDPSession(page)
  let bytes = 0
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await tools.send('Network.enable')
  return () => bytes
}
