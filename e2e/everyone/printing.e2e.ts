import type { Page } from '@playwright/test'
import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { settles } from '../looks.ts'
import { PAID, payAs } from '../money/paying.ts'

/** A4 between its margins, in CSS pixels. */
const PAPER = { width: 673, height: 1002 }
// Prints are light in any theme.
test.use({ colorScheme: 'dark' })

test('what is worth keeping prints as ink on white, without what can only be pressed', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Perla')
  const receipt = await payAs(request, token, PAID)
  const headers = headersOf(token)
  const tracked = await request.post('/api/job-applications/', {
    headers,
    data: {
      job_title: 'Bookkeeper',
      employer_name: 'Harbor & Pine',
      applied_date: '2026-11-08',
      status: 'reviewing',
    },
  })
  expect(tracked.status()).toBe(201)
  await page.goto('/jobs')
  const address = await page.locator('main h3 a[href^="/jobs/"]').first().getAttribute('href')
  const job = /\d+/.exec(address ?? '')?.[0]
  const text = 'I kept the books of three shops for four years.'
  const written = await request.post('/api/cover-letters/', {
    headers,
    data: { job_post_id: Number(job), content: text },
  })
  expect(written.status()).toBe(201)
  const letter = ((await written.json()) as { id: number }).id
  for (const [path, words] of [
    [`/subscription/receipts/${receipt}`, 'PAID'],
    [`/letters/${letter}`, text],
    ['/applications', 'Bookkeeper'],
    [`/jobs/${job}`, 'Job details'],
    ['/resources/spot-fake-listings', 'Seven signs to stop'],
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
  ] as const) {
    await page.goto(path)
    await settles(page)
    await expectPaper(page, words)
  }
})

test('a guide on paper says where its sources stand', async ({ page }) => {
  await page.goto('/resources/spot-fake-listings')
  await settles(page)
  await page.emulateMedia({ media: 'print' })
  const source = page.getByRole('region', { name: 'Sources' }).getByRole('link').first()
  const written = await source.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(written).toContain(await source.getAttribute('href'))
})

async function expectPaper(page: Page, words: string) {
  const size = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  const kept = page.getByRole('main').getByText(words, { exact: true })
  await expect(kept.filter({ visible: true }).first()).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'dialog'] as const)
    await expect(page.getByRole(role), page.url()).toHaveCount(0)
  const found = await page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    const root = document.documentElement
    return {
      pressed: shown('main :is(.button, .icon-button, input, select, textarea)').map(
        (one) => one.textContent,
      ),
      sideways: Math.max(0, root.scrollWidth - root.clientWidth),
      scheme: getComputedStyle(root).colorScheme,
      background: getComputedStyle(document.body).backgroundColor,
    }
  })
  expect(found, page.url()).toEqual({
    pressed: [],
    sideways: 0,
    scheme: 'light',
    background: 'rgba(0, 0, 0, 0)',
  })
  await page.emulateMedia({ media: 'screen' })
  if (size) await page.setViewportSize(size)
}
