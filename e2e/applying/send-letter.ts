import type { Locator } from '@playwright/test'

/** Presses the sheet's button that sends, again where the first press only says what is missing. */
export async function sendLetter(dialog: Locator) {
  await dialog.getByRole('button', { name: /^Submit Application/ }).click()
  const again = dialog.getByRole('button', { name: /^Send: / })
  if (await again.isVisible()) await again.click()
}
