import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Its row opens with the focus. */
async function addByHand(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add an application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an application' })
  await dialog.getByLabel('Job title').fill(title)
  await dialog.getByLabel('Employer').fill('Acme Ledgers')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Application added.')).toBeVisible()
}

test('pia tracks a job she found elsewhere: its row, an interview, a reminder, and the file of it all', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  await signUpAs('Pia')
  await page.goto('/applications')
  await expect(page.getByText('No applications yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Add an application' }).click()
  const adding = page.getByRole('dialog', { name: 'Add an application' })
  await expect(adding.getByLabel('Job title')).toBeFocused()
  await adding.getByLabel('Job title').fill('Bookkeeper')
  await adding.getByLabel('Employer').fill('Acme Ledgers')
  await adding.getByLabel('Web address').fill('javascript:alert(1)')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(
    adding.getByText('Please enter a web address that starts with http:// or https://'),
  ).toBeVisible()
  await expect(adding.getByLabel('Web address')).toBeFocused()
  await adding.getByLabel('Web address').fill('jobs.example/12')
  await adding.getByLabel('Notes').fill('=SUM(A1) was in the advertisement')
  await expectAccessible()
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Application added.')).toBeVisible()
  const row = page.getByRole('row', { name: /Bookkeeper/ }).first()
  await expect(row.getByRole('button', { expanded: true })).toBeFocused()

  await page.getByRole('button', { name: 'Add an interview' }).click()
  const round = page.getByRole('dialog', { name: 'Add an interview' })
  await round.getByLabel('Date and time').fill('2099-11-24T21:00')
  await round.getByLabel('What it is').fill('Call with the owner')
  await round.getByLabel('Where').fill('https://meet.example/abc')
  await round.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Interview added.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add an interview' })).toBeFocused()
  const first = page
    .getByRole('listitem')
    .filter({ hasText: 'Call with the owner' })
    .filter({ hasText: 'Next' })
  await expect(first.getByText('Nov 24, 2099, 9:00 PM')).toBeVisible()
  await expect(first.getByRole('link', { name: /meet\.example/ })).toHaveAttribute(
    'href',
    'https://meet.example/abc',
  )
  const calendar = page.waitForEvent('download')
  await first.getByRole('button', { name: /^Add to calendar/ }).click()
  expect(readFileSync(await (await calendar).path(), 'utf8')).toContain('DTSTART:20991124T130000Z')

  await page.getByRole('button', { name: 'In 1 week' }).click()
  await expect(page.getByText(/^Reminder on .* \(in 7 days\)\. We’ll email you then\.$/)).toBeVisible()
  await expect(page.getByText(/^We’ll remind you on/)).toBeVisible()
  await expectAccessible()
  await page.reload()
  await expect(page.getByText(/We’ll email you then\.$/)).toBeVisible()
  await page.getByText(/^History/).click()
  await expect(page.getByText('Added by hand')).toBeVisible()
  await expect(page.getByText('Interview set for Nov 24, 2099, 9:00 PM')).toBeVisible()

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const csv = readFileSync(await (await file).path(), 'utf8')
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  expect(csv).toContain('Bookkeeper')
  expect(csv, 'no cell begins like a formula').not.toMatch(/(^|,|")=SUM/m)
  await expect(page.getByText(/^Your browser saved hanap-applications/)).toBeVisible()

  await page.getByRole('button', { name: 'Remove Bookkeeper' }).click()
  await page
    .getByRole('dialog', { name: 'Remove application' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(page.getByText('Application removed.')).toBeVisible()
  await expect(page.getByText('No applications yet')).toBeVisible()
})

test('what rosa added when the answer got lost is there after a reload, and is added once', async ({
  page,
  signUpAs,
}) => {
  await signUpAs('Rosa')
  await page.goto('/applications')
  await page.getByRole('button', { name: 'Add an application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an application' })
  await dialog.getByLabel('Job title').fill('Data Encoder')
  await dialog.getByLabel('Notes').fill('Lea told me about it')
  await page.route('**/api/job-applications/', async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('We couldn’t add your application. (No response received)')).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await page.getByRole('button', { name: 'Add an application' }).click()
  await expect(dialog.getByLabel('Notes')).toHaveValue('Lea told me about it')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Application added.')).toBeVisible()
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveText('All1')
})

test('what tess removes in one tab, the other tab tells her', async ({ page, context, signUpAs }) => {
  await signUpAs('Tess')
  await page.goto('/applications')
  await addByHand(page, 'Night Shift Agent')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: 'Remove Night Shift Agent' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Night Shift Agent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Application removed.')).toBeVisible()

  await other.getByRole('button', { name: 'In 3 days' }).click()
  await expect(other.getByText('It’s gone.')).toBeVisible()
  await expect(other.getByText('No applications yet')).toBeVisible()
})
