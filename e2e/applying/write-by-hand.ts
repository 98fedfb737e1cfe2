import { expect, type Page } from '@playwright/test'
import { press } from '../failures/expected-words.ts'

/** Opens the apply sheet of a job's page for a seeker without an account on the board, past the gate. */
export async function writeByHand(page: Page): Promise<void> {
  await expect(page.getByText('Connect Online Jobs Portal to apply').first()).toBeVisible()
  await press(page.getByRole('button', { name: 'Apply Now' }).first())
  const gate = page.getByRole('dialog', { name: 'First, connect Online Jobs Portal' })
  await gate.getByRole('button', { name: 'Finish it by hand' }).click()
  await expect(page.getByRole('dialog', { name: 'Apply for this job' })).toBeVisible()
}
