import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** The toast that says exactly this, also one inside a dialog. */
export function toastOf(page: Page, title: string, text?: string): Locator {
  const titled = page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) })
  return text === undefined ? titled : titled.filter({ has: page.getByText(text, { exact: true }) })
}

/** The notice in the page that says exactly this. */
export const alertOf = (page: Page, text: string): Locator =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByText(text, { exact: true }) })

/** Presses a button that may be pressed now; by keyboard, since a toast may still lie over it. */
export async function press(button: Locator) {
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

/** A field, or a group of them, is described by just this text, which can be seen; a hint may follow it. */
export async function expectAtField(field: Locator, text: string) {
  await expect(field.page().getByText(text, { exact: true }).first()).toBeVisible()
  const begins = new RegExp(`^${text.replaceAll(/[.()+?]/g, '\\$&')}( |$)`)
  await expect(field).toHaveAccessibleDescription(begins)
}

/** A toast has just these lines. It is closed, so that nobody takes it for the next one. */
export async function expectToast(page: Page, ...lines: [title: string, text?: string | undefined]) {
  const toast = toastOf(page, lines[0])
  await expect(toast.getByRole('paragraph')).toHaveText(lines.filter((line) => line !== undefined))
  // It may close by itself before it is pressed.
  await toast
    .getByRole('button', { name: 'Close' })
    .click({ timeout: 6000 })
    .catch(() => {})
  await expect(toast).toBeHidden()
}
