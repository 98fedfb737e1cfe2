import { addressIn, languages } from '@hanap/contract/site/languages'
import { pages, prerenderedPages } from '@hanap/contract/site/pages'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

// These tests change no data.
test.describe.configure({ mode: 'parallel' })

const companyPages = ['/about', '/features', '/contact', '/privacy', '/terms']
/** Public pages that do not redirect. */
const readable = Object.values(pages)
  .filter(({ path, access }) => access === 'public' && !path.includes('$'))
  .map(({ path }) => path)
  .filter((path) => !['/logout', '/oauth-callback', '/login-success'].includes(path))

test('every link of the public pages answers a visitor, and leads to a place that is there', async ({
  page,
  request,
}) => {
  const links = new Set<string>()
  for (const path of readable) {
    await open(page, path)
    for (const href of await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).getAttribute('href') ?? ''))) {
      if (href.startsWith('#')) await expect(page.locator(href), `${path}${href}`).toHaveCount(1)
      else if (href.startsWith('/')) links.add(href.replace(/#.*/, ''))
      else expect(href).toMatch(/^(https:\/\/|mailto:|tel:)/)
    }
  }
  // As served, guides included.
  for (const { address } of prerenderedPages()) {
    for (const language of languages) {
      const html = await (await request.get(addressIn(language, address))).text()
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
        links.add(href.replaceAll('&amp;', '&'))
    }
  }
  for (const path of [...companyPages, '/jobs', '/profile', '/saved-jobs', '/subscription/plans'])
    expect([...links]).toContain(path)
  for (const link of links) expect([link, (await request.get(link)).status()]).toEqual([link, 200])
})

test('a toast stands at the top right', async ({ page }) => {
  await page.route('**/api/contact/', (route) => route.fulfill({ status: 500, json: {} }))
  await open(page, '/contact')
  for (const name of ['Name', 'Subject', 'Message']) await page.getByLabel(name).fill('Mia')
  await page.getByLabel('Email').fill('mia@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const text = page.getByText('Failed to send message. Please try again later.')
  await expect(text).toBeVisible()
  const box = await page.locator('.toasts').boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.y).toBe(16)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width - 16)
})

test('mia writes to who runs the site, by keyboard alone', async ({ page, expectAccessible }) => {
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Subject is required')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expectAccessible()
  for (const text of ['Mia Santos', 'mia@example.com', 'A plan for a year?']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Is there a plan for a whole year?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText("Thank you for your message. We'll get back to you soon!")).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expectAccessible()
})

test('what mia wrote is still there after the server failed and the page was loaded anew', async ({
  page,
}) => {
  await page.route('**/api/contact/', (route) => route.fulfill({ status: 500, json: {} }))
  await open(page, '/contact')
  await page.getByLabel('Name').fill('Mia Santos')
  await page.getByLabel('Email').fill('mia@example.com')
  await page.getByLabel('Subject').fill('A plan for a year?')
  await page.getByLabel('Message').fill('Is there one?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('A plan for a year?')
  await expect(page.getByLabel('Message')).toHaveValue('Is there one?')
})

test('the team is turned by keys, and stands still for who wants less motion', async ({ page }) => {
  await page.clock.install()
  await open(page, '/about')
  const team = page.getByRole('region', { name: 'Meet Our Team' })
  const shown = team.getByRole('heading', { level: 3 })
  const first = await shown.innerText()
  await page.clock.runFor(5100)
  await expect(shown).not.toHaveText(first)
  await team.getByRole('button', { name: 'Next team member' }).focus()
  await page.keyboard.press('Home')
  await expect(shown).toHaveText(first)
  await page.clock.runFor(15_000)
  await expect(shown).toHaveText(first)
  await page.keyboard.press('ArrowLeft')
  await expect(shown).not.toHaveText(first)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(shown).toHaveText(first)
  await page.clock.runFor(15_000)
  await expect(shown).toHaveText(first)
})

test('who makes Hanap cannot be asked: three samples stand there, and say so', async ({
  page,
  expectAccessible,
}) => {
  await page.route(/\/api\/.*team-members\/$/, (route) => route.fulfill({ status: 500, json: {} }))
  await open(page, '/about')
  const team = page.getByRole('region', { name: 'Meet Our Team' })
  await expect(team.getByRole('button', { name: /^Show / })).toHaveCount(3)
  await expect(team.getByText('Sample').first()).toBeVisible()
  await expectAccessible()
})

test('the legal pages print without what is only for a screen', async ({ page }) => {
  await open(page, '/privacy')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { name: /How long we keep it/ })).toBeVisible()
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
}
