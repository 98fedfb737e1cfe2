import type { APIRequestContext, Page } from '@playwright/test'
import { headersOf } from './asking.ts'
import { expect, test } from './fixtures.ts'

type Login = { email: string; password: string }

/** The professional title that somebody's profile has. */
async function titleOf(request: APIRequestContext, { email, password }: Login): Promise<string> {
  const login = await request.post('/api/auth/login/', { data: { email, password } })
  const { token } = await login.json()
  const answer = await request.get('/api/jobseeker/profile/', { headers: headersOf(token) })
  return (await answer.json()).title
}

/** Ana logs out in this tab and ben logs in, by the pages. */
async function giveTo(tab: Page, { email, password }: Login) {
  await tab.goto('/contact')
  await tab
    .getByRole('banner')
    .getByRole('button', { name: /Ana Reyes/ })
    .click()
  await tab.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(tab).toHaveURL(/\/login$/)
  await tab.getByLabel('Email').fill(email)
  await tab.getByLabel('Password', { exact: true }).fill(password)
  await tab.getByRole('button', { name: 'Log In' }).click()
  await expect(tab).toHaveURL(/\/onboarding$/)
}

test('what ana was writing is not there for ben, who logs in in another tab of her browser', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  const ben = await signUpAs('Ben')
  await signUpAs('Ana')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Professional title').fill('Known to Ana only')
  await giveTo(await page.context().newPage(), ben)

  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { name: 'You are now logged in as Ben in another tab' }),
  ).toBeVisible()
  await expectAccessible()
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Ben Reyes' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByLabel('Professional title')).toHaveValue('')
})

test('what ana was saving is saved as hers, and its answer comes to nobody, when ben has logged in meanwhile', async ({
  page,
  request,
  signUpAs,
}) => {
  const ben = await signUpAs('Ben')
  const ana = await signUpAs('Ana')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Professional title').fill('Known to Ana only')
  const release = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/jobseeker/profile/', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    const answer = await route.fetch()
    await release.promise
    await route.fulfill({ response: answer })
    answered.resolve()
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await giveTo(await page.context().newPage(), ben)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Reyes' })).toBeVisible()
  release.resolve()
  await answered.promise

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByLabel('Professional title')).toHaveValue('')
  await expect(page.getByText('Profile Updated')).toBeHidden()
  expect([await titleOf(request, ana), await titleOf(request, ben)]).toEqual(['Known to Ana only', ''])
})
