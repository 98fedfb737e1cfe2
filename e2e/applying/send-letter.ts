import { expect, type Locator } from '@playwright/test'

/** Presses the send button, again if the first press only shows what is missing. */
export async function sendLetter(dialog: Locator) {
  const submit = dialog.getByRole('button', { name: /^Submit Application/ })
  await submit.click()
  // Either it is sending, or a warning has replaced it.
  await expect(submit).toBeHidden()
  const again = dialog.getByRole('button', { name: /^Send: / })
  if (await again.isVisible()) await again.click()
}
