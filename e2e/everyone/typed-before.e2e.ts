import { expect, test } from '../fixtures.ts'

// Seekers act on a prerendered page before its script loads.
test.describe.configure({ mode: 'parallel' })

test('what mia types and presses before the page answers is not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/shell-.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('mia@example.com')
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  held.resolve()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('mia@example.com')
  expect(page.url()).not.toContain('mia')
})

for (const address of ['/login', '/login?next=/jobs'])
  test(`what ana types and presses at ${address} before its script has come is not lost`, async ({
    page,
  }) => {
    let letCome = () => {}
    const mayCome = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel('Remember me').check()
    await page.getByLabel('Password', { exact: true }).pressSequentially('not hers')
    await page.getByRole('button', { name: 'Show password' }).click()
    letCome()
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
    await expect(page.getByLabel('Remember me')).toBeChecked()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not hers')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByText('Invalid email or password')).toBeVisible()
  })

test('what lea types and chooses to sign up, all of it before the script has come, is known when she sends it', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/register', { waitUntil: 'commit' })
  const name = `lea_${Math.random().toString(36).slice(2, 9)}`
  for (const [label, text] of [
    ['First name', 'Lea'],
    ['Last name', 'Salonga'],
    ['Username', name],
    ['Email', `${name}@example.com`],
    ['Password', 'mangga-at-bagoong-7'],
    ['Confirm password', 'mangga-at-bagoong-7'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('radio', { name: 'Job seeker' }).check()
  await page.getByLabel(/I agree to the terms/).check()
  held.resolve()
  await expect(page.getByText('done: 8 or more characters')).toBeAttached()
  await expect(page.getByRole('radio', { name: 'Job seeker' })).toBeChecked()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
})
