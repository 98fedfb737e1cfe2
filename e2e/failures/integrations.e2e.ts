import { headersOf, tokenOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { TROUBLE, whileAnswered } from './answers.ts'
import { expectAtField, expectToast } from './expected-words.ts'

const SETTINGS = 'GET /settings/integrations/'

/** The last one is unknown to this build. */
const outcomes = [
  ['credentials', 'Online Jobs Portal didn’t accept the login'],
  ['refused', 'Online Jobs Portal refused'],
  ['down', 'Online Jobs Portal didn’t answer'],
  ['eclipse', 'Didn’t work'],
] as const

test('what goes wrong with carla’s board account is said, and she stays connected as she was', async ({
  page,
  request,
  signInAs,
}) => {
  await signInAs('carla')
  const headers = headersOf(await tokenOf(page))
  const settings = await (await request.get('/api/settings/integrations/', { headers })).json()
  const connected = page.getByRole('tabpanel').getByText('Connected', { exact: true })
  const sync = page.getByRole('switch', { name: 'Sync applications' })

  await test.step('uses of the account say why they did not work, and older ones do not load', async () => {
    const used = { purpose: 'apply', used_at: '2026-11-18T08:30:00Z' }
    const uses = outcomes.map(([outcome], id) => ({ ...used, id, outcome }))
    const json = { ...settings, uses, uses_count: 60 }
    await whileAnswered(page, SETTINGS, { status: 200, json }, async () => {
      await page.goto('/settings?tab=integrations')
      const list = page.getByRole('region', { name: 'When we used your account' })
      for (const [, words] of outcomes) await expect(list.getByText(words, { exact: true })).toBeVisible()
      await whileAnswered(page, 'GET /settings/integrations/uses/', TROUBLE, async () => {
        await list.getByRole('button', { name: 'Show older' }).click()
        await expect(list.getByText('Older uses didn’t load. Please try again.')).toBeVisible()
      })
      await expect(list.getByRole('listitem')).toHaveCount(outcomes.length)
    })
  })

  await test.step('a sync that failed is told at once and from then on', async () => {
    for (const [answer, problem, words] of [
      [TROUBLE, 'credentials', 'Online Jobs Portal didn’t let us log in.'],
      ['lost', 'down', 'Online Jobs Portal didn’t answer or asked us to slow down.'],
    ] as const) {
      const json = { ...settings, sync: { ...settings.sync, problem } }
      await whileAnswered(page, SETTINGS, { status: 200, json }, async () => {
        await whileAnswered(page, 'POST /settings/integrations/sync/', answer, async () => {
          await page.getByRole('button', { name: 'Sync now' }).click()
          await expectToast(page, 'Sync Failed', 'We couldn’t reach Online Jobs Portal. Please try again.')
        })
        const told = page.locator('.alert').filter({ has: page.getByText('The last sync didn’t work') })
        await expect(told).toContainText(words)
      })
    }
  })

  await expect(connected).toBeVisible()
  await expect(sync).toBeChecked()
  await whileAnswered(page, 'PUT /settings/integrations/', TROUBLE, async () => {
    await sync.click()
    await expectToast(page, 'Failed to update your integration settings.')
  })
  await expect(sync).toBeChecked()

  await page.getByRole('button', { name: 'Disconnect' }).click()
  const asked = page.getByRole('dialog', { name: 'Disconnect Online Jobs Portal' })
  await expect(
    asked.getByText(
      'We’ll delete the saved password and can’t apply for you anymore. Sent applications stay on Online Jobs Portal and in My Applications. Connect again anytime.',
      { exact: true },
    ),
  ).toBeVisible()
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
