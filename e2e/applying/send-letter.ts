import { expect, type Locator } from '@playwright/test'

/** The first press may only show what is missing, or that an account is needed. */
export async function sendLetter(dialog: Locator) {
  const submit = dialog.getByRole('button', { name: /^Submit Application/ })
  await submit.click()
  const again = dialog.getByRole('button', { name: /^Send: / })
  const account = dialog.page().getByRole('dialog', { name: /^First, connect/ })
  await expect(async () =>
    expect((await submit.isHidden()) || (await account.isVisible())).toBe(true),
  ).toPass()
  if (await again.isVisible()) await again.click()
}
