import { expect, test } from '../fixtures.ts'

test('mia finds an employer by name, reads what they pay, and saves a job of theirs', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  await signUpAs('Mia')
  await page.goto('/Employers')
  await expect(page).toHaveURL('/employers')
  const main = page.getByRole('main')
  const first = main
    .getByRole('listitem')
    .filter({ hasText: /open jobs?/ })
    .first()
    .getByRole('link')
  const name = await first.innerText()
  await page.getByRole('searchbox', { name: 'Employer name' }).fill(name.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: /^1 employer|employers matching/ })).toBeVisible()
  await main.getByRole('link', { name, exact: true }).first().press('Enter')

  const heading = page.getByRole('heading', { level: 1, name })
  await expect(heading).toBeFocused()
  await expect(main.getByRole('heading', { name: 'What they pay' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Skills they ask for' })).toBeVisible()
  const past = main.getByRole('region', { name: 'Their past on Hanap' })
  await expect(past.getByText(/jobs? seen/)).toBeVisible()
  await expect(past.getByText(/^Fewer than ten Hanap seekers applied here/)).toBeVisible()
  await expectAccessible()
  await main.getByRole('button', { name: /^Save/, pressed: false }).first().click()
  await expect(main.getByRole('button', { pressed: true })).toHaveCount(1)

  await main.getByRole('listitem').getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/jobs\/\d+$/)
  await main.getByRole('link', { name, exact: true }).first().click()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(/\/employers\/\d+$/)
})

test('an employer that never was is said to be none', async ({ page, signInAs }) => {
  await signInAs('carla')
  await page.goto('/employers/999999999')
  await expect(page.getByRole('heading', { level: 1, name: 'This employer is not here' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All employers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Employers' })).toBeVisible()
})

test('dario, whose trial has ended, is led from the employers to the plans', async ({ page, signInAs }) => {
  await signInAs('dario')
  await page.goto('/employers')
  await expect(page).toHaveURL('/subscription/plans')
})
