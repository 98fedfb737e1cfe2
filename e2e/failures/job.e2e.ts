import { firstJob, headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { endSessionAt, TROUBLE, whileAnswered } from './answers.ts'
import { alertOf, expectAtField, press, toastOf } from './expected-words.ts'

test('lia reads what went wrong on a job’s page, and nothing looks done that is not', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Lia')
  const job = await firstJob(request, token)
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Save Job', exact: true }).first()

  await test.step('a job that does not load is told beside a sample, on which nothing can be pressed', async () => {
    await whileAnswered(page, 'GET /jobs/*/', TROUBLE, async () => {
      await page.goto(`/jobs/${job.id}`)
      await expect(alertOf(page, 'Failed to load job details. Please try again.')).toBeVisible()
      await expect(main.getByText('Sample', { exact: true })).toBeVisible()
      await expect(main.getByRole('button', { name: 'Apply Now' })).toBeDisabled()
      await expect(save).toBeDisabled()
    })
  })

  await test.step('similar jobs that do not load are told where they would stand', async () => {
    await whileAnswered(page, 'GET /jobs/*/similar/', TROUBLE, async () => {
      await press(main.getByRole('button', { name: 'Try Again' }))
      await expect(page.getByRole('heading', { level: 1, name: job.title, exact: true })).toBeVisible()
      await main.getByRole('heading', { name: 'Similar Jobs' }).scrollIntoViewIfNeeded()
      await expect(main.getByText('Similar jobs didn’t load.', { exact: true })).toBeVisible()
    })
    await press(main.getByRole('button', { name: 'Try Again' }))
    await expect(main.getByRole('link', { name: 'See all similar jobs' })).toBeVisible()
  })

  await test.step('a save that is refused is taken back', async () => {
    const limit = (json: object) => ({ status: 403, json: { subscription_upgrade_required: true, ...json } })
    for (const [answer, title, text] of [
      [TROUBLE, 'An error occurred. Please try again.', undefined],
      [limit({}), 'Saved Jobs Limit Reached', 'You have reached your saved jobs limit'],
      [
        limit({ message: 'Five are enough for now.' }),
        'Saved Jobs Limit Reached',
        'Five are enough for now.',
      ],
      [
        limit({ current_count: 7, max_allowed: 5 }),
        'Saved Jobs Limit Reached',
        "You've reached your plan's limit of 5 saved jobs (7/5 used). Please upgrade your subscription to save more jobs.",
      ],
    ] as const) {
      await whileAnswered(page, 'POST /saved-jobs/', answer, async () => {
        await press(save)
        await expect(toastOf(page, title, text)).toBeVisible()
        await expect(save).toBeVisible()
      })
    }
  })

  await test.step('a link that cannot be copied is selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await press(main.getByRole('button', { name: 'Share' }).first())
    const dialog = page.getByRole('dialog', { name: 'Share this job' })
    await press(dialog.getByRole('button', { name: 'Copy link' }))
    await expect(
      toastOf(page, 'We couldn’t copy the link.', 'We selected it: copy it by hand.'),
    ).toBeVisible()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      await dialog.getByLabel('Link to this job').inputValue(),
    )
    await page.keyboard.press('Escape')
  })

  await test.step('a report stays as it was written', async () => {
    await press(main.getByRole('button', { name: 'Report this job' }))
    const dialog = page.getByRole('dialog', { name: 'Report this job' })
    const note = dialog.getByLabel('What did you see?')
    const send = dialog.getByRole('button', { name: 'Send report' })
    await press(send)
    await expectAtField(
      dialog.getByRole('group', { name: 'What’s wrong with it?' }),
      'Choose what’s wrong with this job',
    )
    await dialog.getByRole('radio', { name: 'Something else' }).press(' ')
    await press(send)
    await expectAtField(note, 'Please say what’s wrong with this job')
    await note.fill('They asked for my card.')
    for (const [answer, text] of [
      [TROUBLE, 'We couldn’t send your report. Please try again.'],
      ['lost', 'We couldn’t send your report. Check your connection and try again.'],
    ] as const) {
      await whileAnswered(page, 'POST /jobs/*/report/', answer, async () => {
        await press(send)
        await expect(dialog.getByText(text, { exact: true })).toBeVisible()
        await expect(note).toHaveValue('They asked for my card.')
      })
    }
    await press(dialog.getByRole('button', { name: 'Cancel' }))
  })

  await test.step('a job that was not hidden stays', async () => {
    await whileAnswered(page, 'PUT /jobs/*/hidden/', TROUBLE, async () => {
      await press(main.getByRole('button', { name: 'Hide this job' }))
      await expect(toastOf(page, 'We couldn’t hide this job. Please try again.')).toBeVisible()
    })
  })

  await test.step('without her session nothing is saved, and she is led to the login', async () => {
    await endSessionAt(page, 'POST /saved-jobs/', request, token)
    await press(save)
    await expect(toastOf(page, 'Authentication required')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  })
})

test('a job that is hidden stays hidden where that cannot be undone, and one that is gone, or never was, says so', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Lia')
  const headers = headersOf(token)
  const job = await firstJob(request, token)
  expect((await request.put(`/api/jobs/${job.id}/hidden/`, { headers })).status()).toBe(204)
  await page.goto('/hidden-jobs')
  await whileAnswered(page, 'DELETE /jobs/*/hidden/', TROUBLE, async () => {
    await press(page.getByRole('button', { name: `Show again: ${job.title}` }))
    await expect(toastOf(page, 'We couldn’t put this job back. Please try again.')).toBeVisible()
    await expect(page.getByRole('link', { name: job.title, exact: true })).toBeVisible()
  })
  const posted = await (await request.get(`/api/jobs/${job.id}/`, { headers })).json()
  const json = { ...posted, removed_at: '2026-11-03T01:12:00Z' }
  await whileAnswered(page, 'GET /jobs/*/', { status: 200, json }, async () => {
    await page.goto(`/jobs/${job.id}`)
    const text =
      'Online Jobs Portal removed it on Nov 3, 2026. You can still see it because you saved it or applied.'
    await expect(page.getByText('This job is no longer posted', { exact: true })).toBeVisible()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0)
  })
  await page.goto('/jobs/999999999')
  await expect(
    page.getByRole('heading', { level: 1, name: 'This job is no longer available', exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Online Jobs Portal removed it, or the address is mistyped.')).toBeVisible()
})
