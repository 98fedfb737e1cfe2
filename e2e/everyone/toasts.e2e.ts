import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openFirstJob, openPage, PHONE, WIDE } from '../looks.ts'

test('on a phone a toast covers nothing of the header and the banner', async ({ page, signUpAs }) => {
  await page.setViewportSize(PHONE)
  await signUpAs('Tina')
  await openPage(page, '/jobs')
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByText('Job Saved')).toBeVisible()
  expect(await controlsUnderToasts(page, 'header, .strip')).toEqual([])
  expect((await page.getByRole('banner').boundingBox())?.width).toBe(PHONE.width)
  // The header has scrolled away.
  await page.evaluate(() => scrollTo(0, 600))
  expect((await page.locator('.toast').first().boundingBox())?.y).toBe(16)
})

test('on a wide screen a toast leaves the search row free', async ({ page, signUpAs }) => {
  await page.setViewportSize(WIDE)
  await signUpAs('Tess')
  await openPage(page, '/jobs')
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  await expect(page.getByText('Empty Search')).toBeVisible()
  expect(await controlsUnderToasts(page, 'header, .strip, [role="search"]')).toEqual([])
})

for (const viewport of [WIDE, { width: 1024, height: 768 }, PHONE, { width: 640, height: 360 }])
  test(`a toast over a dialog is at the top and covers none of its controls, at ${viewport.width} px`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize(viewport)
    await signInAs('carla')
    await openFirstJob(page)
    await page.getByRole('button', { name: 'Share' }).first().click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expectFreeAtTheTop(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Apply Now' }).first().click()
    const file = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
    await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file)
    await expect(page.getByText('Invalid File')).toBeVisible()
    await expectFreeAtTheTop(page)
  })

async function expectFreeAtTheTop(page: Page) {
  const toast = page.locator('.toast').first()
  await expect(toast).toBeVisible()
  expect(await controlsUnderToasts(page, 'dialog')).toEqual([])
  const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {}
  expect(y).toBeLessThan(40)
  expect(x + width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 40)
}

function controlsUnderToasts(page: Page, area: string): Promise<string[]> {
  return page.evaluate((within) => {
    const covered = new Set<string>()
    const boxes = [...document.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect())
    const region = document.querySelector<HTMLElement>('.toasts')
    if (!region || boxes.length === 0) return ['no toast is there']
    region.style.visibility = 'hidden'
    for (const { left, right, top, bottom } of boxes)
      for (let x = left; x < right; x += 6)
        for (let y = top; y < bottom; y += 6) {
          const control = document
            .elementFromPoint(x, y)
            ?.closest('a[href], button:not(.toast *), input, select, textarea, label')
          if (control?.closest(within)) covered.add(control.textContent || control.tagName)
        }
    region.removeAttribute('style')
    return [...covered]
  }, area)
}
