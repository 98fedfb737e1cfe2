import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { makePdfOfLines } from '../../server/test/resumes/resume-files.ts'
import { expect, test } from '../fixtures.ts'
import { wholeBrowser } from '../whole-browser.ts'

// Resumes open in a tab.
test.use(wholeBrowser)

const resume = (name: string, line: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(makePdfOfLines(['Lorna Reyes', line])),
})
const form = (page: Page) => page.locator('main form')
const openSection = (page: Page, name: string) =>
  form(page).getByRole('button', { name, exact: true }).click()

test('a seeker fills in her profile, saves it, and it is there after a reload', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  await signUpAs('Lorna')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Lorna Reyes' })).toBeVisible()
  await expect(page.getByText('No skills added yet.')).toBeVisible()
  await expect(page.getByText('No job preferences specified yet.')).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Professional title').fill('Bookkeeper')
  await openSection(page, 'Skills')
  await page.getByLabel('Skills', { exact: true }).fill('Xero')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Communication', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Communication', exact: true })).toBeDisabled()
  await openSection(page, 'Job Preferences')
  await page.getByLabel('Minimum salary').fill('12000')
  await expectAccessible()
  await openSection(page, 'Contact Information')
  await page.getByLabel('Website').fill('not a link')
  await openSection(page, 'About')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Please enter a valid website URL', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Website')).toBeFocused()
  await page.getByLabel('Website').fill('lorna.example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profile Updated')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Bookkeeper')).toBeVisible()
  await expect(page.getByText('$12,000+ annually')).toBeVisible()
  await expect(page.getByRole('link', { name: 'lorna.example.com' })).toHaveAttribute(
    'href',
    'https://lorna.example.com',
  )
  await expect(page.getByRole('region', { name: 'Skills' }).getByRole('listitem')).toHaveText([
    'Xero',
    'Communication',
  ])
  await expectAccessible()
})

test('a resume goes with a save, is shown in a tab, comes back byte for byte, and is replaced and deleted', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  await signUpAs('Rosa')
  const first = resume('Rosa – résumé (Añá).pdf', 'Virtual Assistant')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Add a resume' }).click()
  await page.getByLabel('Resume', { exact: true }).setInputFiles({ ...first, name: 'resume.exe' })
  await expect(page.getByRole('alert').filter({ hasText: 'Please upload a PDF, DOC, or DOCX' })).toBeVisible()
  await page.getByLabel('Resume', { exact: true }).setInputFiles(first)
  await expect(page.getByText(`${first.name} when you save.`)).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile Updated')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Resume', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(first.name)
  expect(readFileSync(await file.path()).equals(first.buffer)).toBe(true)

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'View' }).click()
  const tab = await opened
  await tab.waitForURL(/^blob:/)
  await tab.close()

  await page.getByRole('button', { name: 'Edit Resume' }).click()
  await page.getByLabel('Resume', { exact: true }).setInputFiles(resume('Second.pdf', 'Bookkeeper'))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const section = page.getByRole('region', { name: 'Resume' })
  await expect(section.getByText('Other resumes')).toBeVisible()
  await expect(section.getByText(/\.pdf$/)).toHaveText(['Second.pdf', first.name])
  await expectAccessible()
  await page.getByRole('button', { name: `Use this one: ${first.name}` }).click()
  await expect(section.getByText(/\.pdf$/)).toHaveText([first.name, 'Second.pdf'])
  await page.getByRole('button', { name: `Delete ${first.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Resume deleted')).toBeVisible()
  await expect(section.getByText(/\.pdf$/)).toHaveText(['Second.pdf'])
})

test('what is not saved is not left by a link, the back button or offline saving without a word', async ({
  page,
  signUpAs,
}) => {
  await signUpAs('Nena')
  await page.goto('/subscription/plans')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Nena Reyes/ })
    .click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Professional title').fill('Not saved')

  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await page.goBack()
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByLabel('Professional title')).toHaveValue('Not saved')

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(/There was an error updating your profile\. Please try again\./)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByLabel('Professional title')).toHaveValue('Not saved')

  await page.goBack()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/subscription\/plans$/)
  await page.goForward()
  await expect(page.getByText('No title yet')).toBeVisible()
})

test('two tabs edit one profile, and neither undoes the other', async ({ page, signUpAs }) => {
  await signUpAs('Mila')
  await page.goto('/profile')
  const other = await page.context().newPage()
  await other.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await other.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Professional title').fill('Editor')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile Updated')).toBeVisible()
  await other.getByLabel('About you').fill('I edit.')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expect(other.getByText('Profile Updated')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Editor')).toBeVisible()
  await expect(page.getByText('I edit.')).toBeVisible()

  await test.step('the same words changed in both are asked about, and Mila keeps both', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await other.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('About you').fill('I edit books.')
    await other.getByLabel('About you').fill('I edit films.')
    await other.getByRole('button', { name: 'Save Changes' }).click()
    await expect(other.getByText('I edit films.')).toBeVisible()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const choice = page.getByRole('dialog', { name: 'This changed elsewhere' })
    await expect(choice.getByText('I edit films.', { exact: true })).toBeVisible()
    await choice.getByRole('radio', { name: /^Both/ }).check()
    await choice.getByRole('button', { name: 'Save this' }).click()
    await expect(page.getByText(/I edit films\.\s+Written here:\s+I edit books\./)).toBeVisible()
  })
})
