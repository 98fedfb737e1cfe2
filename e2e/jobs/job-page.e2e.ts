import { expect, test } from '../fixtures.ts'

test('lia goes through the jobs by keys, hides one, and takes it back', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  await signUpAs('Lia')
  await page.goto('/jobs?sort_by=date')
  const rows = page.locator('[data-job-rows] h3')
  const pane = page.getByRole('article')
  await expect(pane.getByRole('button', { name: 'Apply Now' }).first()).toBeVisible()
  const titles = await rows.allTextContents()
  const [, second = '', third = ''] = titles
  // Imports may move a row.
  const alike = titles.filter((title) => title === second).length
  const named = page.locator('[data-job-rows]').getByRole('heading', { name: second, exact: true })

  await page.keyboard.press('j')
  await expect(pane.getByRole('heading', { level: 2, name: second, exact: true })).toBeVisible()
  await expect(pane.getByRole('button', { name: 'Save Job' })).toBeVisible()
  await page.keyboard.press('s')
  await expect(pane.getByRole('button', { name: 'Remove from Saved' })).toBeVisible()

  // Sections below render only when visible.
  await pane
    .getByRole('heading', { name: 'Check before you apply' })
    .evaluate((heading) => heading.scrollIntoView())
  const hide = pane.getByRole('button', { name: 'Hide this job' })
  await hide.scrollIntoViewIfNeeded()
  await expectAccessible()
  await hide.click()
  await expect(pane.getByRole('heading', { level: 2, name: third, exact: true })).toBeVisible()
  await expect(named).toHaveCount(alike - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(named).toHaveCount(alike)

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toBeVisible()
  await expectAccessible()
  await keys.getByRole('button', { name: 'Done' }).click()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Job title, skill or keyword')).toBeFocused()
})

test('on a phone lia reports a job, and a job she hid says so on its page', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUpAs('Lia')
  await page.goto('/jobs?sort_by=date')
  const row = page.locator('[data-job-rows] h3 a').first()
  const title = (await row.textContent()) ?? ''
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Report this job' }).click()
  const report = page.getByRole('dialog', { name: 'Report this job' })
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText('Choose what’s wrong with this job')).toBeVisible()
  await expectAccessible()
  await report.getByRole('radio', { name: 'It isn’t a real job' }).check()
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. We’ll check this job.')).toBeVisible()

  const address = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Hide this job' }).click()
  await expect(page).toHaveURL(/\/jobs\?/)
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0)
  await page.goto(address)
  await expect(page.getByText('You hid this job')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Show again' }).click()
  await expect(page.getByText('You hid this job')).toBeHidden()
})
