import { readFileSync } from 'node:fs'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { headersOf } from '../asking.ts'
import { endSessionAt } from '../failures/answers.ts'
import { expect, test } from '../fixtures.ts'
import { logIn, markReady } from '../log-in.ts'
import { mailedLink } from './mailed-link.ts'

type Account = { email: string; password: string }
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

/** Logs in on another device. */
async function signInElsewhere(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ userAgent: PHONE })
  await markReady(context)
  const page = await context.newPage()
  await page.goto('/login')
  await logIn(page, account)
  await expect(page).not.toHaveURL(/\/login/)
  return page
}

/** @returns the status */
const tryLogin = async (request: APIRequestContext, { email, password }: Account) =>
  (await request.post('/api/auth/login/', { data: { email, password } })).status()

test('lea changes her name and phone number, which are there after a reload; her address waits for its link', async ({
  page,
  request,
  running,
  signUpAs,
  expectAccessible,
}) => {
  const lea = await signUpAs('Lea')
  await page.goto('/settings')
  await expect(page.getByRole('tab', { name: 'Personal' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('radio', { name: 'Employer (not available)' })).toBeDisabled()
  await page.getByLabel('Last name').fill('Dela Cruz-Macaraeg')
  await page.getByLabel('Phone number').fill('+63 917 555 0101')
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Personal information updated successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Dela Cruz-Macaraeg')
  await expect(page.getByLabel('Phone number')).toHaveValue('+63 917 555 0101')

  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Failed to update your personal information.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  const other = lea.email.replace('@', '.new@')
  await page.getByLabel('Email').fill(other)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(`We emailed a link to ${other}.`)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(lea.email)
  const link = await mailedLink(request, running.standins.inbox, other, 'Please confirm your new email')
  await page.goto(link)
  await expect(page.getByText('Your new email address is confirmed.')).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByLabel('Email')).toHaveValue(other)
})

test.describe('on small screens', () => {
  for (const width of [320, 360, 640]) {
    test(`all five tabs are seen at ${width} pixels, whichever is open`, async ({ page, signUpAs }) => {
      await signUpAs('Lea')
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/settings?tab=personal')
      for (const open of ['Privacy & Data', 'Personal']) {
        await page.getByRole('tab', { name: open }).click()
        await expect(page.getByRole('tab', { name: open })).toHaveAttribute('aria-selected', 'true')
        await expect(page.getByRole('tab')).toHaveCount(5)
        for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 })
      }
    })
  }
})

test('unsaved changes are asked about on the way to another tab, and by the back button', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  await signUpAs('Lea')
  await page.goto('/saved-jobs')
  await page.goto('/settings?tab=notifications')
  await page.getByRole('switch', { name: 'Messages' }).uncheck()
  await page.getByRole('tab', { name: 'Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/tab=notifications/)
  await expect(page.getByRole('switch', { name: 'Messages' })).not.toBeChecked()
  await page.getByRole('tab', { name: 'Password' }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/tab=password/)
})

test('lea chooses her mails and who sees her, and both outlive a reload', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  await signUpAs('Lea')
  await page.goto('/settings?tab=notifications')
  await expect(page.getByRole('switch', { name: 'News from Hanap' })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: /^Daily/ })).toBeChecked()
  await page.getByRole('switch', { name: 'Application updates' }).uncheck()
  await page.getByRole('radio', { name: /^Weekly/ }).check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Notification preferences updated successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Application updates' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Job alerts' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Weekly/ })).toBeChecked()

  await page.getByRole('tab', { name: 'Privacy & Data' }).click()
  const anybody = page.getByRole('region', { name: 'Any employer who searches' })
  await expect(anybody.getByText('Lea R.')).toBeVisible()
  await page.getByRole('radio', { name: /^Private/ }).check()
  await page.getByRole('switch', { name: 'Allow recruiters to contact you' }).uncheck()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Privacy settings updated successfully!')).toBeVisible()
  await expect(anybody.getByText('Employers can’t see you.')).toBeVisible()
  await expectAccessible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Private/ })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Allow recruiters to contact you' })).not.toBeChecked()
  await expect(anybody.getByText('Employers can’t see you.')).toBeVisible()
})

test('lea sees her phone among her devices and signs it out', async ({ page, browser, signUpAs }) => {
  const lea = await signUpAs('Lea')
  const phone = await signInElsewhere(browser, lea)
  await page.goto('/settings?tab=password')
  const row = page.getByRole('listitem').filter({ hasText: 'Chrome on Android' })
  await row.getByRole('button', { name: /^Log out/ }).click()
  await expect(page.getByText('Chrome on Android is logged out.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('This device')).toBeVisible()
  await phone.goto('/saved-jobs')
  await expect(phone).toHaveURL(/\/login/)
  await page.reload()
  await expect(page.getByText('This device')).toBeVisible()
  await phone.context().close()
})

test('a new password signs lea out everywhere', async ({ page, browser, request, signUpAs }) => {
  const lea = await signUpAs('Lea')
  const phone = await signInElsewhere(browser, lea)
  await page.goto('/settings?tab=password')
  const write = (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value)
  await write('Current password', 'not-this-one-7')
  await write('New password', 'Kalabaw-sa-bukid-9')
  await write('New password again', 'Kalabaw-sa-bukid-9')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your old password was entered incorrectly.')).toBeVisible()
  await write('Current password', lea.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password was changed. Please log in again.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'New password', exact: true })).toHaveValue('')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await phone.goto('/saved-jobs')
  await expect(phone).toHaveURL(/\/login/)
  await phone.context().close()
  expect(await tryLogin(request, lea)).toBe(401)
  expect(await tryLogin(request, { ...lea, password: 'Kalabaw-sa-bukid-9' })).toBe(200)
})

test('lea asks for her data, is mailed a link, signs in again for it, and downloads it once', async ({
  page,
  request,
  running,
  signUpAs,
  expectAccessible,
}) => {
  const lea = await signUpAs('Lea')
  await page.goto('/settings?tab=privacy')
  await page.getByRole('button', { name: 'Ask for a copy' }).click()
  await expect(page.getByText('Your data export has been requested.')).toBeVisible()
  await expect(page.getByText('Your copy is ready')).toBeVisible({ timeout: 30_000 })
  await expectAccessible()

  const link = await mailedLink(request, running.standins.inbox, lea.email, 'The copy of your data is ready')
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(link)
  await expect(page).toHaveURL(/\/login\?next=\/data-export$/)
  await logIn(page, lea)
  await expect(page).toHaveURL(/\/data-export$/)
  await expectAccessible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = readFileSync(await (await saving).path())
  expect(file.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  expect((await saving).suggestedFilename()).toMatch(/\.zip$/)
  expect(file.includes('index.html')).toBe(true)
  await expect(page.getByText('You downloaded your data')).toBeVisible()
  await expectAccessible()

  // The same document would only get a hash change.
  await page.goto('/robots.txt')
  await page.goto(link)
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(page.getByText('This link has expired or you already used it.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Settings' }).click()
  await expect(page.getByText(/^You downloaded the copy you asked for on /)).toBeVisible()
})

test('a session that was ended elsewhere leads from the settings to the login, which says why', async ({
  page,
  request,
  signUpAs,
}) => {
  const reason = page.getByText('Please log in to access your settings.')
  /** Unknown to this browser. */
  const endSession = (token: string) => request.post('/api/auth/logout/', { headers: headersOf(token) })

  await test.step('on opening them', async () => {
    const { token } = await signUpAs('Lea')
    expect((await endSession(token)).ok()).toBe(true)
    for (const tab of ['personal', 'password', 'notifications', 'integrations', 'privacy']) {
      await page.evaluate((key) => localStorage.setItem('token', key), token)
      await page.goto(`/settings?tab=${tab}`)
      await expect(page).toHaveURL(new RegExp(`/login\\?next=/settings.*${tab}`))
      await expect(reason).toBeVisible()
    }
  })

  await test.step('on the way from one tab to another', async () => {
    const { token } = await signUpAs('Lea')
    await page.goto('/settings')
    await expect(page.getByLabel('Last name')).toBeVisible()
    await endSession(token)
    // After an earlier failed call the login shows.
    const tab = page.getByRole('tab', { name: 'Notifications' })
    await tab.or(page.getByRole('button', { name: 'Log In' })).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(reason).toBeVisible()
  })

  await test.step('on deleting the account', async () => {
    const lea = await signUpAs('Lea')
    await page.goto('/settings?tab=privacy')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Your Account' })
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(lea.password)
    await endSessionAt(page, 'POST /auth/delete-account/', request, lea.token)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL(/\/login/)
    // The open dialog's field shows it too.
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await expect(toasts.getByText('You must be logged in to delete your account.')).toBeVisible()
  })
})

test('lea thinks twice, mistypes, and then leaves with everything', async ({
  page,
  browser,
  request,
  running,
  signUpAs,
  expectAccessible,
}) => {
  const lea = await signUpAs('Lea')
  const phone = await signInElsewhere(browser, lea)
  await page.goto('/settings?tab=privacy')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Your Account' })
  const leave = dialog.getByRole('button', { name: 'Delete my account' })
  await expect(leave).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Your password' }).press('Enter')
  await expect(dialog.getByText('Please enter your password to confirm account deletion.')).toBeVisible()
  await expect(leave).toBeDisabled()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Account deletion was cancelled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not-this-one-7')
  await leave.click()
  await expect(dialog.getByText('Invalid password. Please try again.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(lea.password)
  await leave.click()
  await expect(
    dialog.getByText('Your account and all associated data have been successfully deleted.').first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  const kept = await page.evaluate(() =>
    ['token', 'user', 'savedJobs'].map((name) => localStorage.getItem(name)),
  )
  expect(kept).toEqual([null, null, null])
  await phone.goto('/saved-jobs')
  await expect(phone).toHaveURL(/\/login/)
  await phone.context().close()
  expect(await tryLogin(request, lea)).toBe(401)
  const mails = async () =>
    (await request.get(`${running.standins.inbox}/messages.json`, { params: { to: lea.email } })).json()
  await expect
    .poll(async () => (await mails()).map(({ subject }: { subject: string }) => subject).join(' | '))
    .toMatch(/deleted/i)
})
