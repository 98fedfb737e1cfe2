import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const RESUME = path.join(
  import.meta.dirname,
  '..',
  '..',
  'bench',
  'data',
  'resumes',
  '06-developer-table.pdf',
)
/** More than any path needs. */
const MOST_TABS = 60

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press(key)
    if (await isThere()) return
  }
  await expect(target, `${MOST_TABS} times ${key} lead to it`).toBeFocused()
}

test('a seeker sets up her profile and changes it by the keyboard alone', async ({ page, signUpAs }) => {
  await signUpAs('Kaye')
  // Enabled by the first wait, it might come after the key.
  page.on('filechooser', () => {})
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const heading = (step: number) =>
    page.getByRole('heading', { level: 2, name: new RegExp(`^Step ${step} of 5`) })
  const type = async (label: string | RegExp, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: typeof label === 'string' }))
    await page.keyboard.type(text)
  }
  const pressOn = async (target: Locator, key: 'Enter' | 'Space') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }

  await test.step('what she does', async () => {
    await page.goto('/onboarding')
    await expect(heading(1)).toBeVisible()
    await type('Professional title', 'Bookkeeper')
    await type('Years of experience', '3')
    await type('Location', 'Davao City')
    await pressOn(page.getByLabel('Open to remote work'), 'Space')
    await pressOn(button('Continue'), 'Enter')
    await expect(heading(2)).toBeFocused()
  })

  await test.step('her resume: the focus stays at it while it is sent and read', async () => {
    const file = page.getByLabel('Resume', { exact: true })
    await tabTo(page, file)
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Space')
    await (await chooser).setFiles(RESUME)
    await expect(page.getByText('What we found in your resume')).toBeVisible()
    await expect(file).toBeFocused()
    await pressOn(button('Use this Location, from your resume'), 'Enter')
    await expect(button('Keep Location, from your resume')).toBeFocused()
    await pressOn(button('Continue'), 'Enter')
    await expect(heading(3)).toBeFocused()
  })

  await test.step('skills: the field has the focus again after each', async () => {
    const field = page.getByLabel('Skills', { exact: true })
    await type('Skills', 'Xero')
    await page.keyboard.press('Enter')
    await expect(button('Remove Xero')).toBeVisible()
    await pressOn(button('Remove TypeScript'), 'Enter')
    await expect(field).toBeFocused()
    await pressOn(button('Communication'), 'Space')
    await pressOn(button('Continue'), 'Enter')
    await expect(heading(4)).toBeFocused()
  })

  await test.step('a project, and another that is removed', async () => {
    await pressOn(button('Add a project'), 'Enter')
    await expect(page.getByLabel('Project title')).toBeFocused()
    await page.keyboard.type('A store')
    await type('Project description', 'Its books.')
    await pressOn(button('Add a project'), 'Enter')
    await expect(page.getByLabel('Project title').nth(1)).toBeFocused()
    await tabTo(page, button('Remove project 2'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(button('Add a project')).toBeFocused()
    await type(/^Website/, 'kaye.example.com')
    await page.keyboard.press('Enter')
    await expect(heading(5)).toBeFocused()
  })

  await test.step('preferences: a mistake takes the focus, amounts are typed as people write them', async () => {
    await pressOn(button('Full-time'), 'Space')
    await type('Minimum salary', '$12,000')
    await type('Maximum salary', '9,000')
    await tabTo(page, page.getByLabel('Flexible'))
    await page.keyboard.press('ArrowUp')
    await expect(page.getByLabel('Hybrid')).toBeChecked()
    await pressOn(button('Complete'), 'Enter')
    await expect(page.getByLabel('Minimum salary')).toBeFocused()
    await type('Maximum salary', '18,000')
    await expect(page.getByLabel('Maximum salary')).toHaveValue('18000')
    await pressOn(button('Complete'), 'Enter')
    await expect(page).toHaveURL(/\/jobs$/)
  })

  await test.step('she changes her profile', async () => {
    await page.goto('/profile')
    await expect(button('Edit Profile')).toBeVisible()
    await pressOn(button('Edit Profile'), 'Enter')
    const section = (name: string) => page.locator('main form').getByRole('button', { name, exact: true })
    await expect(section('About')).toBeFocused()
    await pressOn(section('Experience & Location'), 'Enter')
    await pressOn(button('Remove all Past jobs'), 'Enter')
    await expect(page.getByText(/^We’ll remove .*when you save\.$/)).toBeVisible()
    await pressOn(section('Job Preferences'), 'Space')
    await type('Maximum salary', '20,000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Profile Updated')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Kaye Reyes' })).toBeFocused()
    await expect(page.getByText('$12,000 - $20,000 annually')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Past jobs' })).toHaveCount(0)
  })
})
