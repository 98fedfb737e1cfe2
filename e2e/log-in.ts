import { expect, type Page } from '@playwright/test'

/** Pages opened from now on set `html[data-ready]` when hydrated. */
export const markReady = (where: Pick<Page, 'addInitScript'>) =>
  where.addInitScript(() =>
    addEventListener('site-ready', () => (document.documentElement.dataset['ready'] = '')),
  )

/**
 * Logs in on the login page, in a tab prepared by markReady. Waits for hydration, since `fill` types faster than a
 * human.
 */
export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await expect(page).toHaveURL(/\/login(\?|$)/)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  // A toast may cover it.
  await page.getByRole('button', { name: 'Log In' }).press('Enter')
}
