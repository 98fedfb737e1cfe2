import { firstJob, headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { TROUBLE, whileAnswered } from './answers.ts'
import { alertOf, press, toastOf } from './expected-words.ts'

test('what lena wrote in a letter stays until it is saved, and the page says why it was not', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Lena')
  const headers = headersOf(token)
  const job = await firstJob(request, token)
  const data = { job_post_id: job.id, content: 'Hello' }
  const { id } = await (await request.post('/api/cover-letters/', { headers, data })).json()
  const letter = page.getByLabel('Cover letter', { exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await test.step('a letter for a job that is gone says so in the list, and opens', async () => {
    const list = await (await request.get('/api/cover-letters/', { headers })).json()
    const [kept] = list.results
    const json = { ...list, results: [{ ...kept, job_removed_at: '2026-11-03T01:12:00Z' }] }
    await whileAnswered(page, 'GET /cover-letters/', { status: 200, json }, async () => {
      await page.goto('/letters')
      await expect(page.getByText('No longer posted', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: job.title, exact: true })).toHaveCount(0)
      await page.getByRole('link', { name: kept.subject }).click()
      await expect(letter).toHaveValue('Hello')
    })
  })

  await letter.fill('  ')
  await press(save)
  await expect(
    page.getByText('Please provide a cover letter for your application.', { exact: true }),
  ).toBeVisible()
  await letter.fill('Better')
  for (const [answer, text] of [
    [TROUBLE, 'We couldn’t save your cover letter. Please try again.'],
    ['lost', 'You’re offline. We haven’t saved your cover letter yet. Please try again.'],
  ] as const) {
    await whileAnswered(page, 'PATCH /cover-letters/*/', answer, async () => {
      await press(save)
      await expect(alertOf(page, text)).toBeVisible()
      await expect(letter).toHaveValue('Better')
    })
  }

  await whileAnswered(page, 'DELETE /cover-letters/*/', TROUBLE, async () => {
    await press(page.getByRole('button', { name: 'Delete' }))
    await expect(page.getByRole('dialog').getByText('You can’t undo this.')).toBeVisible()
    await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
    await expect(toastOf(page, 'We couldn’t delete this cover letter. Please try again.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  expect((await request.delete(`/api/cover-letters/${id}/`, { headers })).status()).toBe(204)
  await press(save)
  await expect(
    alertOf(page, 'You deleted this cover letter elsewhere. Copy your text before you leave.'),
  ).toBeVisible()
  await expect(letter).toHaveValue('Better')
})
