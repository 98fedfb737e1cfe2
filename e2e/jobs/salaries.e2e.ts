import { expect, test } from '../fixtures.ts'

test('a visitor reads what jobs pay, narrows it, and shares the address', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/salaries')
  const main = page.getByRole('main')
  const live = main.getByRole('region', { name: 'Pay in open jobs' })
  const samples = main.getByRole('region', { name: 'Sample salaries' })
  await expect(live.getByText(/^Based on/).first()).toBeVisible()
  await expect(samples.getByRole('heading', { level: 3 })).toHaveCount(8)
  await expectAccessible()

  await main.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Experience level').selectOption('senior')
  await expect(page).toHaveURL('/salaries?experience=senior')
  await expectAccessible()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(samples.getByRole('heading', { level: 3 })).toHaveCount(8)
  await main.getByLabel('Job title', { exact: true }).fill('developer')
  await expect(samples.getByRole('heading', { level: 3 })).toHaveText(['Web Developer'])
  await expect(page).toHaveURL('/salaries?experience=senior&title=developer')
  await expectAccessible()

  await page.reload()
  await expect(main.getByLabel('Job title', { exact: true })).toHaveValue('developer')
  await expect(main.getByRole('button', { name: 'Filters 1' })).toBeVisible()
  await main.getByLabel('Job title', { exact: true }).fill('no such work anywhere')
  await expect(live.getByRole('heading', { name: 'No open jobs match' })).toBeVisible()
  await expect(samples.getByText('No sample has this title and location.')).toBeVisible()
  await expectAccessible()
  await main.getByRole('button', { name: 'Filters' }).click()
  await sheet.getByRole('button', { name: 'Clear all filters' }).click()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL('/salaries')
  await expect(samples.getByRole('heading', { level: 3 })).toHaveCount(8)
})

test('on a phone the answer stands in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/salaries?title=virtual+assistant')
  const live = page.getByRole('main').getByRole('region', { name: 'Pay in open jobs' })
  const last = live.getByText(/^Based on/)
  await expect(last).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const box = await last.boundingBox()
  expect((box?.y ?? 1000) + (box?.height ?? 0)).toBeLessThanOrEqual(500)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(2500)
})

test('a name in the figures narrows the guide to it', async ({ page }) => {
  await page.goto('/salaries')
  const row = page.getByRole('link', { name: /: narrow the guide to it$/ }).first()
  await row.press('Enter')
  await expect(page).toHaveURL(/\/salaries\?.+=/)
  await page.goBack()
  await expect(page).toHaveURL('/salaries')
})

test('without a signal the samples stand, the page says why there is nothing more, and goes on by itself later', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto('/salaries')
  const main = page.getByRole('main')
  await expect(
    main
      .getByRole('region', { name: 'Pay in open jobs' })
      .getByText(/^Based on/)
      .first(),
  ).toBeVisible()
  await context.setOffline(true)
  await main.getByLabel('Job title', { exact: true }).fill('bookkeeper')
  await expect(main.getByText('Failed to load what jobs pay. Please try again.')).toBeVisible()
  await expect(main.getByText(/You seem to be offline/)).toBeVisible()
  await expect(
    main.getByRole('region', { name: 'Sample salaries' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Bookkeeper'])
  await expectAccessible()
  await context.setOffline(false)
  await expect(main.getByText('Failed to load what jobs pay. Please try again.')).toBeHidden()
  await expect(
    main
      .getByRole('region', { name: 'Pay in open jobs' })
      .getByText(/^Based on/)
      .first(),
  ).toBeVisible()
})

test('the prices lead to signing up, and the guides to each other', async ({ page, expectAccessible }) => {
  await page.goto('/pricing')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Premium' })).toBeVisible()
  await expectAccessible()
  await main.getByRole('link', { name: 'Sign up for Premium' }).click()
  await expect(page).toHaveURL('/register?next=/subscription/plans')

  await page.goto('/resources')
  await main.getByRole('link', { name: 'Night shift and rest' }).click()
  await expect(page).toHaveURL('/resources/night-shift')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible()
  await main.getByRole('link', { name: 'Getting paid, taxes and contributions' }).click()
  await expect(page).toHaveURL('/resources/payment-and-taxes')
})

test('a guide that was never written is not found, to a machine too', async ({ request }) => {
  expect((await request.get('/resources/night-shift')).status()).toBe(200)
  expect((await request.get('/resources/no-such-guide')).status()).toBe(404)
})

test('what employers will have says that it is to come, and takes their message there', async ({
  page,
  expectAccessible,
}) => {
  for (const path of ['/post-job', '/resources-employers']) {
    await page.goto(path)
    await expect(page.getByText('Coming soon')).toBeVisible()
    const form = page.getByRole('form', { name: 'Write to us' })
    await expect(form.getByLabel('Subject')).not.toHaveValue('')
    await form.getByLabel('Name').fill('Mia Santos')
    await form.getByLabel('Email').fill('mia@example.com')
    await form.getByLabel('Message').fill('Please tell me when it opens.')
    await expectAccessible()
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message Sent')).toBeVisible()
  }
})
