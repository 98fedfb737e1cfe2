import { expect, test } from '../fixtures.ts'
import { logIn } from '../log-in.ts'
import { mailedLink } from './mailed-link.ts'

test('nora forgot her password, sets a new one by the mailed link, and is in again', async ({
  page,
  request,
  running,
  signUpAs,
  expectAccessible,
}) => {
  const nora = await signUpAs('Nora')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expectAccessible()

  await page.getByLabel('Email').fill(nora.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If an account with this email exists')).toBeVisible()
  await expectAccessible()

  const link = await mailedLink(request, running.standins.inbox, nora.email, 'Set a new password')
  expect(new URL(link).search).toBe('')
  await page.goto(link)
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByRole('textbox', { name: 'New password' }).fill('Password1')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('Password1')
  await expectAccessible()
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This password is too common. Please choose another.')).toBeVisible()

  await page.getByRole('textbox', { name: 'New password' }).fill('kalabaw-sa-bukid-9')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('kalabaw-sa-bukid-9')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your new password is set. Please log in with it.')).toBeVisible()

  await logIn(page, nora)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill('kalabaw-sa-bukid-9')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/onboarding/)

  // A used link no longer works.
  await page.goto(link)
  await page.getByRole('textbox', { name: 'New password' }).fill('kalabaw-sa-bukid-8')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('kalabaw-sa-bukid-8')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This link has expired or you already used it.')).toBeVisible()
})

test('nora confirms her address by the link of the welcome mail; opened again it has nothing bad to say', async ({
  page,
  request,
  running,
  signUpAs,
  expectAccessible,
}) => {
  const { email } = await signUpAs('Nora')
  const subject = 'Welcome to Hanap: please confirm your email'
  const link = await mailedLink(request, running.standins.inbox, email, subject)
  await page.goto(link)
  await expect(page.getByText('Your email address is confirmed')).toBeVisible()
  await expect(page).toHaveURL(/\/confirm-email$/)
  await expectAccessible()
  // The address is the same, so leave the page first.
  await page.goto('/robots.txt')
  await page.goto(link)
  await expect(page.getByText('This email address is already confirmed.')).toBeVisible()
})

test('whoever waits for a link is told where it is', async ({ page, expectAccessible }) => {
  await page.goto('/verify-email/lea%40example.com')
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect(page.getByText('lea@example.com')).toBeVisible()
  await expectAccessible()
})
