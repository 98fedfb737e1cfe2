import { expect, test } from '../fixtures.ts'
import { endSessionAt, TROUBLE, whileAnswered } from './answers.ts'
import { alertOf, expectAtField, expectToast, press } from './expected-words.ts'

const network = 'Network error. Please check your connection and try again.'
const failedCopy = {
  id: 1,
  state: 'failed',
  done: 0,
  total: 21,
  size: null,
  requested_at: '2026-11-20T02:00:00Z',
  ready_at: null,
  expires_at: null,
}
const saying = (status: number, error: string) => ({ status, json: { error } })

test('settings that do not load say so, in the server’s words where it has some, and are asked for again', async ({
  page,
  signUpAs,
}) => {
  await signUpAs('Lea')
  const failed = 'Failed to load your settings. Please try again.'
  const tabs = [
    ['Integrations', 'GET /settings/integrations/', 'lost', failed],
    ['Personal', 'GET /auth/user/', TROUBLE, failed],
    ['Notifications', 'GET /settings/notifications/', { status: 400 }, failed],
    ['Privacy & Data', 'GET /settings/privacy/', saying(403, 'We are moving house.'), 'We are moving house.'],
  ] as const
  const panel = page.getByRole('tabpanel')
  for (const [tab, call, failure, text] of tabs)
    await whileAnswered(page, call, failure, async () => {
      // The cards beside load these too: fail before they are cached.
      if (tab === 'Integrations') await page.goto('/settings?tab=integrations')
      else if (tab === 'Privacy & Data') await page.goto('/settings?tab=privacy')
      else await page.getByRole('tab', { name: tab }).click()
      await expect(panel.getByRole('alert').getByRole('paragraph')).toHaveText('Your settings didn’t load')
      await expect(panel.getByText(text, { exact: true })).toBeVisible()
    })
  await panel.getByRole('button', { name: 'Try Again' }).click()
  await expect(panel.getByRole('radio', { name: /^Public/ })).toBeChecked()
})

test('what keeps lea’s personal information from being saved is said, and at last that her session has ended', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Lea')
  await page.goto('/settings')
  const email = page.getByLabel('Email')
  const phone = page.getByLabel('Phone number')
  const save = () => page.getByRole('button', { name: 'Save Changes' }).click()
  const failed = 'Failed to update your personal information.'
  await email.fill('')
  await phone.fill('+63 917 555 0101')
  await save()
  await expectAtField(email, 'Email address is required')
  await email.fill('lea')
  await save()
  await expectAtField(email, 'Please enter a valid email address')
  await email.fill('ana@example.com')
  await save()
  await expectToast(page, failed, 'This email is already registered')
  await expectAtField(email, 'This email is already registered')
  const errors = { username: ['This name is reserved.'], phone_number: ['This number is foreign.'] }
  const failures = [
    [{ status: 400, json: { errors } }, 'This name is reserved. This number is foreign.'],
    [TROUBLE, undefined],
    ['lost', network],
  ] as const
  for (const [failure, text] of failures)
    await whileAnswered(page, 'PUT /user/update/', failure, async () => {
      await save()
      await expectToast(page, failed, text)
    })
  await expect(phone).toHaveValue('+63 917 555 0101')

  await endSessionAt(page, 'PUT /user/update/', request, token)
  await save()
  await expectToast(page, 'Your session has expired. Please log in again.')
  await expect(page).toHaveURL(/\/login/)
})

test('what keeps lea from another password is said where it can be mended', async ({ page, signUpAs }) => {
  const lea = await signUpAs('Lea')
  await page.goto('/settings?tab=password')
  const form = page.getByRole('form', { name: 'Password' })
  const field = (name: string) => form.getByRole('textbox', { name, exact: true })
  const [old, first, second] = [field('Current password'), field('New password'), field('New password again')]
  const change = () => form.getByRole('button', { name: 'Change password' }).click()
  const rule = 'Password must be at least 8 characters with at least one uppercase letter and one number.'
  await change()
  await expectAtField(old, 'Current password is required')
  await expectAtField(first, rule)
  await old.fill('not-this-one-7')
  await first.fill('kalabaw-sa-bukid-9')
  await second.fill('Kalabaw-sa-bukid-9')
  await change()
  await expectAtField(first, rule)
  await expectAtField(second, 'New passwords do not match.')
  await first.fill('Kalabaw-sa-bukid-9')
  await change()
  await expectAtField(old, 'Your old password was entered incorrectly. Please enter it again.')
  await old.fill(lea.password)
  for (const password of [first, second]) await password.fill('Password1')
  await change()
  await expectAtField(first, 'This password is too common. Please choose another.')
  await first.fill('Kalabaw-sa-bukid-9')
  await second.fill('Kalabaw-sa-bukid-9')

  const failed = 'Failed to update your password. Please try again.'
  const errors = { non_field_errors: ['Your password was changed today.'] }
  const failures = [
    [TROUBLE, failed],
    [{ status: 400, json: { errors } }, 'Your password was changed today.'],
    ['lost', failed],
  ] as const
  for (const [failure, text] of failures)
    await whileAnswered(page, 'POST /auth/password/change/', failure, async () => {
      await change()
      await expect(form.getByRole('alert')).toHaveText(text)
    })
  await expect(old).toHaveValue(lea.password)
  await expect(second).toHaveValue('Kalabaw-sa-bukid-9')
})

test('mails, privacy and a copy of her data: what could not be saved or asked for is said, and lea’s choices stay', async ({
  page,
  signUpAs,
}) => {
  await signUpAs('Lea')
  await page.goto('/settings?tab=notifications')
  const save = () => page.getByRole('button', { name: 'Save Changes' }).click()
  const messages = page.getByRole('switch', { name: 'Messages' })
  await messages.uncheck()
  const mailsFailed = 'Failed to update your notification preferences.'
  for (const [answer, text] of [
    [TROUBLE, undefined],
    ['lost', network],
  ] as const)
    await whileAnswered(page, 'PUT /settings/notifications/', answer, async () => {
      await save()
      await expectToast(page, mailsFailed, text)
    })
  await expect(messages).not.toBeChecked()
  await save()
  await expectToast(page, 'Notification preferences updated successfully!')

  const tryAgain = page.getByRole('tabpanel').getByRole('button', { name: 'Try Again' })
  const viewsFailed = alertOf(page, 'This preview didn’t load.')
  const copyUnknown = page.getByText('Your last copy’s status didn’t load.')
  await whileAnswered(page, 'GET /settings/privacy/preview/', TROUBLE, () =>
    whileAnswered(page, 'GET /settings/data-export/', TROUBLE, async () => {
      await page.getByRole('tab', { name: 'Privacy & Data' }).click()
      await expect(viewsFailed).toBeVisible()
      await expect(copyUnknown).toBeVisible()
    }),
  )
  await press(viewsFailed.getByRole('button', { name: 'Try Again' }))
  await expect(viewsFailed).toBeHidden()
  const whileCopyFailed = (work: () => Promise<void>) =>
    whileAnswered(page, 'GET /settings/data-export/', { status: 200, json: { export: failedCopy } }, work)
  await whileCopyFailed(async () => {
    await press(tryAgain)
    await expect(alertOf(page, 'We couldn’t make your last copy. Please ask for a new one.')).toBeVisible()
  })

  const hidden = page.getByRole('radio', { name: /^Private/ })
  await hidden.check()
  const privacyFailed = 'Failed to update your privacy settings. Please try again.'
  for (const [answer, text] of [
    [{ status: 404 }, 'Privacy settings endpoint not found. Please contact support.'],
    [TROUBLE, privacyFailed],
    [saying(400, 'Not while you are being hired.'), 'Not while you are being hired.'],
    ['lost', privacyFailed],
  ] as const)
    await whileAnswered(page, 'PUT /settings/privacy/', answer, async () => {
      await save()
      await expectToast(page, text)
    })
  await expect(hidden).toBeChecked()

  const copyFailed = 'Failed to request your data export.'
  await whileCopyFailed(async () => {
    for (const [answer, text] of [
      [TROUBLE, undefined],
      ['lost', network],
    ] as const)
      await whileAnswered(page, 'POST /settings/request-data-export/', answer, async () => {
        await page.getByRole('button', { name: 'Ask for a new copy' }).click()
        await expectToast(page, copyFailed, text)
      })
  })
})

test('a device that could not be signed out stays among lea’s, by itself and with all the others', async ({
  page,
  request,
  signUpAs,
}) => {
  const { email, password } = await signUpAs('Lea')
  const elsewhere = await request.post('/api/auth/login/', { data: { email, password } })
  expect(elsewhere.ok()).toBe(true)
  await page.goto('/settings?tab=password')
  const panel = page.getByRole('tabpanel')
  const signOut = panel.getByRole('button', { name: /^Log out A program/ })
  const endOthers = page.getByRole('button', { name: 'Log out everywhere else' })
  for (const failure of [TROUBLE, 'lost'] as const) {
    await whileAnswered(page, 'DELETE /auth/sessions/*/', failure, async () => {
      await press(signOut)
      await expectToast(page, 'We couldn’t log out that device. Please try again.')
    })
    await whileAnswered(page, 'POST /auth/sessions/end-others/', failure, async () => {
      await press(endOthers)
      await press(page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere else' }))
      await expectToast(page, 'We couldn’t log out the other devices. Please try again.')
    })
  }
  await expect(signOut).toHaveCount(1)
})

test('an account that cannot be deleted now says why at the password, and the dialog stays', async ({
  page,
  signUpAs,
}) => {
  await signUpAs('Lea')
  await page.goto('/settings?tab=privacy')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Your Account' })
  const password = dialog.getByRole('textbox', { name: 'Your password' })
  const leave = () => dialog.getByRole('button', { name: 'Delete my account' }).click()
  await password.press('Enter')
  await expectAtField(password, 'Please enter your password to confirm account deletion.')
  await password.fill('not-this-one-7')
  await leave()
  await expectAtField(password, 'Invalid password. Please try again.')
  const failed = 'Failed to delete your account. Please try again.'
  const mayBeDeleted = 'We may have deleted your account already.'
  const failures = [
    [saying(409, 'A payment of yours is still open.'), 'A payment of yours is still open.'],
    [{ status: 400 }, 'Invalid password. Please try again.'],
    [{ status: 401 }, 'You must be logged in to delete your account.'],
    [TROUBLE, failed],
    ['lost', failed],
    [{ status: 401 }, mayBeDeleted],
  ] as const
  for (const [failure, text] of failures)
    await whileAnswered(page, 'POST /auth/delete-account/', failure, async () => {
      await leave()
      await expectAtField(password, text)
    })
  await expect(password).toHaveValue('not-this-one-7')
})
