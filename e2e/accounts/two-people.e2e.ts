import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { firstJob, headersOf, tokenOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { logIn } from '../log-in.ts'

type Login = { email: string; password: string }

async function titleOf(request: APIRequestContext, { email, password }: Login): Promise<string> {
  const login = await request.post('/api/auth/login/', { data: { email, password } })
  const { token } = await login.json()
  const answer = await request.get('/api/jobseeker/profile/', { headers: headersOf(token) })
  return (await answer.json()).title
}

async function giveTo(tab: Page, login: Login) {
  await tab.goto('/contact')
  await tab
    .getByRole('banner')
    .getByRole('button', { name: /Ana Reyes/ })
    .click()
  await tab.getByRole('menuitem', { name: 'Logout' }).click()
  await logIn(tab, login)
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
    main.getByRole('heading', { name: 'You’re now logged in as Ben in another tab' }),
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

/** Opens a place that keeps a draft, and returns its field. */
type Place = (tab: Page, jobId: number) => Promise<Locator>

const places: Readonly<Record<string, Place>> = {
  message: async (tab) => {
    await tab.goto('/contact')
    return tab.getByLabel('Message')
  },
  profile: async (tab) => {
    await tab.goto('/profile')
    const title = tab.getByLabel('Professional title')
    const edit = tab.getByRole('button', { name: 'Edit Profile' })
    const about = tab.getByRole('button', { name: 'About', exact: true })
    // An unsaved edit is open, its sections closed.
    await expect(about.or(edit)).toBeVisible()
    await ((await edit.isVisible()) ? edit : about).click()
    return title
  },
  application: async (tab) => {
    await tab.goto('/applications')
    await tab.getByRole('button', { name: 'Add an application' }).click()
    return tab.getByRole('dialog').getByLabel('Notes')
  },
  letter: async (tab, jobId) => {
    await tab.goto(`/jobs/${jobId}?apply=1`)
    await tab.getByRole('button', { name: 'Apply' }).first().click()
    const letter = tab.getByRole('dialog').getByLabel('Cover letter', { exact: true })
    const byHand = tab.getByRole('button', { name: 'Finish it by hand' })
    // Ben has no board account.
    await expect(letter.or(byHand)).toBeVisible()
    if (await byHand.isVisible()) await byHand.click()
    return letter
  },
}

async function comeIn(tab: Page, login: Login) {
  await logIn(tab, login)
  await expect(tab).not.toHaveURL(/\/login/)
}

test('what carla was writing when her session ended waits for her alone, though ben logs in meanwhile', async ({
  page,
  request,
  running,
}) => {
  const [carla, ben] = ['carla', 'ben'].map((name) => running.people.find((one) => one.name === name))
  if (!carla || !ben) throw new Error('they are not among the seeded people')
  async function endSession() {
    await request.post('/api/auth/logout/', { headers: headersOf(await tokenOf(page)) })
    await page.goto('/saved-jobs')
    await expect(page).toHaveURL(/\/login/)
  }
  await page.goto('/login')
  await comeIn(page, carla)
  const { id } = await firstJob(request, await tokenOf(page))
  for (const [name, open] of Object.entries(places)) await (await open(page, id)).fill(`Half a ${name}`)
  await endSession()

  await comeIn(page, ben)
  for (const [name, open] of Object.entries(places))
    await expect(await open(page, id), `ben finds no ${name} of carla`).not.toHaveValue(`Half a ${name}`)
  await endSession()

  await comeIn(page, carla)
  for (const [name, open] of Object.entries(places))
    await expect(await open(page, id), `carla finds her ${name}`).toHaveValue(`Half a ${name}`)
})
