import type { Page } from '@playwright/test'
import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { TROUBLE, whileAnswered } from './answers.ts'
import { press, toastOf } from './expected-words.ts'

/** What stands behind a failure's text, by what the call came to. */
const outcomes = [
  [TROUBLE, ' (Status: 500)'],
  ['lost', ' (No response received)'],
] as const

test('pia reads what of her applications failed, with the status or that nothing came, and loses nothing she typed', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Pia')
  const headers = headersOf(token)
  const data = { job_title: 'Bookkeeper', employer_name: 'Acme Ledgers', applied_date: '2026-11-10' }
  expect((await request.post('/api/job-applications/', { headers, data })).status()).toBe(201)
  const main = page.getByRole('main')
  const choose = (name: string | RegExp) => press(main.getByRole('button', { name }).first())

  await test.step('the list', async () => {
    for (const [answer, suffix] of outcomes) {
      await whileAnswered(page, 'GET /job-applications/list_applications/', answer, async () => {
        await page.goto('/applications')
        const text = `Failed to load your applications. Please try again.${suffix}`
        await expect(main.getByRole('alert').getByText(text, { exact: true })).toBeVisible()
      })
    }
    await press(main.getByRole('button', { name: 'Try Again' }))
    await expect(main.getByText('Bookkeeper').first()).toBeVisible()
  })

  await test.step('the status, in its dialog', async () => {
    const dialog = page.getByRole('dialog', { name: 'Update Status' })
    await choose(/^Update/)
    await dialog.getByLabel('Status').selectOption('interview')
    await dialog.getByLabel('Notes').fill('Call with the owner.')
    await fails(
      page,
      'PATCH /job-applications/*/update_status/',
      'Failed to update application status.',
      async () => {
        await press(dialog.getByRole('button', { name: 'Save' }))
      },
    )
    await expect(dialog.getByLabel('Status')).toHaveValue('interview')
    await expect(dialog.getByLabel('Notes')).toHaveValue('Call with the owner.')
    await press(dialog.getByRole('button', { name: 'Cancel' }))
  })

  await test.step('an application added by hand', async () => {
    const dialog = page.getByRole('dialog', { name: 'Add an application' })
    await choose('Add an application')
    await press(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Please enter the job title', { exact: true })).toBeVisible()
    await dialog.getByLabel('Job title').fill('Encoder')
    await fails(page, 'POST /job-applications/', 'Your application could not be added.', async () => {
      await press(dialog.getByRole('button', { name: 'Save' }))
    })
    await expect(dialog.getByLabel('Job title')).toHaveValue('Encoder')
    await press(dialog.getByRole('button', { name: 'Cancel' }))
  })

  await test.step('its facts, an interview, a reminder and its end', async () => {
    await choose(/^Show the route/)
    await fails(page, 'PATCH /job-applications/*/', 'The reminder could not be saved.', () =>
      choose('In 3 days'),
    )

    const interview = page.getByRole('dialog', { name: 'Add an interview' })
    await choose('Add an interview')
    await interview.getByLabel('What it is').fill('Call with the owner')
    await fails(
      page,
      'POST /job-applications/*/interviews/',
      'The interview could not be saved.',
      async () => {
        await press(interview.getByRole('button', { name: 'Save' }))
      },
    )
    await expect(interview.getByLabel('What it is')).toHaveValue('Call with the owner')
    await press(interview.getByRole('button', { name: 'Cancel' }))

    const facts = page.getByRole('dialog', { name: 'Edit application' })
    await choose('Edit Bookkeeper')
    await facts.getByLabel('Employer').fill('Acme')
    await fails(page, 'PATCH /job-applications/*/', 'Your changes could not be saved.', async () => {
      await press(facts.getByRole('button', { name: 'Save' }))
    })
    await expect(facts.getByLabel('Employer')).toHaveValue('Acme')
    await press(facts.getByRole('button', { name: 'Cancel' }))

    await fails(page, 'DELETE /job-applications/*/', 'The application could not be removed.', async () => {
      await choose('Remove Bookkeeper')
      await press(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

  await test.step('the file of it all', async () => {
    await fails(page, 'GET /job-applications/export/', 'Your applications could not be exported.', () =>
      choose('Export as CSV'),
    )
  })
})

/** Does the same while the server is in trouble and while no answer comes, and reads the toast of each. */
async function fails(page: Page, call: string, text: string, work: () => Promise<void>) {
  for (const [answer, suffix] of outcomes) {
    await whileAnswered(page, call, answer, async () => {
      await work()
      await expect(toastOf(page, `${text}${suffix}`)).toBeVisible()
    })
  }
}
