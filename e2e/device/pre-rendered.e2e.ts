import { addressIn, languages } from '@hanap/contract/site/languages'
import { prerenderedPages } from '@hanap/contract/site/pages'
import type { Page } from '@playwright/test'
import { fetchPng } from '../fetch-png.ts'
import { expect, test } from '../fixtures.ts'

// These tests change no data.
test.describe.configure({ mode: 'parallel' })

const addresses = languages.map((language) => ({
  language,
  list: prerenderedPages().map(({ address }) => addressIn(language, address)),
}))
const contentOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { language, list } of addresses) {
    test(`every page for reading is there in ${language}, and says of itself what it is`, async ({
      page,
      request,
      baseURL,
    }) => {
      const said = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Set<string>() }
      for (const address of list) {
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(120)
        const title = await page.title()
        const description = (await contentOf(page, 'description')) ?? ''
        const picture = (await contentOf(page, 'og:image')) ?? ''
        said.titles.add(title)
        said.descriptions.add(description)
        said.pictures.add(picture)
        expect(await contentOf(page, 'og:title')).toBe(title)
        expect(await contentOf(page, 'og:description')).toBe(description)
        expect(picture.startsWith(`${baseURL}/`), `${picture} is fetched from elsewhere`).toBe(true)
        expect(await fetchPng(request, picture), picture).toBe('1200x630')
        expect(await contentOf(page, 'og:url')).toBe(baseURL + address)
        expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(baseURL + address)
        await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(languages.length + 1)
      }
      expect(said.titles.size).toBe(list.length)
      expect(said.descriptions.size).toBe(list.length)
      expect(said.pictures.size).toBe(list.length)
    })
  }

  test('a page that its script draws has a description too, and no page has two', async ({ page }) => {
    for (const address of ['/jobs', '/fil/jobs', '/about']) {
      await page.goto(address)
      await expect(page.locator('meta[name="description"]')).toHaveCount(1)
      expect((await contentOf(page, 'description'))?.length, address).toBeGreaterThan(60)
    }
  })

  test('a form says that it needs JavaScript, and sending it leads back to the page', async ({ page }) => {
    for (const address of [
      '/login',
      '/register',
      '/contact',
      '/fil/login',
      '/fil/register',
      '/fil/contact',
    ]) {
      await page.goto(address)
      const form = page.locator('main form')
      await expect(form.locator('noscript p')).toBeVisible()
      await expect(form.locator('noscript p')).toContainText('JavaScript')
      await form.locator('button[type="submit"]').click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('an address that is none of ours says so in its language', async ({ page }) => {
    expect((await page.goto('/no-such-page'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect((await page.goto('/fil/no-such-page'))?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
  })
})

for (const { language, list } of addresses) {
  test(`every page for reading is taken up in ${language} as it stands`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector('main h1')
        Object.assign(window, { first: { heading, title: document.title } })
      })
    })
    for (const address of list) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      const { isSame, before, now } = await page.evaluate(() => {
        const { first } = window as unknown as { first: { heading: Element; title: string } }
        return { isSame: first.heading.isConnected, before: first.title, now: document.title }
      })
      expect(isSame, `the heading of ${address} is the one that was built`).toBe(true)
      expect(now).toBe(before)
    }
  })
}

test('ana, signed in, sees her own header on a page that was built for visitors', async ({
  page,
  signInAs,
}) => {
  await signInAs('ana')
  await page.goto('/about')
  await expect(page.getByRole('button', { name: /^Account: Ana/ })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0)
})

test('a page that can be read stays when its part does not come, and answers once it has', async ({
  page,
}) => {
  let hasSignal = false
  let refused = 0
  await page.route(/\/assets\/about-page-.*\.js$/, (route) => {
    if (hasSignal) return route.continue()
    refused += 1
    return route.abort()
  })
  await page.goto('/about', { waitUntil: 'load' })
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
  hasSignal = true
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Shift')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(title)
})

test('an address in other letters is none of ours, and one in other signs leads to the page', async ({
  page,
}) => {
  expect((await page.goto('/About'))?.status()).toBe(404)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  for (const [asked, address] of [
    ['/abou%74', '/about'],
    ['/fil//about', '/fil/about'],
    ['/%66il/about', '/fil/about'],
  ] as const) {
    expect((await page.goto(asked))?.status()).toBe(200)
    await expect(page).toHaveURL(address)
  }
})

test('the switch of the language leads to the same page, and the choice is kept', async ({ page }) => {
  await page.goto('/resources/night-shift')
  await page.getByRole('banner').locator('a[hreflang="fil"]').click()
  await expect(page).toHaveURL('/fil/resources/night-shift')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  await page.goto('/about')
  await expect(page).toHaveURL('/fil/about')
  await page.getByRole('banner').locator('a[hreflang="en"]').click()
  await expect(page).toHaveURL('/about')
  await page.goto('/pricing')
  await expect(page).toHaveURL('/pricing')
})

test('the switch works before the script of the page has come', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  for (const [from, to] of [
    ['/about', '/fil/about'],
    ['/fil/about', '/about'],
  ] as const) {
    await page.goto(from, { waitUntil: 'commit' })
    await page
      .getByRole('banner')
      .locator(`a[hreflang="${to.startsWith('/fil') ? 'fil' : 'en'}"]`)
      .click()
    await page.waitForURL(to, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(to)
  }
})

test('search engines are told of pages that are there', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => String(address))
  const areLive = (address: string) => /\/work(\/|$)/.test(address)
  expect(listed.filter((one) => !areLive(one))).toHaveLength(addresses.flatMap(({ list }) => list).length)
  expect(listed.filter(areLive).length).toBeGreaterThan(2)
  for (const address of listed) {
    expect(address).toContain(baseURL)
    expect([address, (await request.get(address)).status()]).toEqual([address, 200])
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})
