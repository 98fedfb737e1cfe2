import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { logIn, markReady } from '../log-in.ts'

const resumes = path.join(import.meta.dirname, '..', '..', 'bench', 'data', 'resumes')
const resume = (name: string) => path.join(resumes, name)
const PDF = '06-developer-table.pdf'
const DOCX = '35-facebook-ads-specialist.docx'

const heading = (page: Page, step: number) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^Step ${step} of 5`) })
const percent = (page: Page) => page.getByRole('progressbar', { name: 'Progress' })
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test.beforeAll(() => {
  for (const name of [PDF, DOCX]) expect(existsSync(resume(name)), name).toBe(true)
})

test('a newcomer signs up, sets up her profile with her resume, comes to the jobs, and is not asked again', async ({
  page,
  expectAccessible,
}) => {
  const name = `mia_${Math.random().toString(36).slice(2, 9)}`
  await test.step('she signs up', async () => {
    await page.goto('/register')
    await page.getByLabel('First name').fill('Mia')
    await page.getByLabel('Last name').fill('Santos')
    await page.getByLabel('Username').fill(name)
    await page.getByLabel('Email').fill(`${name}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('mangga-at-bagoong-7')
    await page.getByLabel('Confirm password').fill('mangga-at-bagoong-7')
    await page.getByRole('radio', { name: 'Job seeker' }).check()
    await page.getByLabel(/I agree to the terms/).check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/onboarding$/)
    await expect(heading(page, 1)).toBeVisible()
    await expectAccessible()
  })

  await test.step('what is missing is said at its field, and the focus goes there', async () => {
    await proceed(page)
    await expect(page.getByText('Professional title is required')).toBeVisible()
    await expect(page.getByLabel('Professional title')).toBeFocused()
    await expectAccessible()
    await page.getByLabel('Open to remote work').check()
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByText('Step skipped')).toBeVisible()
    await expect(heading(page, 2)).toBeFocused()
    await expect(percent(page)).toHaveAttribute('aria-valuetext', '0%')
  })

  await test.step('her resume is sent, read, and fills in what is empty', async () => {
    await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0)
    const file = page.getByLabel('Resume', { exact: true })
    await file.setInputFiles({ name: 'resume.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
    await expect(page.getByText('Please upload a PDF, DOC, or DOCX file under 5MB.')).toBeVisible()
    await file.setInputFiles(resume(PDF))
    await expect(page.getByText('What we found in your resume')).toBeVisible()
    await expect(page.getByText('Full Stack Web Developer')).toBeVisible()
    await expect(page.getByText('From your resume').first()).toBeVisible()
    await expectAccessible()
    await page.getByLabel(/Link to an online resume/).fill('https://mia.example.com')
    await proceed(page)
    await expect(heading(page, 3)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Remove TypeScript' })).toBeVisible()
    await expectAccessible()
  })

  await test.step('she goes back to the step she skipped, by the browser and by the list', async () => {
    await page.goBack()
    await expect(heading(page, 2)).toBeVisible()
    await page.getByRole('link', { name: /Basic info/ }).click()
    await expect(heading(page, 1)).toBeVisible()
    await expect(page.getByLabel('Professional title')).toHaveValue('Full Stack Web Developer')
    await expect(page.getByText('From your resume').first()).toBeVisible()
    await expect(page.getByLabel('Open to remote work')).toBeChecked()
    await page.getByRole('button', { name: 'Undo Professional title, from your resume' }).click()
    await expect(page.getByLabel('Professional title')).toBeFocused()
    await page.getByLabel('Professional title').fill('Web Developer')
    await proceed(page)
    await expect(heading(page, 2)).toBeVisible()
    await proceed(page)
    await proceed(page)
    await expect(heading(page, 4)).toBeVisible()
  })

  await test.step('a reload in the middle loses nothing', async () => {
    await page.getByRole('button', { name: 'Add a project' }).click()
    await expect(page.getByLabel('Project title')).toBeFocused()
    await page.getByLabel('Project title').fill('A store of hand-made bags')
    await page.getByLabel(/^Website/).fill('mia.example.com')
    await page.reload()
    await expect(page.getByLabel('Project title')).toHaveValue('A store of hand-made bags')
    await page.getByLabel('Project description').fill('Its site, its stock, its orders.')
    await expectAccessible()
    await proceed(page)
    await expect(heading(page, 5)).toBeVisible()
    await expect(percent(page)).toHaveAttribute('aria-valuetext', '80%')
    await expectAccessible()
  })

  await test.step('she completes it and comes to the jobs', async () => {
    await page.getByRole('button', { name: 'Full-time' }).click()
    await page.getByLabel('Minimum salary').fill('12000')
    await page.getByLabel('Maximum salary').fill('9000')
    await page.getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByText('Minimum salary cannot be greater than maximum salary')).toBeVisible()
    await page.getByLabel('Maximum salary').fill('18000')
    await page.getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByRole('progressbar', { name: 'Getting your jobs ready' })).toBeVisible()
    await expect(page).toHaveURL(/\/jobs$/)
  })

  await test.step('she logs in again and is not asked for it any more', async () => {
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login/)
    await logIn(page, { email: `${name}@example.com`, password: 'mangga-at-bagoong-7' })
    await expect(page).toHaveURL(/\/jobs$/)
    await page.goto('/onboarding')
    await expect(page.getByText('Your profile is already set up')).toBeVisible()
    await expectAccessible()
  })
})

test('a newcomer begins with her resume, and checks what it filled in, step by step', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  await signUpAs('Lia')
  await page.goto('/profile')
  await expect(page.getByRole('progressbar', { name: 'Your profile' })).toHaveAttribute(
    'aria-valuetext',
    '0% done',
  )
  await page.getByRole('region', { name: 'Your profile' }).getByRole('link', { name: 'Continue' }).click()
  await expect(heading(page, 1)).toBeVisible()
  await expectAccessible('both')
  await page.getByLabel('Location').fill('Iloilo City')

  await page.getByLabel('Upload resume').setInputFiles(resume(PDF))
  await expect(page.getByRole('heading', { name: 'Resume read' })).toBeVisible()
  const title = page.getByLabel('Professional title')
  await expect(title).toHaveValue('Full Stack Web Developer')
  await expect(page.getByLabel('Location')).toHaveValue('Iloilo City')
  const marks = page.getByText('From your resume')
  const before = await marks.count()
  await expectAccessible('both')
  await title.fill('Web Developer')
  await expect(marks).toHaveCount(before - 1)

  await page.getByLabel('Years of experience').selectOption('3-5')
  await page.getByLabel('Open to remote work').check()
  await proceed(page)
  await expect(heading(page, 2)).toBeVisible()
  await expect(page.getByText(`${PDF} is uploaded.`)).toBeVisible()
  await proceed(page)
  await expect(heading(page, 3)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove TypeScript' })).toBeVisible()
  await expect(marks).toBeVisible()
  await proceed(page)
  await page.goto('/profile')
  await expect(page.getByText('Next: say what work and pay you want.')).toBeVisible()
})

test('a visitor begins, logs in for it, and finds what was written and the file that waited', async ({
  page,
  signUpAs,
}) => {
  const pia = await signUpAs('Pia')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/onboarding?step=2')
  await expect(heading(page, 2)).toBeVisible()
  await page.getByLabel('Resume', { exact: true }).setInputFiles(resume(DOCX))
  await expect(page.getByText(`${DOCX} once you log in.`)).toBeVisible()
  await page.getByLabel(/Link to an online resume/).fill('https://pia.example.com')
  await proceed(page)
  await expect(page).toHaveURL(/\/login\?next=/)
  await logIn(page, pia)
  await expect(page).toHaveURL(/\/onboarding\?step=2$/)
  await expect(page.getByText('What we found in your resume')).toBeVisible()
  await expect(page.getByLabel(/Link to an online resume/)).toHaveValue('https://pia.example.com')
  await proceed(page)
  await expect(heading(page, 3)).toBeVisible()
})

test('an upload shows how far it is, can be stopped, and a lost connection loses nothing', async ({
  page,
  context,
  signUpAs,
}) => {
  await signUpAs('Rhea')
  await page.goto('/onboarding?step=2')
  const link = page.getByLabel(/Link to an online resume/)
  await link.fill('https://rhea.example.com')
  // As slow as a phone at the edge of a cell.
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const slow = { offline: false, latency: 100, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await devtools.send('Network.emulateNetworkConditions', slow)
  const large = Buffer.concat([readFileSync(resume(PDF)), Buffer.alloc(2_000_000, ' ')])
  const file = { name: 'large.pdf', mimeType: 'application/pdf', buffer: large }
  await page.getByLabel('Resume', { exact: true }).setInputFiles(file)
  const bar = page.getByRole('progressbar', { name: 'Sending large.pdf' })
  await expect(bar).toHaveAttribute('aria-valuetext', /^([1-9]|[1-9]\d)%$/)
  await proceed(page)
  await expect(page.getByText(/still uploading/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(bar).toBeHidden()

  await devtools.send('Network.emulateNetworkConditions', {
    ...slow,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })

  await page.route('**/api/resumes/', (route) => route.abort('internetdisconnected'))
  await page.getByLabel('Resume', { exact: true }).setInputFiles(resume(PDF))
  await expect(page.getByText('We couldn’t upload your resume. Please try again.')).toBeVisible()
  await page.unroute('**/api/resumes/')
  await expect(link).toHaveValue('https://rhea.example.com')
  await page.getByLabel('Resume', { exact: true }).setInputFiles(resume(PDF))
  await expect(page.getByText('What we found in your resume')).toBeVisible()
  await proceed(page)
  await expect(heading(page, 3)).toBeVisible()
})

test('preferences may be skipped, what else is missing is named, and another device goes on from there', async ({
  page,
  browser,
  signUpAs,
}) => {
  const tess = await signUpAs('Tess')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByLabel('Resume', { exact: true }).setInputFiles(resume(PDF))
  await expect(page.getByText('What we found in your resume')).toBeVisible()
  await proceed(page)
  await expect(heading(page, 3)).toBeVisible()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()

  const device = await browser.newContext()
  await markReady(device)
  const second = await device.newPage()
  await second.goto('/login')
  await logIn(second, tess)
  await expect(heading(second, 5)).toBeVisible()
  await second.getByRole('button', { name: 'Part-time' }).click()
  await second.getByLabel('Minimum salary').fill('5000')
  await second.getByLabel('Maximum salary').fill('5000')
  await second.getByRole('button', { name: 'Complete' }).click()
  await expect(second.getByText('Not complete yet')).toBeVisible()
  await second.getByRole('button', { name: 'Basic info' }).click()
  await expect(heading(second, 1)).toBeVisible()
  await expect(second.getByText('From your resume').first()).toBeVisible()
  await second.getByLabel('Willing to relocate').check()
  await proceed(second)
  await expect(heading(second, 2)).toBeVisible()
  await device.close()

  await page.getByRole('button', { name: 'Skip preferences' }).click()
  await expect(page).toHaveURL(/\/jobs$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/jobs$/)
})
