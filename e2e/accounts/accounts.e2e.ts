import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { logIn } from '../log-in.ts'

test('a newcomer registers, reads what the trial gives, and logs out and in again', async ({
  page,
  expectAccessible,
}) => {
  const name = `lea_${Math.random().toString(36).slice(2, 9)}`
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()

  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('You must agree to the terms and conditions')).toBeVisible()
  await expectAccessible()

  await page.getByLabel('First name').fill('Lea')
  await page.getByLabel('Last name').fill('Salonga')
  await expect(page.getByLabel('Username')).toHaveValue(/^leasalonga/)
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('mangga-at-bagoong-7')
  await page.getByLabel('Confirm password').fill('mangga-at-bagoong-7')
  await page.getByRole('radio', { name: 'Job seeker' }).check()
  await expect(page.getByRole('radio', { name: 'Employer' })).toBeDisabled()
  await page.getByLabel(/I agree to the terms/).check()
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page).toHaveURL(/\/onboarding$/)
  await expect(page.getByText('Free Trial').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Lea Salonga/ })
    .click()
  await expect(page.getByText(`${name}@example.com`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(`${name}@example.com`)).toBeHidden()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Lea Salonga/ })
    .click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await logIn(page, { email: `${name}@example.com`, password: 'not-her-password' })
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('mangga-at-bagoong-7')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('a sign-up whose answer was lost is sent again and lets its seeker in; a stranger reads that it may be theirs', async ({
  page,
  expectAccessible,
}) => {
  const name = `lea_${Math.random().toString(36).slice(2, 9)}`
  async function fillIn() {
    await page.getByLabel('First name').fill('Lea')
    await page.getByLabel('Last name').fill('Salonga')
    await page.getByLabel('Username').fill(name)
    await page.getByLabel('Email').fill(`${name}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('mangga-at-bagoong-7')
    await page.getByLabel('Confirm password').fill('mangga-at-bagoong-7')
    await page.getByRole('radio', { name: 'Job seeker' }).check()
    await page.getByLabel(/I agree to the terms/).check()
    await page.getByRole('button', { name: 'Create account' }).click()
  }
  // Only the answer is lost.
  await page.route('**/api/auth/register/', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.goto('/register')
  await fillIn()
  await expect(page.getByText(/^Unable to connect to the server/)).toBeVisible()
  await page.unroute('**/api/auth/register/')

  await page.reload()
  await fillIn()
  await expect(page).toHaveURL(/\/onboarding$/)

  // A page of the app would go to the login page meanwhile.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/register')
  await fillIn()
  await expect(page.getByText('This username is already taken')).toBeVisible()
  const note = page.getByRole('alert').filter({ hasText: 'Is this your account?' })
  await expectAccessible()
  await note.getByRole('link', { name: 'Reset your password' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('a stranger who opens a listing is asked to log in and then stands before it', async ({
  page,
  running,
}) => {
  const ben = running.people.find((person) => person.name === 'ben')
  await page.goto('/jobs?search=virtual')
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, { email: ben?.email ?? '', password: ben?.password ?? '' })
  await expect(page).toHaveURL(/\/jobs\?search=virtual/)
})

for (const elsewhere of ['https://evil.example/jobs', '//evil.example', 'javascript:window.ran = 1'])
  test(`a link that somebody else made leads ben to the listing and not to ${elsewhere}`, {
    tag: '@security',
  }, async ({ page, signInAs }) => {
    await signInAs('ben')
    await page.goto(`/login?next=${encodeURIComponent(elsewhere)}`)
    await expect(page).toHaveURL('/jobs')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined()
  })

test('a stranger who opens a listing may sign up instead, and then stands before it', async ({ page }) => {
  const name = `tess_${Math.random().toString(36).slice(2, 9)}`
  await page.goto('/jobs?search=virtual')
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill('Tess')
  await page.getByLabel('Last name').fill('Ocampo')
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('mangga-at-bagoong-7')
  await page.getByLabel('Confirm password').fill('mangga-at-bagoong-7')
  await page.getByRole('radio', { name: 'Job seeker' }).check()
  await page.getByLabel(/I agree to the terms/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/jobs\?search=virtual/)
})

test('dario, whose trial has ended, is shown the plans instead of the listings', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('dario')
  await page.goto('/jobs')
  await expect(page).toHaveURL(/\/subscription\/plans$/)
  await expect(page.getByRole('heading', { name: 'Choose Your Perfect Plan' })).toBeVisible()
  await expect(page.getByText('Subscription Expired')).toBeVisible()
  await expectAccessible()
  await page.goto('/saved-jobs')
  await expect(page).toHaveURL(/\/saved-jobs$/)
})

test('a session that was ended elsewhere leads back to the login', async ({ page, signUpAs, request }) => {
  const { token } = await signUpAs('Nora')
  await page.goto('/jobs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A call of the page that comes late would lead to the login first.
  await page.goto('/robots.txt')
  await request.post('/api/auth/logout/', { headers: headersOf(token) })
  await page.goto('/saved-jobs')
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('an address that is none says so, to people and to machines', async ({ page, expectAccessible }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
})
