import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { jobLinks } from '../looks.ts'

// Every seeker is new.
test.describe.configure({ mode: 'parallel' })
test.use({ serviceWorkers: 'allow' })

for (const { wish, connection, isLite } of [
  { wish: 'Lite on', connection: null, isLite: true },
  { wish: 'a phone that saves data', connection: { saveData: true, effectiveType: '4g' }, isLite: true },
  {
    wish: 'the slowest connection',
    connection: { saveData: false, effectiveType: 'slow-2g' },
    isLite: false,
  },
])
  test(`with ${wish} nothing is fetched that was not asked for, and what was read can still be read`, async ({
    page,
    context,
    signUpAs,
  }) => {
    await page.addInitScript((own) => {
      if (own) Object.defineProperty(navigator, 'connection', { value: own })
    }, connection)
    await signUpAs('Lena')
    if (!connection) await page.evaluate(() => localStorage.setItem('lite', 'on'))
    await page.goto('/jobs')
    await expect(page.getByRole('button', { name: isLite ? 'Turn off Lite' : 'Turn on Lite' })).toBeVisible()
    await expect(jobLinks(page).first()).toBeVisible()
    await expect.poll(() => isKept(page, '/kept-shell/en')).toBe(true)
    await page.reload()
    await expect(jobLinks(page).first()).toBeVisible()
    const titles = await jobLinks(page).allTextContents()
    await expect.poll(() => isKept(page, '/api/jobs/')).toBe(true)
    await workerHasDoneAll(page)
    expect(await isKept(page, '/kept-whole/en')).toBe(false)
    await context.setOffline(true)
    await page.reload()
    await expect(jobLinks(page)).toHaveText(titles)
    await context.setOffline(false)
  })

const isKept = (page: Page, address: string) =>
  page.evaluate(async (one) => (await caches.match(one, { ignoreSearch: true })) !== undefined, address)

/** Until the page has sent the worker all messages, and the worker, which is sequential, has handled them. */
async function workerHasDoneAll(page: Page): Promise<void> {
  // The page's last preload while saving data.
  const came = () => performance.getEntriesByType('resource').some(({ name }) => /\/signal-bar-/.test(name))
  await expect.poll(() => page.evaluate(came)).toBe(true)
  const last = '/manifest.fil.webmanifest'
  await page.evaluate(async (file) => {
    // The page sends the rest when idle.
    await new Promise((resolve) => requestIdleCallback(resolve))
    const { controller } = navigator.serviceWorker
    controller?.postMessage({ kind: 'visited', pathname: '/jobs', files: [file] })
  }, last)
  await expect.poll(() => isKept(page, last)).toBe(true)
}
