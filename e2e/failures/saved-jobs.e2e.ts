import { firstJob, headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { endSessionAt, TROUBLE, whileAnswered } from './answers.ts'
import { alertOf, press, toastOf } from './expected-words.ts'

test('mia’s saved jobs stand as they were whatever fails, and the page says what did', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Mia')
  const headers = headersOf(token)
  const job = await firstJob(request, token)
  const saved = await request.post('/api/saved-jobs/', { headers, data: { job_id: job.id } })
  expect(saved.status()).toBe(201)
  const link = page.getByRole('main').getByRole('link', { name: job.title, exact: true })
  const remove = page.getByRole('button', { name: `Remove from Saved: ${job.title}` })

  await test.step('a job that the board took down says so', async () => {
    const list = await (await request.get('/api/saved-jobs/', { headers })).json()
    const [entry] = list.results
    const job_details = { ...entry.job_details, removed_at: '2026-11-03T01:12:00Z' }
    const json = { ...list, results: [{ ...entry, job_details }] }
    await whileAnswered(page, 'GET /saved-jobs/', { status: 200, json }, async () => {
      await page.goto('/saved-jobs')
      await expect(page.getByText('No longer posted', { exact: true })).toBeVisible()
      await expect(link).toBeVisible()
    })
  })

  await test.step('what was not removed comes back', async () => {
    await whileAnswered(page, 'DELETE /saved-jobs/*/', TROUBLE, async () => {
      await press(remove)
      await expect(toastOf(page, 'An error occurred while removing the job. Please try again.')).toBeVisible()
      await expect(alertOf(page, 'Failed to remove job. Please try again.')).toBeVisible()
      await expect(link).toBeVisible()
    })
    await expect(page.getByText('No longer posted', { exact: true })).toBeHidden()
  })

  await test.step('what was not saved again is gone', async () => {
    await whileAnswered(page, 'POST /saved-jobs/', TROUBLE, async () => {
      await press(remove)
      const removed = toastOf(page, 'Job Removed')
      // It stays under the pointer.
      await removed.hover()
      await press(removed.getByRole('button', { name: 'Undo' }))
      await expect(toastOf(page, 'An error occurred. Please try again.')).toBeVisible()
      await expect(alertOf(page, 'Failed to save job. Please try again.')).toBeVisible()
      await expect(remove).toBeHidden()
    })
    expect((await request.post('/api/saved-jobs/', { headers, data: { job_id: job.id } })).ok()).toBe(true)
  })

  await test.step('a list that does not load is read from the copy in the browser', async () => {
    await page.reload()
    await expect(link).toBeVisible()
    await whileAnswered(page, 'GET /saved-jobs/', TROUBLE, async () => {
      await page.reload()
      const told = alertOf(page, 'Failed to load saved jobs. Please try again.')
      await expect(told.getByText('This is the copy saved in this browser.', { exact: true })).toBeVisible()
      await expect(link).toBeVisible()
    })
    await press(page.getByRole('button', { name: 'Try Again' }))
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })

  await test.step('without her session nothing is removed, and she is led to the login', async () => {
    await endSessionAt(page, 'DELETE /saved-jobs/*/', request, token)
    await press(remove)
    await expect(toastOf(page, 'Authentication required')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  })
})
