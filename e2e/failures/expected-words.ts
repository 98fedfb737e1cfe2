import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { toastOf } from './answers.ts'

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
