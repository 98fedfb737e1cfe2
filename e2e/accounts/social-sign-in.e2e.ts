import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const withGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

async function chooseAtProvider(page: Page, address: string) {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await page.getByLabel('Use another account').fill(address)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const allow = (page: Page) => page.getByRole('button', { name: 'Allow' }).click()

async function logOut(page: Page, name: string) {
  // Another seeker's login rerenders everything, which closes a menu.
  await expect(async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(name) })
      .click()
    await page.getByRole('menuitem', { name: 'Logout' }).click({ timeout: 3000 })
  }).toPass()
  await expect(page).toHaveURL(/\/login$/)
}

const readUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as { id?: number; email?: string })

test('a newcomer signs in with Google, lands in the onboarding, and is the same person the next time', async ({
  page,
  expectAccessible,
}) => {
  const address = `tala.ramos.${Math.random().toString(36).slice(2, 8)}@example.com`
  await page.goto('/login')
  await expect(page.getByRole('button', { name: /coming soon/ })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
  await withGoogle(page).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await expectAccessible()
  await chooseAtProvider(page, address)
  await expect(page.getByRole('heading', { name: 'Hanap wants to know who you are' })).toBeVisible()
  await expectAccessible()
  await allow(page)
  await expect(page).toHaveURL(/\/onboarding$/)
  const first = await readUser(page)
  expect(first.email).toBe(address)

  // The code is used up.
  await page.goBack()
  await page.goto('/oauth-callback?code=old&state=old')
  await expect(page).toHaveURL(/\/onboarding$/)

  await logOut(page, 'Tala')
  await page.goto('/register')
  await withGoogle(page).click()
  await chooseAtProvider(page, address)
  await expect(page).toHaveURL(/\/onboarding$/)
  expect((await readUser(page)).id).toBe(first.id)
})

test('somebody who says no at Google reads that this is fine, and may try again', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/login?next=/saved-jobs')
  await withGoogle(page).click()
  await page.getByRole('button', { name: /Maya Villanueva/ }).click()
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect(page.getByText('No authentication code was received from the provider.')).toBeVisible()
  await expect(page.getByText(/You chose not to share your account/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Return to Login' }).click()
  await expect(page).toHaveURL(/\/login\?next=\/saved-jobs$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('two people sign in one after the other in one browser', async ({ page }) => {
  const tag = Math.random().toString(36).slice(2, 8)
  for (const name of ['Isko', 'Nena']) {
    const address = `${name.toLowerCase()}.reyes.${tag}@example.com`
    await page.goto('/login?next=/jobs')
    await withGoogle(page).click()
    await chooseAtProvider(page, address)
    await allow(page)
    // Without a requested page, the profile comes first.
    await expect(page).toHaveURL(/\/onboarding$/)
    expect((await readUser(page)).email).toBe(address)
    await logOut(page, name)
  }
})

test('an address that Google has not verified makes no account', async ({ page }) => {
  await page.goto('/login')
  await withGoogle(page).click()
  await page.getByRole('button', { name: /Paolo Cruz/ }).click()
  await allow(page)
  await expect(
    page.getByText('There was a problem completing your authentication. Please try again.'),
  ).toBeVisible()
  await expect(page.getByText(/hasn’t verified your email address/)).toBeVisible()
})

test('a landing with a token leaves nothing of it in the address', async ({ page, request, running }) => {
  const ben = running.people.find((person) => person.name === 'ben')
  const answer = await request.post('/api/auth/login/', {
    data: { email: ben?.email, password: ben?.password },
  })
  const { token } = (await answer.json()) as { token: string }
  const sent: string[] = []
  page.on('request', (one) => sent.push(one.url() + (one.headers()['referer'] ?? '')))
  await page.goto(`/login-success#token=${token}`)
  await expect(page).toHaveURL(/\/jobs/)
  expect(sent.join(' ')).not.toContain(token)
  await page.goBack()
  expect(page.url()).not.toContain(token)
})
