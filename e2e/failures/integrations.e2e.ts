import { expect, test } from '../fixtures.ts'
import { TROUBLE, whileAnswered } from './answers.ts'
import { expectAtField, expectToast } from './expected-words.ts'

test('what goes wrong with carla’s board account is said, and she stays connected as she was', async ({
  page,
  signInAs,
}) => {
  await signInAs('carla')
  await page.goto('/settings?tab=integrations')
  const connected = page.getByText('Connected', { exact: true })
  const sync = page.getByRole('switch', { name: 'Sync applications' })
  await expect(connected).toBeVisible()
  await expect(sync).toBeChecked()
  await whileAnswered(page, 'PUT /settings/integrations/', TROUBLE, async () => {
    await sync.click()
    await expectToast(page, 'Failed to update your integration settings.')
  })
  await expect(sync).toBeChecked()

  await page.getByRole('button', { name: 'Disconnect' }).click()
  const asked = page.getByRole('dialog', { name: 'Disconnect Online Jobs Portal' })
  await whileAnswered(page, 'DELETE /settings/integration/delete/*/', TROUBLE, async () => {
    await asked.getByRole('button', { name: 'Disconnect' }).click()
    await expectToast(page, 'Failed to disconnect your OLJ account.')
  })
  await expect(asked).toBeHidden()
  await expect(connected).toBeVisible()

  await page.getByRole('button', { name: 'Use another account' }).click()
  const form = page.getByRole('form', { name: 'Connect' })
  const email = form.getByLabel('OLJ email')
  const password = form.getByRole('textbox', { name: 'OLJ password' })
  const connect = () => form.getByRole('button', { name: 'Connect' }).click()
  await email.fill('')
  await connect()
  await expectAtField(email, 'Please enter your OLJ email')
  await expectAtField(password, 'Please enter your OLJ password')
  await email.fill('carla@board.example')
  await password.fill('not-the-password')
  const failed = 'Failed to connect your OLJ account.'
  const failures = [
    [
      { status: 401, json: { code: 'board-credentials' } },
      'Invalid OLJ credentials. Please check your email and password.',
    ],
    [{ status: 404 }, 'The OLJ integration service is not available.'],
    [{ status: 503, json: { error: 'The board is being mended.' } }, 'The board is being mended.'],
    [TROUBLE, failed],
    ['lost', failed],
  ] as const
  for (const [failure, text] of failures)
    await whileAnswered(page, 'POST /olj/', failure, async () => {
      await connect()
      await expectToast(page, 'Connection Failed', text)
    })
  await expect(email).toHaveValue('carla@board.example')
  await expect(password).toHaveValue('not-the-password')
  await expect(connected).toBeVisible()
})
