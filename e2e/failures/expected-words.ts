import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Also inside a dialog. */
export function toastOf(page: Page, title: string, text?: string): Locator {
  const titled = page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) })
  return text === undefined ? titled : titled.filter({ has: page.getByText(text, { exact: true }) })
}

export const alertOf = (page: Page, text: string): Locator =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByText(text, { exact: true }) })

/** Presses by keyboard, since a toast may cover the button. */
export async function press(button: Locator) {
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

/** The text describes a field or group; a hint may follow. */
export async function expectAtField(field: Locator, text: string) {
  await expect(field.page().getByText(text, { exact: true }).first()).toBeVisible()
  const begins = new RegExp(`^${text.replaceAll(/[.()+?]/g, '\\$&')}( |$)`)
  await expect(field).toHaveAccessibleDescription(begins)
}

/** Closes the toast, so that it is not taken for the next. */
export async function expectToast(page: Page, ...lines: [title: string, text?: string | undefined]) {
  const toast = toastOf(page, lines[0])
  await expect(toast.getByRole('paragraph')).toHaveText(lines.filter((line) => line !== undefined))
  // It may close before it is pressed.
  await toast
    .getByRole('button', { name: 'Close' })
    .click({ timeout: 6000 })
    .catch(() => {})
  await expect(toast).toBeHidden()
}
