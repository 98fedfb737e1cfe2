import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext, Page } from '@playwright/test'
import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { jobLinks } from '../looks.ts'

test.use({ serviceWorkers: 'allow' })

const application = { job_title: 'Night Bookkeeper', employer_name: 'Niño & Sons', notes: 'Ask for Dana.' }
const bar = (page: Page) => page.getByRole('region', { name: 'Connection' })
const routeButton = (page: Page) =>
  page.getByRole('button', { name: `Show the route of ${application.job_title}` })
const saveButtons = (page: Page, pressed: boolean) =>
  page.locator('[data-job-rows]').getByRole('button', { name: /^Save/, pressed })

/** Saves the list's first jobs, and tracks one application. */
async function prepare(request: APIRequestContext, token: string, saves: number): Promise<number> {
  const headers = headersOf(token)
  const { results } = (await (await request.get('/api/jobs/', { headers })).json()) as {
    results: { id: number }[]
  }
  for (const { id } of results.slice(0, saves)) {
    expect((await request.post('/api/saved-jobs/', { headers, data: { job_id: id } })).status()).toBe(201)
  }
  const added = await request.post('/api/job-applications/', { headers, data: application })
  expect(added.status()).toBe(201)
  return ((await added.json()) as { id: number }).id
}

/** Until the offline data is cached. */
async function visit(page: Page): Promise<void> {
  await page.goto('/jobs')
  await expect(jobLinks(page).first()).toBeVisible()
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = await caches.keys()
          const answers = names.find((name) => name.startsWith('answers-'))
          if (!answers || !(await caches.match('/kept-whole/en'))) return 'not whole'
          const kept = await (await caches.open(answers)).keys()
          const paths = kept.map(({ url }) => new URL(url).pathname)
          const wanted = ['/api/jobs/', '/api/job-applications/list_applications/', '/api/auth/profile/']
          return wanted.filter((path) => !paths.includes(path)).join() || 'kept'
        }),
      { timeout: 30_000 },
    )
    .toBe('kept')
}

async function writeNote(page: Page, notes: string): Promise<void> {
  await page.getByRole('button', { name: `Update Status of ${application.job_title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByLabel('Notes').fill(notes)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

type Tracked = { notes: string; history: { kind: string }[] }
async function readTracked(request: APIRequestContext, token: string, id: number): Promise<Tracked> {
  const answer = await request.get(`/api/job-applications/${id}/`, { headers: headersOf(token) })
  return (await answer.json()) as Tracked
}

test('lena opens the site again without a signal and reads on, with the age of what she sees', async ({
  page,
  context,
  request,
  signUpAs,
  expectAccessible,
}) => {
  const lena = await signUpAs('Lena')
  await prepare(request, lena.token, 1)
  await visit(page)
  const titles = await jobLinks(page).allTextContents()
  await page.goto('/resources/night-shift')
  const guide = await page.getByRole('heading', { level: 1 }).innerText()
  await expect
    .poll(() => page.evaluate(() => caches.match('/resources/night-shift').then(Boolean)))
    .toBe(true)
  await page.goto('about:blank')
  await context.setOffline(true)

  await page.goto('/jobs')
  await expect(bar(page)).toContainText('You’re offline. These are the jobs as of')
  await expect(jobLinks(page)).toHaveText(titles)
  await expectAccessible()

  await jobLinks(page).nth(3).click()
  await expect(page.getByRole('heading', { name: titles[3] ?? '', exact: true }).first()).toBeVisible()

  await page.goto('/saved-jobs')
  await expect(bar(page)).toContainText('These are your saved jobs as of')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)

  await page.goto('/applications')
  await expect(bar(page)).toContainText('These are your applications as of')
  await expect(routeButton(page)).toBeVisible()

  await page.goto('/resources/night-shift')
  await expect(page.getByRole('heading', { level: 1, name: guide })).toBeVisible()
  await page.getByRole('button', { name: 'Commands Ctrl K' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  // Without the fixture: the browser logs the missing script.
  const unkept = await context.newPage()
  await unkept.goto('/letters')
  await expect(unkept.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await expect(unkept.getByRole('link', { name: 'Your saved jobs' })).toBeVisible()
  await unkept.getByRole('link', { name: 'Jobs you viewed last' }).click()
  await expect(jobLinks(unkept)).toHaveText(titles)

  await context.setOffline(false)
  await expect(bar(page)).toContainText('You’re back online.')
})

test('a page of lena’s that failed without a signal comes by itself once she is online again', async ({
  page,
  context,
  signUpAs,
}) => {
  await signUpAs('Lena')
  await visit(page)
  await context.setOffline(true)
  // Without the fixture: the browser logs the missing script.
  const unkept = await context.newPage()
  await unkept.goto('/letters')
  await expect(unkept.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(unkept.getByRole('heading', { level: 1, name: 'My Cover Letters' })).toBeVisible({
    timeout: 20_000,
  })
})

test.describe('where the browser keeps nothing', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page that mia opened without a signal comes by itself once she is online again', async ({
    context,
  }) => {
    // Without the fixture: the browser logs the missing script.
    const page = await context.newPage()
    await page.goto('/pricing')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeHidden({
      timeout: 20_000,
    })
    await expect(page).toHaveTitle(/^About/)
  })
})

test('what lena does without a signal arrives once, with two tabs open', async ({
  page,
  context,
  request,
  signUpAs,
}) => {
  const lena = await signUpAs('Lena')
  const id = await prepare(request, lena.token, 0)
  await visit(page)
  const other = await context.newPage()
  await other.goto('/applications')
  await expect(routeButton(other)).toBeVisible()
  await context.setOffline(true)

  await saveButtons(page, false).nth(1).click()
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await expect(saveButtons(page, true)).toHaveCount(1)
  await writeNote(other, 'Called, she is in on Monday.')
  await expect(other.getByText('Note saved on this device')).toBeVisible()
  await expect(bar(page)).toContainText('2 changes will send when you’re back online.')

  await page.goto('/saved-jobs')
  await expect(page.getByText('Sends when you’re online')).toBeVisible()
  await other.reload()
  await routeButton(other).click()
  await expect(other.getByText('Called, she is in on Monday.')).toBeVisible()
  await expect(other.getByText('Sends when you’re online')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('Sends when you’re online')).toBeHidden()
  await expect(other.getByText('Sends when you’re online')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  const saved = await request.get('/api/saved-jobs/', { headers: headersOf(lena.token) })
  expect((await saved.json()).count).toBe(1)
  const tracked = await readTracked(request, lena.token, id)
  expect(tracked.notes).toBe('Called, she is in on Monday.')
  expect(tracked.history.filter(({ kind }) => kind === 'notes')).toHaveLength(1)
})

test('what the server refuses afterwards is told and undone, and a note changed elsewhere is not lost', async ({
  page,
  context,
  request,
  signUpAs,
}) => {
  const lena = await signUpAs('Lena')
  const id = await prepare(request, lena.token, 5)
  await visit(page)
  await context.setOffline(true)
  await saveButtons(page, false).first().click()
  await expect(saveButtons(page, true)).toHaveCount(6)
  // The change is stored only when the bar counts it.
  await expect(bar(page)).toContainText('1 change will send when you’re back online.')
  await page.goto('/applications')
  await writeNote(page, 'Written on the jeepney.')
  await expect(bar(page)).toContainText('2 changes will send when you’re back online.')
  const elsewhere = await request.patch(`/api/job-applications/${id}/`, {
    headers: headersOf(lena.token),
    data: { notes: 'Written at home.' },
  })
  expect(elsewhere.ok()).toBe(true)

  await context.setOffline(false)
  await expect(page.getByText(/^We couldn’t save “/)).toBeVisible()
  await expect(page.getByText(`Two notes on “${application.job_title}”`)).toBeVisible()
  const { notes } = await readTracked(request, lena.token, id)
  expect(notes).toMatch(/^Written at home\.\n\nWritten offline, .+:\nWritten on the jeepney\.$/)
  await page.goto('/saved-jobs')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(5)
})

test('lena logs out and nothing of hers stays; mia signs in on the same phone and sees nothing of it', async ({
  page,
  context,
  request,
  signUpAs,
}) => {
  const lena = await signUpAs('Lena')
  await prepare(request, lena.token, 1)
  await visit(page)
  await context.setOffline(true)
  await saveButtons(page, false).first().click()
  await expect(page.getByText('Saved on this device')).toBeVisible()

  await page.goto('/logout')
  await expect(page.getByRole('heading', { name: '1 change not sent yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out anyway' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => keptOfAnybody(page)).toEqual({ caches: [], waiting: 0 })

  await context.setOffline(false)
  const mia = await signUpAs('Mia')
  await visit(page)
  await context.setOffline(true)
  await page.goto('/saved-jobs')
  await expect(page.getByText('No saved jobs yet')).toBeVisible()
  await page.goto('/applications')
  await expect(page.getByText('No applications yet')).toBeVisible()
  await context.setOffline(false)
  const saved = await request.get('/api/saved-jobs/', { headers: headersOf(mia.token) })
  expect((await saved.json()).count).toBe(0)
})

test('lena logs out without a signal: her session ends with it, and mia, who signed in meanwhile, stays', {
  tag: '@security',
}, async ({ page, context, request, signUpAs }) => {
  const lena = await signUpAs('Lena')
  await visit(page)
  const isIn = async ({ token }: { token: string }) =>
    (await request.get('/api/auth/user/', { headers: headersOf(token) })).status() === 200
  await context.setOffline(true)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(await kept()).toMatch(/"sessionToEnd:[0-9a-f]{64}":""/)
  expect(await kept()).not.toContain(lena.token)
  expect(await isIn(lena)).toBe(true)

  // mia logs in on the same phone.
  await page.goto('about:blank')
  await context.setOffline(false)
  const mia = await signUpAs('Mia')
  await page.goto('/saved-jobs')
  await expect(page.getByText('No saved jobs yet')).toBeVisible()
  await expect.poll(() => isIn(lena), { timeout: 20_000 }).toBe(false)
  await expect.poll(kept).not.toContain('sessionToEnd')
  expect(await isIn(mia)).toBe(true)
})

test('somebody else who signs in over a session finds nothing of it without a signal', async ({
  page,
  context,
  request,
  signUpAs,
}) => {
  const lena = await signUpAs('Lena')
  await prepare(request, lena.token, 1)
  await visit(page)
  // As after an expired session.
  // A page of the app would go to the login page meanwhile.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await signUpAs('Mia')
  await context.setOffline(true)
  await page.goto('/saved-jobs')
  await expect(bar(page)).toContainText('You’re offline.')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await context.setOffline(false)
  await visit(page)
  expect((await keptOfAnybody(page)).caches).toHaveLength(1)
})

test('a server that does not answer is no signal either; its return is noticed by itself', async ({
  browser,
  running,
  signUpAs,
  page,
}) => {
  const lena = await signUpAs('Lena')
  const keys = await page.evaluate(() => ({ ...localStorage }))
  const way = await openWay(running.app)
  const context = await browser.newContext({ baseURL: way.url, serviceWorkers: 'allow' })
  const tab = await context.newPage()
  await tab.goto('/about')
  await tab.evaluate((own) => Object.assign(localStorage, own), keys)
  await visit(tab)
  const titles = await jobLinks(tab).allTextContents()
  await way.close()
  await tab.reload()
  await expect(bar(tab)).toContainText('You’re offline. These are the jobs as of')
  await expect(jobLinks(tab)).toHaveText(titles)
  await saveButtons(tab, false).first().click()
  await expect(bar(tab)).toContainText('1 change will send when you’re back online.')
  await way.open()
  await expect(bar(tab)).toContainText('1 change sent.', { timeout: 30_000 })
  const saved = await page.request.get('/api/saved-jobs/', { headers: headersOf(lena.token) })
  expect((await saved.json()).count).toBe(1)
  await context.close()
  await way.close()
})

test('without a signal the other language is no trap, and no address ends in the browser’s own error', async ({
  page,
  context,
  signUpAs,
}) => {
  await signUpAs('Lena')
  await visit(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Filipino' }).first().click()
  await expect(page).toHaveURL(/\/jobs$/)
  await expect(jobLinks(page).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull()
  // Without the fixture: the browser logs the missing script.
  const unkept = await context.newPage()
  for (const address of ['/Employers', '/nothing-here']) {
    await unkept.goto(address)
    await expect(unkept.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  }
  await context.setOffline(false)
  await page.goto('/jobs')
  await page.getByRole('link', { name: 'Filipino' }).first().click()
  await expect(page).toHaveURL(/\/fil\/jobs$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('fil')
})

async function keptOfAnybody(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const waiting = await new Promise<number>((resolve) => {
      const opening = indexedDB.open('hanap')
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('waiting').objectStore('waiting').count()
        counting.addEventListener('success', () => resolve(counting.result))
      })
    })
    return { caches: names.filter((name) => name.startsWith('answers-')), waiting }
  })
}

/** Behind a proxy that can be closed and reopened. */
async function openWay(app: string) {
  const target = new URL(app)
  let server: Server | undefined
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((asked, answer) => {
        const { method = 'GET', url = '/', headers } = asked
        const onward = httpRequest(
          { host: target.hostname, port: target.port, method, path: url, headers },
          (got) => {
            answer.writeHead(got.statusCode ?? 502, got.headers)
            got.pipe(answer)
          },
        )
        onward.on('error', () => answer.destroy())
        asked.pipe(onward)
      }).listen(port, '127.0.0.1', () => resolve((server?.address() as AddressInfo | null)?.port ?? 0))
    })
  const port = await listen(0)
  return {
    url: `http://127.0.0.1:${port}`,
    open: () => listen(port),
    close: () =>
      new Promise<void>((resolve) => {
        server?.closeAllConnections()
        server?.close(() => resolve())
      }),
  }
}

test('mia, a visitor whose signal is gone, reads what she had opened, and is told so of any other page', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/terms')
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/kept-little/en')) !== undefined), {
      timeout: 30_000,
    })
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  // Without the fixture: the browser logs the missing script.
  const unkept = await context.newPage()
  for (const address of ['/salaries', '/login', '/jobs', '/nowhere', '/contact']) {
    await unkept.goto(address)
    await expect(unkept.getByRole('heading', { level: 1, name: 'You’re offline' }), address).toBeVisible()
  }
  await context.setOffline(false)
  // The page recovers without a reload.
  await expect(unkept.getByRole('form', { name: 'Write to us' })).toBeVisible()
})
