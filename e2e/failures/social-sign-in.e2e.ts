import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { TROUBLE, whileAnswered } from './answers.ts'

const notConnected = 'Failed to connect to Google. Please try again.'
const noCode = 'No authentication code was received from the provider.'
const noticeOf = (page: Page) => page.getByRole('main').getByRole('alert')

test('a sign-in that goes wrong on the way back from Google says what it was, and leads on', async ({
  page,
}) => {
  await page.goto('/login')
  await whileAnswered(page, 'POST /auth/google/start/', TROUBLE, async () => {
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(noticeOf(page)).toHaveText(notConnected)
  })

  const ends = [
    [TROUBLE, 'A server error occurred during authentication.'],
    [
      { status: 400, json: { detail: 'Error 400: redirect_uri_mismatch' } },
      'Google sign-in isn’t set up for this site address. Log in with a password, or try again later.',
    ],
    ['lost', 'There was a problem completing your authentication. Please try again.'],
  ] as const
  for (const [failure, text] of ends) {
    // As this tab stores it.
    await page.evaluate(() =>
      sessionStorage.setItem('socialSignIn', JSON.stringify({ state: 'begun-here', next: '/saved-jobs' })),
    )
    await whileAnswered(page, 'POST /auth/google-callback/', failure, async () => {
      await page.goto('/oauth-callback?code=of-the-provider&state=begun-here')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in failed')
      await expect(noticeOf(page)).toHaveText(text)
    })
  }

  await whileAnswered(page, 'POST /auth/google/start/', 'lost', async () => {
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(noticeOf(page)).toHaveText(notConnected)
  })
  await page.goto('/oauth-callback?state=begun-here')
  await expect(noticeOf(page)).toHaveText(noCode)
  await page.goto('/oauth-callback?state=begun-here&error=access_denied')
  await expect(noticeOf(page).getByRole('paragraph')).toHaveText([
    noCode,
    'You chose not to share your account with Hanap. You can try again, or log in with a password.',
  ])
  await page.getByRole('button', { name: 'Return to Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a landing without a token, with one of nobody, or that cannot be read, opens no account', async ({
  page,
}) => {
  const says = async (title: string, text: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(noticeOf(page)).toHaveText(text)
    await expect(page.getByRole('link', { name: 'Return to Login' })).toBeVisible()
  }
  await page.goto('/login-success')
  await says('Authentication Failed', 'No authentication token found. Please try again.')
  await page.goto('/login-success?token=of-nobody')
  await says('Authentication Error', 'This sign-in has expired. Please try again.')
  await whileAnswered(page, 'GET /auth/user/', TROUBLE, async () => {
    await page.goto('/login-success?token=of-somebody')
    await says('Authentication Error', 'We couldn’t open your account. Please try again.')
  })
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
