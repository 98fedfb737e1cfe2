import { expect, test } from '../fixtures.ts'
import { TROUBLE, whileAnswered } from './answers.ts'
import { expectAtField } from './expected-words.ts'

const TOO_LONG = 'mangga-7'.repeat(17)
const refusal = (status: number, errors?: Record<string, string[]>) => ({ status, json: { errors } })

test('what keeps lea from logging in is said where it can be mended, and all she typed stays', async ({
  page,
}) => {
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Log in' })
  const email = form.getByLabel('Email')
  const password = form.getByRole('textbox', { name: 'Password' })
  const logIn = () => form.getByRole('button', { name: 'Log In' }).click()

  await logIn()
  await expectAtField(email, 'Email address is required')
  await expectAtField(password, 'Password is required')
  await email.fill('lea')
  await password.fill('short')
  await logIn()
  await expectAtField(email, 'Please enter a valid email address')
  await expectAtField(password, 'Password must be at least 6 characters')
  await password.fill(TOO_LONG)
  await expectAtField(password, 'Password must be at most 128 characters')

  await email.fill('nobody.has.this@example.com')
  await password.fill('not-her-password')
  await logIn()
  await expect(form.getByRole('alert')).toHaveText('Invalid email or password')

  const atFields = { email: ['This address is not in use.'], password: ['This password is old.'] }
  await whileAnswered(page, 'POST /auth/login/', refusal(400, atFields), async () => {
    await logIn()
    await expectAtField(email, 'This address is not in use.')
    await expectAtField(password, 'This password is old.')
    await expect(form.getByRole('alert')).toBeHidden()
  })
  const refusals = [
    [refusal(400, { non_field_errors: ['This account is closed.'] }), 'This account is closed.'],
    [refusal(401), 'Invalid email or password'],
    [refusal(429), 'Too many login attempts. Please try again later.'],
    [TROUBLE, 'An error occurred. Please try again.'],
    ['lost', 'Network error. Please check your connection and try again.'],
  ] as const
  for (const [failure, text] of refusals)
    await whileAnswered(page, 'POST /auth/login/', failure, async () => {
      await logIn()
      await expect(form.getByRole('alert')).toHaveText(text)
    })
  const detail =
    'Please confirm your email address first. Open the link we emailed you, or ask for a new one.'
  const unverified = { status: 403, json: { code: 'email-unverified', detail } }
  await whileAnswered(page, 'POST /auth/login/', unverified, async () => {
    await logIn()
    const told = form.getByRole('alert').filter({ hasText: 'Confirm your email first' })
    await expect(told.getByText(detail, { exact: true })).toBeVisible()
    await expect(form.getByRole('button', { name: 'Send a new link' })).toBeVisible()
  })
  await expect(email).toHaveValue('nobody.has.this@example.com')
  await expect(password).toHaveValue('not-her-password')
})

test('what keeps lea from signing up is said where it can be mended, and all she typed stays', async ({
  page,
  signUpAs,
}) => {
  const other = await signUpAs('Lea')
  const [taken = ''] = other.email.split('@')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/register')
  const form = page.getByRole('form', { name: 'Create your account' })
  const username = form.getByLabel('Username')
  const email = form.getByLabel('Email')
  const password = form.getByRole('textbox', { name: 'Password', exact: true })
  const confirm = form.getByRole('textbox', { name: 'Confirm password' })
  const signUp = () => form.getByRole('button', { name: 'Create account' }).click()
  const passwordRule = 'Password must be at least 8 characters and include a letter and a number'

  await test.step('nothing is filled in', async () => {
    await signUp()
    await expectAtField(form.getByLabel('First name'), 'First name is required')
    await expectAtField(form.getByLabel('Last name'), 'Last name is required')
    await expectAtField(username, 'Username is required')
    await expectAtField(email, 'Email address is required')
    await expectAtField(password, passwordRule)
    await expectAtField(confirm, 'Please confirm your password')
    await expectAtField(
      form.getByRole('radiogroup', { name: 'Account type' }),
      'Please select an account type',
    )
    await expectAtField(form.getByLabel(/I agree/), 'You must agree to the terms and conditions')
  })

  await test.step('it is filled in wrong', async () => {
    await form.getByLabel('First name').fill('Lea')
    await form.getByLabel('Last name').fill('Reyes')
    await form.getByRole('radio', { name: 'Job seeker' }).check()
    await form.getByLabel(/I agree/).check()
    await username.fill('lea reyes!')
    await email.fill('lea')
    await password.fill('mangga-at-bagoong')
    await confirm.fill('mangga-at-suman')
    await signUp()
    await expectAtField(username, 'Username can only contain letters, numbers, and underscores')
    await expectAtField(email, 'Please enter a valid email address')
    await expectAtField(password, passwordRule)
    await expectAtField(confirm, 'Passwords do not match')
    await password.fill(TOO_LONG)
    await expectAtField(password, 'Password must be at most 128 characters')
  })

  await test.step('another account has it, or half the world', async () => {
    await username.fill(taken)
    await email.fill(other.email)
    await password.fill('Password1')
    await confirm.fill('Password1')
    await signUp()
    await expectAtField(password, 'This password is too common. Please choose another.')
    await password.fill(other.password)
    await confirm.fill(other.password)
    await signUp()
    await expectAtField(email, 'This email is already registered')
    await expectAtField(username, 'This username is already taken')
  })

  await test.step('the server cannot make it now', async () => {
    const refusals = [
      [refusal(401), 'Authentication error. Please try again.'],
      [refusal(429), 'Too many signup attempts. Please try again later.'],
      [TROUBLE, 'An error occurred. Please try again.'],
      ['lost', 'Unable to connect to the server. Please check your internet connection.'],
    ] as const
    for (const [failure, text] of refusals)
      await whileAnswered(page, 'POST /auth/register/', failure, async () => {
        await signUp()
        await expect(form.getByRole('alert')).toHaveText(text)
      })
    await expect(form.getByLabel('First name')).toHaveValue('Lea')
    await expect(email).toHaveValue(other.email)
    await expect(confirm).toHaveValue(other.password)
    await expect(form.getByLabel(/I agree/)).toBeChecked()
  })
})

test('who forgot the password is told what is wrong with the address, the connection, the link, and the new one', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  const email = page.getByLabel('Email')
  const send = () => page.getByRole('button', { name: 'Send the link' }).click()
  await send()
  await expectAtField(email, 'Email address is required')
  await email.fill('lea')
  await send()
  await expectAtField(email, 'Please enter a valid email address')
  await email.fill('nobody.has.this@example.com')
  const network = 'Network error. Please check your connection and try again.'
  await whileAnswered(page, 'POST /auth/password/reset/', 'lost', async () => {
    await send()
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(network)
  })

  await page.goto('/reset-password#token=of-nobody')
  const form = page.getByRole('form', { name: 'Set a new password' })
  const password = form.getByRole('textbox', { name: 'New password' })
  const confirm = form.getByRole('textbox', { name: 'Confirm password' })
  const set = () => form.getByRole('button', { name: 'Set password' }).click()
  await set()
  await expectAtField(password, 'Password must be at least 8 characters and include a letter and a number')
  await expectAtField(confirm, 'Please confirm your password')
  await password.fill('mangga-at-bagoong-7')
  await confirm.fill('mangga-at-suman-7')
  await set()
  await expectAtField(confirm, 'Passwords do not match')
  await confirm.fill('mangga-at-bagoong-7')
  await whileAnswered(page, 'POST /auth/password/reset/confirm/', 'lost', async () => {
    await set()
    await expect(form.getByRole('alert')).toHaveText(network)
  })
  await set()
  await expect(page.getByText(/^Your earlier try may have set your password/)).toBeVisible()

  await page.goto('/reset-password#token=of-nobody-else')
  await password.fill('mangga-at-bagoong-7')
  await confirm.fill('mangga-at-bagoong-7')
  await set()
  await expect(
    page.getByText('This link has expired or you already used it. Please ask for a new one.', {
      exact: true,
    }),
  ).toBeVisible()
})
