import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const publicPages = ['/', '/login', '/register', '/onboarding']
const memberPages = [
  '/jobs',
  '/jobs?search=assistant',
  '/saved-jobs',
  '/applications',
  '/settings?tab=integrations',
  '/subscription/plans',
  '/onboarding',
]
const views = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const

for (const { colorScheme, ...viewport } of views) {
  test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    test('every public page is accessible and fits', async ({ page, expectAccessible }) => {
      for (const path of publicPages) {
        await page.goto(path)
        await expectFits(page)
        await expectAccessible()
      }
    })

    test('every page of ana and of carla is accessible and fits', async ({
      page,
      signInAs,
      expectAccessible,
    }) => {
      for (const name of ['ana', 'carla']) {
        await signInAs(name)
        for (const path of memberPages) {
          await page.goto(path)
          await expectFits(page)
          await expectAccessible()
        }
        await page.goto('/jobs')
        await page.getByRole('main').getByRole('link').filter({ hasNotText: /plan/i }).first().waitFor()
        const href = await page.locator('main a[href^="/jobs/"]').first().getAttribute('href')
        await page.goto(href ?? '')
        await expectFits(page)
        await expectAccessible()
      }
    })
  })
}

test('nothing is cut off or runs sideways at 320 px', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAs('carla')
  for (const path of [...publicPages.slice(0, 1), ...memberPages]) {
    await page.goto(path)
    await expectFits(page)
  }
})

/** The page has settled: its one heading is there, nothing loads any more, and nothing runs out sideways. */
async function expectFits(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} runs sideways`).toBeLessThanOrEqual(0)
}
