import { expect, type Locator } from '@playwright/test'

/** The first press may only show what is missing. */
export async function sendLetter(dialog: Locator) {
  const submit = dialog.getByRole('button', { name: /^Submit Application/ })
  await submit.click()
  // Sending, or replaced by a warning.
  await expect(submit).toBeHidden()
  const again = dialog.getByRole('button', { name: /^Send: / })
  if (await again.isVisible()) await again.click()
}
