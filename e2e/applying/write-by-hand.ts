import { expect, type Page } from '@playwright/test'
import { press } from '../failures/expected-words.ts'

/**
 * Opens the apply sheet for a seeker without an account on the board: past the gate, where the page knows of that
 * already, and at once where it does not.
 */
export async function writeByHand(page: Page): Promise<void> {
  const gate = page.getByRole('dialog', { name: 'First, connect Online Jobs Portal' })
  const sheet = page.getByRole('dialog', { name: 'Apply for this job' })
  await press(page.getByRole('button', { name: 'Apply Now' }).first())
  await expect(gate.or(sheet)).toBeVisible()
  if (await gate.isVisible()) await gate.getByRole('button', { name: 'Finish it by hand' }).click()
  await expect(sheet).toBeVisible()
}
