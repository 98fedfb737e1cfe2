import { expect, type Page } from '@playwright/test'
import { press } from '../failures/expected-words.ts'

/** Without a board account, a gate comes first if the page already knows that. */
export async function writeByHand(page: Page): Promise<void> {
  const gate = page.getByRole('dialog', { name: 'First, connect Online Jobs Portal' })
  const sheet = page.getByRole('dialog', { name: 'Apply for this job' })
  await press(page.getByRole('button', { name: 'Apply Now' }).first())
  await expect(gate.or(sheet)).toBeVisible()
  if (await gate.isVisible()) await gate.getByRole('button', { name: 'Finish it by hand' }).click()
  await expect(sheet).toBeVisible()
}
