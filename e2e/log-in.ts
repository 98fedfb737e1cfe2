import { expect, type Page } from '@playwright/test'

/** Lets the pages of a tab or a browser that are opened from now on say when they answer: `html[data-ready]`. */
export const markReady = (where: Pick<Page, 'addInitScript'>) =>
  where.addInitScript(() =>
    addEventListener('site-ready', () => (document.documentElement.dataset['ready'] = '')),
  )

/**
 * Logs in on the login page that a tab stands on or is led to, in a tab that says when it answers: a form that is not taken
 * up yet keeps what a person types, but not what is typed within milliseconds.
 */
export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await expect(page).toHaveURL(/\/login(\?|$)/)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  // By keyboard: a toast may still lie over it.
  await page.getByRole('button', { name: 'Log In' }).press('Enter')
}
