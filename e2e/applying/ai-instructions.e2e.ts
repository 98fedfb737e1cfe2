import { expect, test } from '../fixtures.ts'
import { writeByHand } from './write-by-hand.ts'

test('lia says what she wants of letters while she applies, is not thrown out by a lost connection, and finds it again', async ({
  page,
  context,
  signUpAs,
  expectAccessible,
}) => {
  await signUpAs('Lia')
  const settings = page.getByRole('dialog', { name: 'AI Settings' })
  const box = settings.getByLabel('Instructions')
  const save = settings.getByRole('button', { name: 'Save', exact: true })
  const opener = page.getByRole('button', { name: 'AI Settings' })
  await page.goto('/jobs')
  const job = await page.locator('main h3 a[href^="/jobs/"]').first().getAttribute('href')
  async function open() {
    await page.goto(String(job))
    await writeByHand(page)
    await opener.click()
    await expect(box).toBeVisible()
  }

  await open()
  await expectAccessible()
  await box.fill('Short and friendly.')
  await context.setOffline(true)
  await save.click()
  await expect(
    settings.getByText('An unexpected error occurred while saving your AI instructions.'),
  ).toBeVisible()
  await expect(box).toHaveValue('Short and friendly.')
  await expectAccessible()

  await context.setOffline(false)
  await save.click()
  await expect(page.getByText('AI Instructions Saved')).toBeVisible()
  await expect(settings).toBeHidden()
  await expect(opener).toBeFocused()

  await open()
  await expect(box).toHaveValue('Short and friendly.')
  await box.fill('')
  await save.click()
  await expect(settings).toBeHidden()
  await open()
  await expect(box).toHaveValue('')

  await box.fill('Half a thought')
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('aiInstructionsDraft')))
  expect(await drafts()).toHaveLength(1)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  expect(await drafts()).toEqual([])
})
