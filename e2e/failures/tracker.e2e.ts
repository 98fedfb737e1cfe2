import type { Page } from '@playwright/test'
import { application } from '../applying/sample-application.ts'
import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { TROUBLE, whileAnswered } from './answers.ts'
import { expectAtField, press, toastOf } from './expected-words.ts'

const WRONG_DATE = 'Please enter a valid date'
const LIST = 'GET /job-applications/list_applications/'

/** The end of a failure's text, by outcome. */
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
  const added = await request.post('/api/job-applications/', { headers, data })
  expect(added.status()).toBe(201)
  const interviews = `/api/job-applications/${(await added.json()).id}/interviews/`
  expect((await request.post(interviews, { headers, data: { label: 'Trial day' } })).status()).toBe(201)
  const main = page.getByRole('main')
  const choose = (name: string | RegExp) => press(main.getByRole('button', { name }).first())

  await test.step('the list', async () => {
    for (const [answer, suffix] of outcomes) {
      await whileAnswered(page, LIST, answer, async () => {
        await page.goto('/applications')
        for (const text of [
          'Your applications didn’t load',
          `Failed to load your applications. Please try again.${suffix}`,
        ]) {
          await expect(main.getByRole('alert').getByText(text, { exact: true })).toBeVisible()
        }
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
    await fails(page, 'POST /job-applications/', 'We couldn’t add your application.', async () => {
      await press(dialog.getByRole('button', { name: 'Save' }))
    })
    await expect(dialog.getByLabel('Job title')).toHaveValue('Encoder')
    await press(dialog.getByRole('button', { name: 'Cancel' }))
  })

  await test.step('a reminder, set and taken away', async () => {
    await choose(/^Show the route/)
    await fails(page, 'PATCH /job-applications/*/', 'We couldn’t save the reminder.', () =>
      choose('In 3 days'),
    )
    await choose('Another day')
    await choose('Set reminder')
    await expectAtField(main.getByLabel('Remind me on'), WRONG_DATE)
    await choose('In 3 days')
    await fails(page, 'PATCH /job-applications/*/', 'We couldn’t remove the reminder.', () =>
      choose('Remove reminder'),
    )
    await expect(main.getByText(/We’ll email you then\.$/)).toBeVisible()
  })

  await test.step('an interview, added and removed', async () => {
    const interview = page.getByRole('dialog', { name: 'Add an interview' })
    await choose('Add an interview')
    await interview.getByLabel('What it is').fill('Call with the owner')
    await fails(page, 'POST /job-applications/*/interviews/', 'We couldn’t save the interview.', async () => {
      await press(interview.getByRole('button', { name: 'Save' }))
    })
    await expect(interview.getByLabel('What it is')).toHaveValue('Call with the owner')
    await press(interview.getByRole('button', { name: 'Cancel' }))

    const asked = page.getByRole('dialog', { name: 'Remove interview' })
    await fails(
      page,
      'DELETE /job-applications/*/interviews/*/',
      'We couldn’t remove the interview.',
      async () => {
        await choose('Remove Trial day')
        await press(asked.getByRole('button', { name: 'Remove', exact: true }))
      },
    )
    await expect(main.getByText('Trial day', { exact: true })).toBeVisible()
  })

  await test.step('its facts and its end', async () => {
    const facts = page.getByRole('dialog', { name: 'Edit application' })
    const day = facts.getByLabel('Applied date')
    await choose('Edit Bookkeeper')
    await facts.getByLabel('Employer').fill('Acme')
    await day.fill('')
    await press(facts.getByRole('button', { name: 'Save' }))
    await expectAtField(day, WRONG_DATE)
    await day.fill(data.applied_date)
    await fails(page, 'PATCH /job-applications/*/', 'We couldn’t save your changes.', async () => {
      await press(facts.getByRole('button', { name: 'Save' }))
    })
    await expect(facts.getByLabel('Employer')).toHaveValue('Acme')
    await press(facts.getByRole('button', { name: 'Cancel' }))

    await fails(page, 'DELETE /job-applications/*/', 'We couldn’t remove the application.', async () => {
      await choose('Remove Bookkeeper')
      await press(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

  await test.step('the file of it all', async () => {
    await fails(page, 'GET /job-applications/export/', 'We couldn’t export your applications.', () =>
      choose('Export as CSV'),
    )
  })

  await test.step('a filter whose last day is before its first', async () => {
    const [first, last] = [main.getByLabel('From', { exact: true }), main.getByLabel('To', { exact: true })]
    await choose('Filters')
    await first.fill('2026-11-10')
    await last.fill('2026-11-01')
    await expectAtField(last, 'This day is before the first.')
    await expect(first).toHaveValue('2026-11-10')
    await expect(last).toHaveValue('2026-11-01')
  })

  await test.step('an application that was never sent, and what it was made of', async () => {
    const json = { count: 1, results: [application(7, 'failed')] }
    await whileAnswered(page, LIST, { status: 200, json }, async () => {
      await page.goto('/applications?open=7')
      const notSent = main
        .locator('.alert')
        .filter({ has: page.getByText('We didn’t send this application') })
      await expect(notSent.getByText('The board was down.', { exact: true })).toBeVisible()
      await expect(notSent.getByRole('link', { name: 'Open the job to try again' })).toHaveAttribute(
        'href',
        '/jobs/7',
      )
      await fails(page, 'POST /job-applications/', 'We couldn’t save that.', () =>
        choose('I applied there myself'),
      )
      await whileAnswered(page, 'GET /job-applications/7/', TROUBLE, async () => {
        await press(main.getByText('What we didn’t send', { exact: true }))
        const alert = main.getByRole('alert').filter({ hasText: 'This copy didn’t load.' })
        await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible()
      })
    })
  })
})

/** Repeats the work with each outcome. */
async function fails(page: Page, call: string, text: string, work: () => Promise<void>) {
  for (const [answer, suffix] of outcomes) {
    await whileAnswered(page, call, answer, async () => {
      await work()
      await expect(toastOf(page, `${text}${suffix}`)).toBeVisible()
    })
  }
}
