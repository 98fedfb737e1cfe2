import { expect, type Locator } from '@playwright/test'

/** Presses the sheet's button that sends, again where the first press only says what is missing. */
export async function sendLetter(dialog: Locator) {
  const submit = dialog.getByRole('button', { name: /^Submit Application/ })
  await submit.click()
  // It says what is missing, or that it sends, or what stands over it took its place.
  await expect(submit).toBeHidden()
  const again = dialog.getByRole('button', { name: /^Send: / })
  if (await again.isVisible()) await again.click()
}
