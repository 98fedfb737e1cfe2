import { sendLetter } from '../applying/send-letter.ts'
import { writeByHand } from '../applying/write-by-hand.ts'
import { expect, test } from '../fixtures.ts'

test('lea registers, finds a job, saves it, connects her board account, writes a letter, applies, and finds the application in both places', async ({
  page,
  request,
  running,
  expectAccessible,
}) => {
  const name = `lea_${Math.random().toString(36).slice(2, 9)}`
  const board = running.board_accounts.at(-1)
  const letter = `Dear employer, I kept the books of two shops for three years. My name on the board is ${name}.`

  await test.step('she registers and gets the trial', async () => {
    await page.goto('/register')
    await page.getByLabel('First name').fill('Lea')
    await page.getByLabel('Last name').fill('Salonga')
    await page.getByLabel('Username').fill(name)
    await page.getByLabel('Email').fill(`${name}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('mangga-at-bagoong-7')
    await page.getByLabel('Confirm password').fill('mangga-at-bagoong-7')
    await page.getByRole('radio', { name: 'Job seeker' }).check()
    await page.getByLabel(/I agree to the terms/).check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/onboarding$/)
    await expect(page.getByText('Free Trial').first()).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click()
  })

  await test.step('she searches', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Find Your Next Opportunity' })).toBeVisible()
    await expect(page.getByText('Start your search')).toBeVisible()
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    await expect(page.getByText('Please enter a search term.')).toBeVisible()
    await page
      .getByRole('searchbox')
      .or(page.getByLabel('Job title, skill or keyword'))
      .first()
      .fill('virtual assistant')
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    await expect(page).toHaveURL(/search=virtual/)
    await expect(page.getByText(/[\d,+]+ jobs matching "virtual assistant"/)).toBeVisible()
    await expectAccessible()
  })

  await test.step('each row has its employer’s letters and the beginning of its text', async () => {
    const rows = page.locator('[data-job-rows] > li')
    const named = rows.filter({ hasNotText: 'Employer not shown' })
    for (const letters of await named.locator('.plate').allTextContents()) {
      expect(letters).toMatch(/^[\p{L}\p{N}]{1,2}$/u)
    }
    const texts = await rows.locator('p', { hasText: /…$/ }).allTextContents()
    const lengths = texts.map((text) => [...new Intl.Segmenter('en').segment(text)].length)
    expect(lengths).toContain(151)
    expect(Math.max(...lengths)).toBe(151)
  })

  const title = await test.step('she opens a listing and saves it', async () => {
    const link = page.locator('main a[href^="/jobs/"]').first()
    const text = (await link.innerText()).trim()
    await link.click()
    await expect(page).toHaveURL(/\/jobs\/\d+/)
    await page.getByRole('button', { name: 'Save Job' }).first().click()
    await expect(page.getByText('Job Saved')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove from Saved' }).first()).toBeVisible()
    await expectAccessible()
    return text
  })
  const jobAddress = page.url()

  await test.step('she writes a letter before an account is connected, and it is kept', async () => {
    await writeByHand(page)
    const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
    await expectAccessible()
    await expect(dialog.getByLabel('Subject')).toHaveValue(/^Application for /)
    await dialog.getByRole('button', { name: 'Submit Application' }).click()
    await expect(
      page
        .getByRole('dialog', { name: 'Cover Letter Required' })
        .getByText('Please provide a cover letter for your application.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Write the cover letter' }).click()
    await dialog.getByLabel('Cover letter', { exact: true }).fill(letter)
    await sendLetter(dialog)
    const required = page.getByRole('dialog', { name: 'First, connect Online Jobs Portal' })
    await expect(
      required.getByText(
        'You need to connect your Online Jobs Portal account in Settings to apply for jobs.',
      ),
    ).toBeVisible()
    await expectAccessible()
    await required.getByRole('button', { name: 'Connect and apply' }).click()
  })

  await test.step('she connects her board account', async () => {
    await expect(page).toHaveURL(/\/settings\?tab=integrations/)
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByLabel('OLJ email').fill(board?.email ?? '')
    await page.getByLabel('OLJ password').fill('not-the-password')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(
      page.getByText('Invalid OLJ credentials. Please check your email and password.').first(),
    ).toBeVisible()
    await page.getByLabel('OLJ password').fill(board?.password ?? '')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByText('OLJ account connected successfully!')).toBeVisible()
    await expectAccessible()
  })

  await test.step('she applies with the letter that was kept', async () => {
    await page.getByRole('button', { name: 'Continue your application' }).click()
    await expect(page).toHaveURL(jobAddress)
    const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
    await expect(dialog.getByLabel('Cover letter', { exact: true })).toHaveValue(letter)
    await expectAccessible()
    await sendLetter(dialog)
    await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible()
    const applied = page.getByRole('dialog', { name: 'You’ve applied' })
    await expect(applied.getByRole('heading', { name: 'Similar Jobs' })).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(applied).toBeHidden()
    await expect(page.getByRole('button', { name: 'Applied' }).first()).toBeVisible()
  })

  await test.step('the board has it, once', async () => {
    const inspected = await (await request.get(`${running.standins.board}/_inspect.json`)).json()
    const hers = inspected.applications.filter((one: { message: string }) => one.message.includes(name))
    expect(hers).toHaveLength(1)
    expect(hers[0]).toMatchObject({ email: board?.email })
  })

  await test.step('she finds it under My Applications and says what became of it', async () => {
    await page.goto('/applications')
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row.getByText('Applied', { exact: true }).first()).toBeVisible()
    await row.getByRole('button', { name: /Update/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Status' })
    await dialog.getByLabel('Status').selectOption('interview')
    await dialog.getByLabel('Notes').fill('Call with the owner.')
    await dialog.getByRole('button', { name: /Save|Update/ }).click()
    await expect(page.getByText('Application status updated to Interview.')).toBeVisible()
    await expect(row.getByText('Interview').first()).toBeVisible()
    await expectAccessible()
  })
})
