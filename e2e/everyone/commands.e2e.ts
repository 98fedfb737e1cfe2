import { expect, test } from '../fixtures.ts'

const BOX = 'A page, an action or a job'

test('a seeker goes, does and searches by name, with the keyboard alone', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  await signUpAs('Kim')
  await page.goto('/jobs')
  await expect(page.getByRole('article')).toBeVisible()
  const box = page.getByRole('combobox', { name: BOX })

  await test.step('opens over the page, and Escape leads back to where she was', async () => {
    const words = page.getByLabel('Job title, skill or keyword')
    await words.fill('xero')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(box).toBeFocused()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(words).toBeFocused()
    await expect(words).toHaveValue('xero')
  })

  await test.step('does something: the other colours', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('dark')
    await expectAccessible()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('searches the listings, and is told what that uses up', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('bookkeeper')
    // The page behind shows it too.
    await expect(page.getByRole('dialog').getByText('Uses 1 of your 100 searches')).toBeVisible()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/jobs\?search=bookkeeper$/)
  })

  await test.step('goes to a page', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('jobs sav')
    await expect(page.getByRole('option', { name: 'Saved Jobs' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/saved-jobs$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test('what is written in a form is asked about before a command leaves it', async ({ page, signUpAs }) => {
  await signUpAs('Lia')
  await page.goto('/settings')
  await page.getByLabel('First name').fill('Lia Marie')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('about')
  await expect(page.getByRole('option', { name: 'About', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question).toContainText('haven’t saved')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/\/settings/)
  await expect(page.getByLabel('First name')).toHaveValue('Lia Marie')
})

test('what is typed while the commands are still on their way goes on where it ended', async ({ page }) => {
  await page.goto('/about')
  const first = Promise.withResolvers<void>()
  await page.route(/commands-dialog/, async (route) => {
    await first.promise
    await route.continue()
  })
  const box = page.getByRole('combobox', { name: BOX })
  const asked = page.waitForRequest(/commands-dialog/)
  await page.getByRole('button', { name: 'Commands' }).click()
  await asked
  await page.keyboard.type('sal')
  first.resolve()
  await expect(box).toBeFocused()
  await page.keyboard.type('ary')
  await expect(box).toHaveValue('salary')
})

test('on a phone the commands open from the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Commands' }).click()
  await page.getByRole('combobox', { name: BOX }).fill('salary')
  await page.getByRole('option', { name: 'Salary guide' }).click()
  await expect(page).toHaveURL(/\/salaries$/)
})
