import { expect, test } from '../fixtures.ts'

test('mia saves five jobs, is told what a sixth would take, and makes room', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  await signUpAs('Mia')
  await page.goto('/jobs')
  const saves = page.getByRole('main').getByRole('button', { name: /^Save/, pressed: false })
  await expect(saves.first()).toBeVisible()
  for (let count = 1; count <= 5; count++) {
    await saves.first().click()
    await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(count)
  }
  await saves.first().click()
  await expect(
    page.getByText(
      "You've reached your plan's limit of 5 saved jobs (5/5 used). Please upgrade your subscription to save more jobs.",
    ),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(5)

  await page.goto('/saved-jobs')
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible()
  await expectAccessible()
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(page.getByText('The job has been removed from your saved jobs.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(4)
})

test('a save that the connection loses is rolled back and can be done again', async ({
  page,
  signUpAs,
  context,
}) => {
  await signUpAs('Nina')
  await page.goto('/jobs')
  const first = page.getByRole('main').getByRole('button', { name: /^Save/, pressed: false }).first()
  await expect(first).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await first.click()
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(0)
  await context.setOffline(false)
  // A click so soon would count as a double tap.
  await first.press('Enter')
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(1)
})

test('what ana saves in one tab, she finds in the other', async ({ page, context, signUpAs }) => {
  await signUpAs('Olga')
  await page.goto('/jobs')
  const other = await context.newPage()
  await other.goto('/saved-jobs')
  await expect(other.getByRole('link', { name: 'Browse Jobs' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: /^Save/, pressed: false }).first().click()
  await expect(page.getByText('Job Saved')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
})
