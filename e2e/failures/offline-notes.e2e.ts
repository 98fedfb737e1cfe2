import type { Page } from '@playwright/test'
import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { press, toastOf } from './expected-words.ts'

const NOTE = 'Called, she is in on Monday.'
const TOO_LONG = 'It changed elsewhere, and both together are too long. Yours is beside it.'

test('what nena wrote without a signal stays where the server does not take it, and she reads why', async ({
  page,
  context,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Nena')
  const headers = headersOf(token)
  const ids: number[] = []
  for (const job_title of ['Bookkeeper', 'Encoder']) {
    const answer = await request.post('/api/job-applications/', { headers, data: { job_title } })
    expect(answer.status()).toBe(201)
    ids.push((await answer.json()).id)
  }
  const main = page.getByRole('main')

  await test.step('she writes two notes, while one application goes and the other gets a long one', async () => {
    await page.goto('/applications')
    await expect(main.getByRole('tab', { name: /^All/ })).toHaveText('All2')
    // Scripts stay available offline without waiting for the worker's cache.
    await page.route('**/assets/*.js', async (route) => route.fulfill({ response: await route.fetch() }))
    await context.setOffline(true)
    await writeNote(page, 'Bookkeeper')
    await writeNote(page, 'Encoder')
    await expect(page.getByRole('region', { name: 'Connection' })).toContainText(
      '2 changes will send when you’re back online.',
    )
    const [bookkeeper, encoder] = ids.map((id) => `/api/job-applications/${id}/`)
    expect((await request.delete(String(bookkeeper), { headers })).status()).toBe(204)
    const data = { notes: 'x'.repeat(5000) }
    expect((await request.patch(String(encoder), { headers, data })).status()).toBe(200)
  })

  await test.step('with a signal again she is told of both', async () => {
    await context.setOffline(false)
    for (const [title, text] of [
      ['We couldn’t save your note on “Bookkeeper”. It stays on this device.', 'The application is gone.'],
      ['We couldn’t send your note on “Encoder”', TOO_LONG],
    ] as const) {
      await expect(toastOf(page, title, text)).toBeVisible()
    }
  })

  await test.step('one note stands above the others, one beside what was written elsewhere', async () => {
    await press(main.getByRole('button', { name: 'Show the route of Encoder' }))
    for (const [title, text] of [
      [
        'Your note on “Bookkeeper”, which is no longer in your applications',
        'We couldn’t save it with the application. Copy it before you delete it.',
      ],
      ['Your unsent note', TOO_LONG],
    ] as const) {
      const kept = main.locator('.alert').filter({ has: page.getByText(title, { exact: true }) })
      await expect(kept.getByText(text, { exact: true })).toBeVisible()
      await expect(kept.getByText(NOTE, { exact: true })).toBeVisible()
    }
  })
})

async function writeNote(page: Page, title: string) {
  await press(page.getByRole('button', { name: `Update Status of ${title}` }))
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByLabel('Notes').fill(NOTE)
  await press(dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog).toBeHidden()
}
