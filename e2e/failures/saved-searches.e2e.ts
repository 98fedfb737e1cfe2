import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { TROUBLE, whileAnswered } from './answers.ts'
import { expectAtField, press, toastOf } from './expected-words.ts'

const NETWORK = 'We couldn’t reach Hanap. Check your connection and try again.'

test('luz’s saved searches stay as they were whatever fails, and so does a name she typed', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Luz')
  const headers = headersOf(token)
  const data = { name: 'Books', criteria: { search: 'bookkeeper' } }
  const { id } = await (await request.post('/api/saved-searches/', { headers, data })).json()

  await test.step('an update to what she looks for now', async () => {
    await page.goto(`/jobs?search=payroll&saved=${id}`)
    const update = page.getByRole('button', { name: 'Update this search: Books' })
    for (const [answer, text] of [
      [TROUBLE, 'Please try again.'],
      ['lost', NETWORK],
    ] as const) {
      await whileAnswered(page, 'PATCH /saved-searches/*/', answer, async () => {
        await press(update)
        await expect(toastOf(page, 'We couldn’t update the search', text)).toBeVisible()
        await expect(update).toBeVisible()
      })
    }
  })

  await test.step('another search, in its dialog', async () => {
    await press(page.getByRole('button', { name: 'Save search' }))
    const dialog = page.getByRole('dialog', { name: 'Save this search' })
    const name = dialog.getByLabel('Name')
    const alerts = dialog.getByRole('checkbox', { name: 'Alert me about new matches' })
    const save = dialog.getByRole('button', { name: 'Save search' })
    await alerts.uncheck()
    await name.fill(' ')
    await press(save)
    await expectAtField(name, 'Please give this search a name')
    await name.fill('Wages')
    const limit = { code: 'conflict', detail: 'You can keep 20 searches. Please remove one first.' }
    for (const [answer, text] of [
      [TROUBLE, 'We couldn’t save the search. Please try again.'],
      ['lost', NETWORK],
      [{ status: 409, json: limit }, limit.detail],
    ] as const) {
      await whileAnswered(page, 'POST /saved-searches/', answer, async () => {
        await press(save)
        await expect(dialog.locator('form').getByRole('alert')).toHaveText(text)
      })
    }
    await expect(name).toHaveValue('Wages')
    await expect(alerts).not.toBeChecked()
  })

  await test.step('the alerts of one, and its name', async () => {
    await page.goto('/saved-searches')
    const failed = 'We couldn’t save your change. Please try again.'
    const alerts = page.getByRole('switch', { name: 'Alerts for Books' })
    const dialog = page.getByRole('dialog', { name: 'Rename this search' })
    const name = dialog.getByLabel('Name')
    const save = dialog.getByRole('button', { name: 'Save' })
    await whileAnswered(page, 'PATCH /saved-searches/*/', TROUBLE, async () => {
      await alerts.press(' ')
      await expect(toastOf(page, failed)).toBeVisible()
      await expect(alerts).toBeChecked()
    })
    await press(page.getByRole('button', { name: 'Rename Books' }))
    await name.fill(' ')
    await press(save)
    await expectAtField(name, 'Please give this search a name')
    await name.fill('Ledgers')
    for (const [answer, text] of [
      [TROUBLE, failed],
      ['lost', NETWORK],
    ] as const) {
      await whileAnswered(page, 'PATCH /saved-searches/*/', answer, async () => {
        await press(save)
        await expect(dialog.locator('form').getByRole('alert')).toHaveText(text)
      })
    }
    await expect(name).toHaveValue('Ledgers')
    await press(dialog.getByRole('button', { name: 'Cancel' }))
  })

  await test.step('what was not removed comes back, what was not saved again is gone', async () => {
    const link = page.getByRole('link', { name: 'Books', exact: true })
    const remove = page.getByRole('button', { name: 'Remove Books' })
    await whileAnswered(page, 'DELETE /saved-searches/*/', TROUBLE, async () => {
      await press(remove)
      await expect(toastOf(page, 'We couldn’t remove the search. Please try again.')).toBeVisible()
      await expect(link).toBeVisible()
    })
    await whileAnswered(page, 'POST /saved-searches/', TROUBLE, async () => {
      await press(remove)
      const removed = toastOf(page, 'Search removed')
      // It stays under the pointer.
      await removed.hover()
      await press(removed.getByRole('button', { name: 'Undo' }))
      const text = 'We couldn’t save the search again. Please save it from the job list.'
      await expect(toastOf(page, text)).toBeVisible()
      await expect(link).toBeHidden()
    })
  })
})
